/** Editing through the forms, over the real service: what the fields say is in the files, and findings come and go. */
import { readFileSync } from 'node:fs';
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

const META = 'master-sengcan/meta.json';
const CASES = 'master-sengcan/tests/fidelity.jsonl';
const text = (file: string) => readFileSync(join(folder.path, file), 'utf8');
const says = (file: string, wanted: string | RegExp) =>
  expect.poll(() => text(file), { timeout: 5000 }).toMatch(wanted);
const keys = async (...names: string[]) => {
  for (const name of names) await desk.page.keyboard.press(name);
};
const finding = (code: string) => desk.page.locator(`aside li[id] >> text=${code}`);

async function begin(change?: (path: string) => void): Promise<void> {
  folder = samples();
  change?.(folder.path);
  desk = await openDesk(folder.path);
  await showMaster(desk.page, 'sengcan');
}

test('a source is declared in any spelling, broken and mended, moved and taken out', async () => {
  await begin();
  const { page } = desk;
  await keys('Alt+2');
  await page.click('text=Add a source…');
  await page.keyboard.type('T08n0235');
  await page.waitForSelector('text=Chinese canon (CBETA)');
  await keys('Enter');
  await page.waitForSelector('[data-control=title]:focus');
  await finding('sources/field-blank').waitFor();
  await page.keyboard.type('金刚经');
  await says(META, /"id": "T08n0235",\s*"title": "金刚经"/);
  await finding('sources/field-blank').waitFor({ state: 'detached' });
  await keys('Alt+ArrowUp');
  await says(META, /T08n0235[^]*T48n2010[^]*citation_contract/);
  await page.waitForSelector('[data-row] >> nth=0 >> [data-control=title]:focus');
  await page.fill('[data-control=id]', '');
  await page.keyboard.type('t2010');
  await page.waitForSelector('text=known from 僧璨');
  await keys('Escape');
  await page.waitForSelector('[data-control=edit]:focus');
  await page.click('[data-row] >> nth=0 >> [data-control=remove]');
  await says(META, /^(?![^]*T08n0235)/);
  await page.waitForSelector('[data-control=edit]:focus');
  expect(desk.faults).toEqual([]);
});

test('an identifier is changed with every reference, after they were looked at', async () => {
  await begin();
  const { page } = desk;
  await keys('Alt+2');
  await page.click('[data-control=edit]');
  await page.fill('[data-control=id]', 'T48n2011');
  await page.click('text=/Change it here and in/');
  await page.waitForSelector('[role=dialog] ins >> text=T48n2011');
  await page.waitForSelector('[role=dialog] summary >> text=sources/xinxinming-excerpts.md');
  expect(text(META)).toContain('T48n2010');
  await keys('Enter');
  await page.waitForSelector('[role=dialog]', { state: 'detached' });
  await says(META, 'T48n2011');
  expect(text(CASES)).not.toContain('T48n2010');
  expect(text('master-sengcan/sources/xinxinming-excerpts.md')).not.toContain('T48n2010');
});

test('the form of meta.json changes what is typed and keeps what nobody knows', async () => {
  await begin((path) =>
    put(path, META, '"version": "1.0.0"', '"x_own": {"weight": 0.50},\n  "version": "1.0.0"'),
  );
  const { page } = desk;
  await keys('Alt+4');
  const style = page.locator('[data-control=qa]');
  await style.fill('太短');
  await finding('style/length').waitFor();
  await page.waitForSelector('text=2 characters of 30 to 80');
  await says(META, '"qa": "太短"');
  expect(text(META)).toContain('"x_own": {"weight": 0.50}');
  await page.click('#section-voice ~ * [data-row] >> nth=0 >> [data-control=down]');
  await says(META, /"唯嫌拣择",\s*"至道无难"/);
  await page.waitForSelector('[data-row] >> nth=1 >> [data-control=down]:focus');
  await page.fill('.unknown textarea', '{"weight": 0.75}');
  await says(META, /"weight": 0\.75/);
  expect(desk.faults).toEqual([]);
});

test('fidelity cases are written, and changed in bulk after a look', async () => {
  await begin();
  const { page } = desk;
  await keys('Alt+5');
  await page.click('text=Add a case');
  await page.waitForSelector('[data-control=q]:focus');
  await finding('fidelity/question-missing').waitFor();
  await page.keyboard.type('铭文共有几句？');
  await says(CASES, '"铭文共有几句？"');
  await finding('fidelity/question-missing').waitFor({ state: 'detached' });
  await page.click('li[data-row] >> nth=0 >> [type=checkbox]');
  await page.click('li[data-row] >> nth=1 >> [type=checkbox]');
  await page.fill('section [data-control=difficulty]', 'basic');
  await page.click('text=Change it in all of them…');
  await page.waitForSelector('[role=dialog] ins >> text=basic');
  await keys('Enter');
  await page.waitForSelector('[role=dialog]', { state: 'detached' });
  await expect.poll(() => text(CASES).match(/"difficulty": ?"basic"/g)?.length).toBe(2);
  expect(desk.faults).toEqual([]);
});

test('masters are made, renamed, thrown away and taken back by keyboard', async () => {
  await begin();
  const { page } = desk;
  await keys('Control+k');
  await page.keyboard.type('new master');
  await page.waitForSelector('[role=option][aria-selected=true] >> text=New master…');
  await keys('Enter');
  await page.waitForSelector('[role=dialog] >> text=A new master');
  await page.keyboard.type('道信');
  await keys('Tab');
  await page.keyboard.type('sengcan');
  await page.waitForSelector('[role=dialog] [role=alert]');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('daoxin');
  await page.waitForSelector('[role=dialog] summary >> text=meta.json');
  await keys('Enter');
  await page.waitForSelector('main h1 >> text=道信');
  await page.focus('.masters [role=listbox]');
  await keys('F2');
  await page.waitForSelector('[role=dialog] >> text=Another slug for daoxin');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('dayi-daoxin');
  await page.waitForSelector('[role=dialog] summary >> text=dayi-daoxin');
  await keys('Enter');
  await page.waitForSelector('#master-dayi-daoxin[aria-selected=true]');
  await page.focus('.masters [role=listbox]');
  await keys('Delete');
  await page.waitForSelector('#master-dayi-daoxin', { state: 'detached' });
  await keys('Control+k');
  await page.keyboard.type('trash…');
  await page.waitForSelector('[role=option][aria-selected=true] >> text=Archive and trash…');
  await keys('Enter');
  await page.click('[role=dialog] >> text=Restore');
  await page.waitForSelector('#master-dayi-daoxin');
  expect(text('master-dayi-daoxin/meta.json')).toContain('道信');
  expect(desk.faults.filter((fault) => !fault.includes('422'))).toEqual([]);
});
