/**
 * The one door to the service: by the window's own channel, or over loopback where the page runs in a browser.
 * Nothing else may import Tauri.
 */
import { invoke, isTauri } from '@tauri-apps/api/core';
import { listen } from '@tauri-apps/api/event';
import { getCurrentWindow } from '@tauri-apps/api/window';
import type { Api, ApiError, AppEvent } from './api.gen';

/** A command that was refused, with the service's own error. */
export class Refused extends Error {
  constructor(readonly error: ApiError) {
    super(error.code);
  }
}

/** Runs one command of the service. Throws {@link Refused} where the service refuses. */
export async function call<M extends keyof Api>(
  method: M,
  params: Api[M]['args'],
): Promise<Api[M]['result']> {
  return isTauri() ? byWindow(method, params) : byLoopback(method, params);
}

async function byWindow<M extends keyof Api>(method: M, params: Api[M]['args']): Promise<Api[M]['result']> {
  try {
    return await invoke<Api[M]['result']>('rpc', { method, params });
  } catch (error) {
    throw new Refused(error as ApiError);
  }
}

async function byLoopback<M extends keyof Api>(method: M, params: Api[M]['args']): Promise<Api[M]['result']> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`/rpc/${method}`, { method: 'POST', headers, body: JSON.stringify(params) });
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Refused(body as ApiError);
  return body as Api[M]['result'];
}

/** Hears every event of the service until the returned function is called. */
export async function onEvent(hear: (event: AppEvent) => void): Promise<() => void> {
  if (isTauri()) return listen<AppEvent>('app-event', (event) => hear(event.payload));
  const source = new EventSource('/events');
  await new Promise((ready) => source.addEventListener('open', ready, { once: true }));
  source.addEventListener('message', (event) => hear(JSON.parse(event.data as string) as AppEvent));
  return () => source.close();
}

/** Runs `work` before the page goes; the window stays where that says so. In a browser it cannot be waited for. */
export async function onClosing(work: () => Promise<'close' | 'stay'>): Promise<void> {
  if (!isTauri()) return addEventListener('pagehide', () => void work());
  await getCurrentWindow().onCloseRequested(async (event) => {
    if ((await work()) === 'stay') event.preventDefault();
  });
}
