/** The way back over the real service: parts of a file, whole files, a long timeline; and who holds the pen. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { closeBrowser, openDesk, type Desk } from './browser';
import { put, samples, type Folder } from './damaged';
import { standing } from './saving';
import { showMaster } from './screens';

const desks: Desk[] = [];
let folder: Folder;

afterEach(async () => {
  for (const desk of desks.splice(0)) await desk.close();
  folder.remove();
});
afterAll(closeBrowser);

const TEACHING = 'master-sengcan/references/teaching.md';
const META = 'master-sengcan/meta.json';
const text = (file: string) => readFileSync(join(folder.path, file), 'utf8');

async function open(): Promise<Desk> {
  const desk = await openDesk(folder.path);
  desks.push(desk);
  await showMaster(desk.page, 'sengcan');
  return desk;
}

test('of what another program changed a part is restored, then all of it', async () => {
  folder = samples();
  const { page, faults } = await open();
  // A history begins with the first change that is made here.
  await page.keyboard.press('Alt+4');
  await page.fill('[data-control=version]', '1.0.1');
  await expect.poll(() => text(META)).toContain('"version": "1.0.1"');
  const before = text(TEACHING);
  const [first, last] = [before.slice(0, before.indexOf('\n')), before.trimEnd().slice(-4)];
  const after = before.replace(first, `${first}！`).trimEnd() + '又。\n';
  writeFileSync(join(folder.path, TEACHING), after);
  await page.waitForSelector('text=1 file was changed by another program');
  await page.keyboard.press('Control+h');
  await page.waitForSelector('[role=dialog] [role=option]');
  await page.click('[role=dialog] .detail ul li >> nth=0 >> input');
  await page.click('text=Restore 1 place…');
  await page.waitForSelector('[role=dialog] summary >> text=references/teaching.md');
  await page.keyboard.press('Enter');
  await expect.poll(() => text(TEACHING)).toBe(after.replace(`${first}！`, first));
  expect(text(TEACHING)).toContain(`${last}又。`);
  await page.click('[role=dialog] [role=option] >> nth=1');
  await page.click('text=Restore the whole file…');
  await page.waitForSelector('[role=dialog] summary >> text=references/teaching.md');
  await page.keyboard.press('Enter');
  await expect.poll(() => text(TEACHING)).toBe(before);
  expect(faults).toEqual([]);
});

test('a timeline of hundreds of steps is drawn only where it is looked at, and gone through by keys', async () => {
  folder = samples();
  const { page, faults } = await open();
  const refused = await page.evaluate(async () => {
    const file = { master: 'sengcan', file: 'meta.json' };
    const headers = { 'content-type': 'application/json' };
    const answers: number[] = [];
    for (let step = 0; step < 300; step += 1) {
      const edit = { kind: 'set', file, pointer: '/version', value: `1.1.${step}` };
      const body = JSON.stringify({ edit });
      answers.push((await fetch('/rpc/apply_edit', { method: 'POST', headers, body })).status);
    }
    return answers.filter((status) => status !== 200);
  });
  expect(refused).toEqual([]);
  await page.keyboard.press('Control+h');
  await page.waitForSelector('[role=dialog] [role=option]');
  expect(await page.locator('[role=dialog] [role=option]').count()).toBeLessThan(60);
  await page.focus('[role=dialog] [role=listbox]');
  await page.keyboard.press('End');
  await page.waitForSelector('[role=dialog] [role=option][aria-selected=true][aria-posinset="300"]');
  await page.click('text=Restore the whole file…');
  await page.waitForSelector('[role=dialog] summary >> text=meta.json');
  await page.keyboard.press('Enter');
  await expect.poll(() => text(META)).toContain('"version": "1.0.0"');
  expect(faults).toEqual([]);
});

test('a second window only reads, says who writes, and takes over when that one is gone', async () => {
  folder = samples();
  const writer = await open();
  await writer.page.keyboard.press('Alt+4');
  await writer.page.fill('[data-control=version]', '1.0.1');
  await expect.poll(() => text(META)).toContain('"version": "1.0.1"');
  const reader = await open();
  await reader.page.waitForSelector('footer .standing >> text=Only to be read');
  await reader.page.click('text=Take over');
  await standing(reader.page, 'Only to be read');
  await writer.kill();
  await reader.page.click('text=Take over');
  await standing(reader.page, 'Saved');
  await reader.page.keyboard.press('Alt+4');
  await reader.page.fill('[data-control=version]', '1.0.2');
  await expect.poll(() => text(META)).toContain('"version": "1.0.2"');
});

test('meta.json beside its form changes with it, and the form with meta.json', async () => {
  folder = samples();
  put(folder.path, META, '"version": "1.0.0"', '"x_own": 1,\n  "version": "1.0.0"');
  const { page, faults } = await open();
  await page.keyboard.press('Alt+4');
  await page.click('text=meta.json beside it');
  await page.waitForSelector('main .cm-content');
  await page.fill('[data-control=version]', '1.0.7');
  await page.waitForSelector('main .cm-content >> text=1.0.7');
  await page.click('main .cm-line >> text=1.0.7');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('8');
  await expect.poll(() => text(META)).toContain('"version": "1.0.8"');
  await expect.poll(() => page.inputValue('[data-control=version]')).toBe('1.0.8');
  expect(text(META)).toContain('"x_own": 1');
  expect(faults).toEqual([]);
});
