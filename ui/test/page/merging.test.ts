/** Two programs at one file: clean merges with a badge, conflicts side by side, undo over screens and restarts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { closeBrowser, openDesk, type Desk } from './browser';
import { copiedSamples, type Folder } from './damaged';
import { editFile, onDisk, standing } from './saving';

const TEACHING = 'references/teaching.md';
const TEXT = '# 教法\n\n至道無難，唯嫌揀擇。\n\n但莫憎愛，洞然明白。\n';
let folder: Folder;
let desk: Desk;
let page: Page;
let file: string;

beforeEach(async () => {
  folder = copiedSamples();
  file = join(folder.path, 'master-sengcan', TEACHING);
  writeFileSync(file, TEXT);
  await open();
});
afterEach(async () => {
  await desk.close();
  folder.remove();
});
afterAll(() => closeBrowser());

async function open(): Promise<void> {
  desk = await openDesk(folder.path);
  page = desk.page;
}

const shown = () => page.locator('.cm-line').allInnerTexts();
const from = (text: string, to: string) => TEXT.replace(text, to);

test('a file changed outside is shown as it is now, the cursor where it was', async () => {
  await editFile(page, 'sengcan', TEACHING);
  await page.keyboard.press('Control+End');
  writeFileSync(file, from('至道無難', '至道无难'));
  await page.waitForSelector('.cm-line >> text=至道无难');
  await page.keyboard.type('尾');
  await onDisk(file, `${from('至道無難', '至道无难')}尾`);
});

test('a change elsewhere in the file is merged and said', async () => {
  await editFile(page, 'sengcan', TEACHING);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('我');
  writeFileSync(file, from('至道無難', '至道无难'));
  await page.waitForSelector('.notice >> text=Merged with a change from outside');
  await onDisk(file, `${from('至道無難', '至道无难')}我`);
  await page.click('.notice button >> text=What changed');
  await page.waitForSelector('.notice ins >> text=无难');
  await page.keyboard.press('Control+z');
  await standing(page, 'Saved');
});

test('a change of the same words is a conflict, and ends as the person says', async () => {
  await editFile(page, 'sengcan', TEACHING);
  await replace('洞然明白', '豁然明白');
  writeFileSync(file, from('洞然明白', '朗然明白'));
  await standing(page, 'Conflict');
  expect(readFileSync(file, 'utf8')).toBe(from('洞然明白', '朗然明白'));
  await page.click('.notice button >> text=Compare and choose');
  await page.waitForSelector('.conflict h3:focus');
  expect(await page.locator('.conflict .text').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringContaining('豁然明白'), expect.stringContaining('朗然明白')]),
  );
  expect(await page.locator('.conflict button.first').isDisabled()).toBe(true);
  await page.click('.conflict label >> text=What was typed here');
  await page.click('.conflict button >> text=Save this text');
  await onDisk(file, from('洞然明白', '豁然明白'));
  await standing(page, 'Saved');
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('cm-content');
});

test('going back to the disk leaves what another program wrote', async () => {
  await editFile(page, 'sengcan', TEACHING);
  await replace('洞然明白', '豁然明白');
  writeFileSync(file, from('洞然明白', '朗然明白'));
  await standing(page, 'Conflict');
  await page.click('.notice button >> text=Revert to disk');
  await page.waitForSelector('.cm-line >> text=朗然明白');
  await standing(page, 'Saved');
  expect(readFileSync(file, 'utf8')).toBe(from('洞然明白', '朗然明白'));
});

test('undo and redo go over screens and a restart', async () => {
  const excerpts = join(folder.path, 'master-sengcan/sources/xinxinming-excerpts.md');
  const before = readFileSync(excerpts, 'utf8');
  await editFile(page, 'sengcan', TEACHING);
  await page.keyboard.type('一');
  await onDisk(file, `一${TEXT}`);
  await page.keyboard.press('Alt+3');
  await page.waitForSelector('.excerpts .cm-content');
  await page.click('.cm-content');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('二');
  await onDisk(excerpts, `二${before}`);
  await desk.close();
  await open();
  await page.waitForSelector('footer button:not([aria-disabled=true]) >> text=Undo:');
  await page.keyboard.press('Control+z');
  await onDisk(excerpts, before);
  await page.keyboard.press('Control+z');
  await onDisk(file, TEXT);
  await page.waitForSelector('footer >> text=Nothing to undo');
  await page.keyboard.press('Control+Shift+z');
  await onDisk(file, `一${TEXT}`);
  await page.keyboard.press('Control+y');
  await onDisk(excerpts, `二${before}`);
});

test('in a text, undo takes back what is not saved first, then the steps of the workspace', async () => {
  await editFile(page, 'sengcan', TEACHING);
  await page.keyboard.type('一');
  await onDisk(file, `一${TEXT}`);
  await standing(page, 'Saved');
  await page.keyboard.type('二');
  await page.keyboard.press('Control+z');
  expect((await shown())[0]).toBe('一# 教法');
  await page.keyboard.press('Control+z');
  await onDisk(file, TEXT);
  await page.waitForSelector('footer >> text=Undone:');
  expect((await shown())[0]).toBe('# 教法');
  await page.keyboard.press('Control+y');
  await onDisk(file, `一${TEXT}`);
});

/** Replaces words of the text shown, as find and replace does by keyboard. */
async function replace(words: string, by: string): Promise<void> {
  await page.keyboard.press('Control+f');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.type(by);
}
