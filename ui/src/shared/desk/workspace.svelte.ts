/** The open folder: its masters, how its opening goes, and what went wrong. */
import type { Api, ApiError, AppEvent, MastersPage, OpenOutcome, StateView } from '../../ipc/api.gen';
import { call, onEvent, Refused } from '../../ipc/client';

/** The commands that open a folder. */
type Opening = 'open_folder' | 'open_samples' | 'open_start' | 'reload' | 'open_recent';

export class Workspace {
  app = $state<StateView | null>(null);
  masters = $state<MastersPage | null>(null);
  progress = $state<Extract<AppEvent, { type: 'opening' }> | null>(null);
  error = $state<ApiError | null>(null);
  busy = $state(false);

  readonly open = $derived(this.app?.workspace ?? null);

  /** Hears how openings go from now on, and asks what is open; `hear` gets every event. */
  async begin(hear: (event: AppEvent) => void): Promise<void> {
    await onEvent((event) => {
      if (event.type === 'opening') this.progress = event;
      hear(event);
    });
    await this.refresh();
  }

  /** Opens a folder; what was open stays open where that fails or the person changes their mind. */
  async opens<M extends Opening>(method: M, params: Api[M]['args']): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    try {
      const result: OpenOutcome = await call(method, params);
      if (result.outcome === 'opened') await this.refresh();
      return result.outcome === 'opened';
    } catch (refused) {
      this.complain(refused);
      return false;
    } finally {
      this.busy = false;
      this.progress = null;
    }
  }

  /** Stops the opening under way. */
  async cancel(): Promise<void> {
    await call('cancel_open', {});
  }

  /** Shows what a command was refused for; anything else is a fault of the page. */
  complain(refused: unknown): void {
    if (!(refused instanceof Refused)) throw refused;
    this.error = refused.error;
  }

  /** Asks what is open and which masters it has. */
  async refresh(): Promise<void> {
    const app = await call('state', {});
    this.masters = app.workspace ? await call('masters', {}) : null;
    this.app = app;
  }
}
