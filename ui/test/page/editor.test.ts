/** The editor by keyboard: findings in the text, ways in and out, the place one is at. */
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { closeBrowser, openDesk, type Desk } from './browser';
import { damagedSamples, type Folder } from './damaged';
import { onDisk } from './saving';
import { showMaster } from './screens';

let folder: Folder;
let desk: Desk;
let page: Page;

beforeEach(async () => {
  folder = damagedSamples();
  desk = await openDesk(folder.path);
  page = desk.page;
  await showMaster(page, 'sengcan');
  await page.keyboard.press('Alt+3');
  await page.waitForSelector('.passage');
});
afterEach(async () => {
  expect(desk.faults).toEqual([]);
  await desk.close();
  folder.remove();
});
afterAll(() => closeBrowser());

test('a finding is gone to, told, mended and gone', async () => {
  const file = join(folder.path, 'master-sengcan/sources/xinxinming-excerpts.md');
  const before = readFileSync(file, 'utf8');
  await page.keyboard.press('e');
  await page.waitForSelector('.cm-content:focus');
  await page.waitForSelector('.cm-finding');
  await page.keyboard.press('F8');
  await page.waitForSelector('.cm-told >> text=U+200B');
  await page.waitForSelector('aside li.current >> text=files/hidden-characters');
  await page.keyboard.press('Delete');
  await onDisk(file, before.replace('\u200b', ''));
  await page.waitForSelector('aside li >> text=files/hidden-characters', { state: 'detached' });
  await page.waitForSelector('.cm-finding', { state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('cm-content');
});

test('Tab indents, and Escape, then Tab leaves the text', async () => {
  await page.keyboard.press('Control+e');
  await page.waitForSelector('.cm-content:focus');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  expect(await page.locator('.cm-line').first().textContent()).toMatch(/^ {2}#/);
  await page.keyboard.press('Shift+Tab');
  expect(await page.locator('.cm-line').first().textContent()).toMatch(/^#/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.waitForSelector('.cm-content:not(:focus)');
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('editing begins at the passage one reads, and reading where one edits', async () => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('違順');
  await page.waitForSelector('[role=dialog] [aria-selected=true]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('h3:focus >> text=违顺相争');
  await page.keyboard.press('e');
  await page.waitForSelector('.cm-content:focus');
  expect(
    await page
      .locator('.cm-line')
      .nth((await lineOfCursor()) - 1)
      .textContent(),
  ).toContain('违顺相争');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+e');
  await page.waitForSelector('.edit-switch:focus');
  await page.keyboard.press('e');
  await page.waitForSelector('.cm-content:focus');
});

test('a key that stands alone goes through findings and is never typed into a text', async () => {
  await page.keyboard.press('Control+e');
  await page.waitForSelector('.cm-content:focus');
  await page.focus('aside button');
  await page.keyboard.press('n');
  await page.waitForSelector('mark a:focus');
  await page.keyboard.press('n');
  await page.waitForSelector('mark a:focus >> text=U+200B');
  expect(await page.locator('.cm-content').count()).toBe(0);
});

const lineOfCursor = async () =>
  Number(await page.locator('.cm-lineNumbers .cm-activeLineGutter').textContent());
