/** Whole masters and whole files over the real service: copied, put away, taken back, named, derived. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { closeBrowser, openDesk, type Desk } from './browser';
import { put, samples, type Folder } from './damaged';
import { showMaster } from './screens';

let desk: Desk;
let folder: Folder;

afterEach(async () => {
  await desk.close();
  folder.remove();
});
afterAll(closeBrowser);

const INDEX = 'master-sengcan/sources/INDEX.md';
const SKILL = 'master-sengcan/SKILL.md';
const text = (file: string) => readFileSync(join(folder.path, file), 'utf8');
const is = (file: string) => existsSync(join(folder.path, file));

async function begin(change?: (path: string) => void): Promise<void> {
  folder = samples();
  change?.(folder.path);
  desk = await openDesk(folder.path);
  await showMaster(desk.page, 'sengcan');
}

/** What quick open finds first by `words` is done. */
async function command(words: string, name: string): Promise<void> {
  const { page } = desk;
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  await page.waitForSelector(`[role=option][aria-selected=true] >> text=${name}`);
  await page.keyboard.press('Enter');
}

/** Shows `file` of the master that is shown, and one of the things to do with it. */
async function fileAction(file: string, name: string): Promise<void> {
  const { page } = desk;
  await page.keyboard.press('Alt+6');
  await page.click(`.files li button:has(.name:text-is("${file}"))`);
  await page.waitForSelector(`#file-name >> text=${file}`);
  await page.click('[aria-label="More for this file"]');
  await page.click(`[role=menuitem] >> text=${name}`);
}

test('a master is copied and put into the archive, and both are taken back in turn', async () => {
  await begin();
  const { page } = desk;
  await command('duplicate', 'Duplicate this master…');
  await page.waitForSelector('[role=dialog] summary >> text=master-sengcan-2');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#master-sengcan-2[aria-selected=true]');
  expect(text('master-sengcan-2/meta.json')).toContain('"slug": "sengcan-2"');
  expect(text('master-sengcan-2/sources/xinxinming-excerpts.md')).toBe(
    text('master-sengcan/sources/xinxinming-excerpts.md'),
  );
  await command('archive this', 'Archive this master');
  await page.waitForSelector('#master-sengcan-2', { state: 'detached' });
  expect([is('master-sengcan-2'), is('archive/master-sengcan-2/meta.json')]).toEqual([false, true]);
  await command('trash…', 'Archive and trash…');
  await page.click('[role=dialog] [data-control=restore]');
  await page.waitForSelector('#master-sengcan-2');
  await page.waitForSelector('[role=dialog] >> text=Nothing is archived');
  await page.keyboard.press('Escape');
  expect([is('master-sengcan-2/meta.json'), is('archive/master-sengcan-2')]).toEqual([true, false]);
  expect(desk.faults).toEqual([]);
});

test('a field of the front matter changes its line of SKILL.md and no other', async () => {
  await begin();
  const { page } = desk;
  const before = text(SKILL);
  await page.keyboard.press('Alt+6');
  await page.click('.files li button:has(.name:text-is("SKILL.md"))');
  await page.keyboard.press('Control+e');
  await page.fill('.front .field-row input >> nth=0', 'master-other');
  await page.keyboard.press('Tab');
  await expect.poll(() => text(SKILL)).toBe(before.replace('name: master-sengcan', 'name: master-other'));
  await page.locator('aside li[id] >> text=skill/name-not-the-folder').waitFor();
  await page.fill('#front-key', 'curator');
  await page.keyboard.press('Enter');
  await expect.poll(() => text(SKILL)).toMatch(/\ncurator: ""\n---\n/);
  await page.click('.front [aria-label*="curator"]');
  await expect.poll(() => text(SKILL)).not.toContain('curator');
  expect(desk.faults).toEqual([]);
});

test('INDEX is derived after its difference was looked at', async () => {
  const row = '| `xinxinming-excerpts.md` |';
  await begin((path) => put(path, INDEX, row, '| `gone-excerpts.md` |'));
  const { page } = desk;
  const before = text(INDEX);
  await page.keyboard.press('Alt+6');
  await page.click('.files li button:has(.name:text-is("sources/INDEX.md"))');
  await page.click('text=Derive from the excerpts…');
  await page.waitForSelector('[role=dialog] del >> text=gone');
  await page.waitForSelector('[role=dialog] ins >> text=xinxinming');
  expect(text(INDEX)).toBe(before);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[role=dialog]', { state: 'detached' });
  expect(text(INDEX)).toContain(row);
  expect(text(INDEX)).not.toContain('gone-excerpts.md');
});

test('a file is made, named otherwise with what names it, and taken away', async () => {
  await begin();
  const { page } = desk;
  await fileAction('sources/xinxinming-excerpts.md', 'Rename…');
  await page.fill('[role=dialog] input', 'sources/xinxin-excerpts.md');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[role=dialog] summary >> text=sources/INDEX.md');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#file-name >> text=sources/xinxin-excerpts.md');
  expect(text(INDEX)).toContain('`xinxin-excerpts.md`');
  expect(is('master-sengcan/sources/xinxinming-excerpts.md')).toBe(false);

  await fileAction('references/voice.md', 'New file…');
  await page.fill('[role=dialog] input', 'references/notes.md');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[role=dialog] summary >> text=references/notes.md');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#file-name >> text=references/notes.md');
  expect(text('master-sengcan/references/notes.md')).toBe('');

  await fileAction('references/notes.md', 'Remove…');
  await page.waitForSelector('[role=dialog] summary >> text=references/notes.md');
  await page.keyboard.press('Enter');
  await expect.poll(() => is('master-sengcan/references/notes.md')).toBe(false);
  // The file that is gone may be asked for once more before the page leaves it.
  expect(desk.faults.filter((fault) => !fault.includes('422'))).toEqual([]);
});
