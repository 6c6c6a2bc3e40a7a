/** The desk: what is open, what is looked at, and the ways from one thing to another. One of each in the page. */
import type { Api, FindingRow, Hit, SetSettings } from '../../ipc/api.gen';
import { call, onClosing } from '../../ipc/client';
import { Editing } from '../edit/editing.svelte';
import { systemLanguage } from '../i18n/languages';
import { words } from '../i18n/words.svelte';
import { theme } from '../theme.svelte';
import { Findings } from './findings.svelte';
import { Layers } from './layers.svelte';
import { Place, type Tab, type Target } from './place.svelte';
import { Selection } from './selection.svelte';
import { Workspace } from './workspace.svelte';

export const workspace = new Workspace();
export const selection = new Selection();
export const findings = new Findings();
export const place = new Place();
export const layers = new Layers();
export const editing = new Editing({ refresh, complain: (refused) => workspace.complain(refused) });

/** Reads the settings, then shows the open folder, or the one the program was started on. */
export async function start(): Promise<void> {
  theme.follow();
  await workspace.begin((event) => editing.hear(event));
  await onClosing(() => editing.close());
  applySettings();
  if (workspace.open) await showFolder();
  else await open('open_start', {});
}

/** Opens a folder and shows it as a whole. */
export async function open<M extends 'open_folder' | 'open_samples' | 'open_recent' | 'open_start'>(
  method: M,
  params: Api[M]['args'],
): Promise<void> {
  if ((await editing.close()) === 'stay') return;
  if (await workspace.opens(method, params)) await showFolder();
}

/** Shows the folder as a whole, or its one master. */
async function showFolder(): Promise<void> {
  const rows = workspace.masters?.rows ?? [];
  findings.current = null;
  await editing.begin();
  await showMaster(rows.length === 1 ? (rows[0]?.slug ?? null) : null, true);
}

/** Reads the open folder again and stays where one is. */
export async function reload(): Promise<void> {
  await editing.flush();
  if (workspace.open && (await workspace.opens('reload', {}))) await editing.refresh();
}

/** Shows what the files say now and stays where one is; a master that is gone gives way to the folder. While a folder
 * is being opened there is nothing to show: it is shown afterwards. */
async function refresh(): Promise<void> {
  if (workspace.busy) return;
  await workspace.refresh();
  if (!workspace.open) return;
  const there = (slug: string | null) => workspace.masters?.rows.some((row) => row.slug === slug);
  const slug = there(selection.slug) ? selection.slug : null;
  if (slug !== selection.slug) place.go('overview');
  await Promise.all([
    selection.select(slug, true),
    findings.list(there(findings.master) ? findings.master : null),
  ]);
}

/** Shows the master `slug`, or the folder as a whole, with its findings. */
export async function showMaster(slug: string | null, afresh = false): Promise<void> {
  place.go(slug ? place.tab : 'overview');
  await attempt(() => Promise.all([selection.select(slug, afresh), findings.list(slug)]));
}

/** Goes to `tab` of the present master, and to the words of `target` in `file`. */
export function go(tab: Tab, file: string | null = null, target: Target | null = null): void {
  place.go(tab, file, target);
}

/** Goes to the words a finding is about: on the ruled page where they stand there, else in the file. */
export async function goToFinding(finding: FindingRow): Promise<void> {
  findings.current = finding.id;
  const { file, range } = finding.place;
  await attempt(async () => {
    await selection.select(finding.master);
    const excerpt = range && selection.excerpts.find((view) => view.file === file);
    const target: Target = { finding: finding.id, ...(range && { line: range.line }) };
    place.go(excerpt ? 'excerpts' : 'files', file, target);
  });
}

/** Goes to the next finding, or to the one before. One who is not typing goes on reading: the key pressed again must
 * not be typed into a text. */
export async function step(by: 1 | -1): Promise<void> {
  if (!document.activeElement?.closest('[contenteditable]')) place.edit = false;
  const finding = await findings.beside(by);
  if (finding) await goToFinding(finding);
}

/** Goes to what quick open found. */
export async function goToHit(hit: Hit): Promise<void> {
  layers.close();
  if (hit.kind === 'check' && hit.code) return layers.explain(hit.code);
  await showMaster(hit.master);
  if (hit.kind === 'passage') place.go('excerpts', hit.file, { passage: hit.index ?? 0 });
  else if (hit.kind === 'source') place.go('sources');
  else if (hit.kind === 'file') place.go('files', hit.file, hit.line ? { line: hit.line } : null);
  else place.go('overview');
}

/** Changes settings and applies them at once. */
export async function change(settings: SetSettings): Promise<void> {
  await attempt(async () => {
    const changed = await call('set_settings', settings);
    if (workspace.app) workspace.app = { ...workspace.app, settings: changed };
    applySettings();
  });
}

function applySettings(): void {
  const settings = workspace.app?.settings;
  words.tag = settings?.language ?? systemLanguage();
  theme.chosen = settings?.theme ?? 'system';
}

async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (refused) {
    workspace.complain(refused);
  }
}
