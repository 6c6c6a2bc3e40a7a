/** What is typed is on disk after a pause, byte for byte, and nothing else is; and it survives a crash. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { closeBrowser, openDesk, type Desk } from './browser';
import { copiedSamples, type Folder } from './damaged';
import { editFile, onDisk, standing } from './saving';

const TEACHING = 'references/teaching.md';
let folder: Folder;
let desk: Desk;
let page: Page;
let file: string;
let before: string;

beforeEach(async () => {
  folder = copiedSamples();
  file = join(folder.path, 'master-sengcan', TEACHING);
  before = readFileSync(file, 'utf8');
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

test('what is typed is on disk after a pause, and only that', async () => {
  await open();
  await editFile(page, 'sengcan', TEACHING);
  await page.keyboard.type('至道𠮷無難');
  await onDisk(file, `至道𠮷無難${before}`);
  await standing(page, 'Saved');
  await page.keyboard.press('Backspace');
  await onDisk(file, `至道𠮷無${before}`);
  expect(desk.faults).toEqual([]);
});

test.each([
  ['a byte order mark and CRLF', '\ufeff# 甲\r\n\r\n> 一\r\n'],
  ['no newline at the end', '# 甲'],
  ['line ends of all kinds', '# 甲\r\n一\n二\r三\r\n\r\n'],
])('%s stay as they are', async (_, text) => {
  writeFileSync(file, text);
  await open();
  await editFile(page, 'sengcan', TEACHING);
  await page.keyboard.type('乙');
  const mark = text.startsWith('\ufeff') ? 1 : 0;
  await onDisk(file, `${text.slice(0, mark)}乙${text.slice(mark)}`);
});

test('looking at a text and leaving it writes nothing', async () => {
  writeFileSync(file, '\ufeff# 甲\r\n一\n\r\n');
  await open();
  await editFile(page, 'sengcan', TEACHING);
  await page.keyboard.type('甲');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+e');
  await page.waitForSelector('.edit-switch:focus');
  await page.keyboard.press('Control+h');
  await page.waitForSelector('[role=dialog] >> text=Nothing has been changed yet');
  expect(readFileSync(file, 'utf8')).toBe('\ufeff# 甲\r\n一\n\r\n');
});

test('leaving a text writes it at once', async () => {
  await open();
  await editFile(page, 'sengcan', TEACHING);
  await page.keyboard.type('甲');
  await page.keyboard.press('Alt+1');
  await onDisk(file, `甲${before}`, 2_000);
});

test('what was typed before a crash is there again, and said to be', async () => {
  await open();
  await page.route('**/rpc/save_text', (route) => route.abort());
  await editFile(page, 'sengcan', TEACHING);
  const kept = page.waitForResponse('**/rpc/keep_draft');
  await page.keyboard.type('至道無難');
  await kept;
  await desk.kill();
  await desk.close();
  expect(readFileSync(file, 'utf8')).toBe(before);
  await open();
  await editFile(page, 'sengcan', TEACHING);
  await page.waitForSelector('.notice >> text=Restored from a draft');
  await onDisk(file, `至道無難${before}`);
  await page.click('.notice button >> text=Go back to the saved text');
  await onDisk(file, before);
});

test('a service that is gone is said, and what is typed stays', async () => {
  await open();
  await editFile(page, 'sengcan', TEACHING);
  await desk.kill();
  await page.keyboard.type('甲');
  await page.waitForSelector('.notice[role=alert] >> text=kept in this window only');
  await standing(page, 'Not saved');
  expect(await page.innerText('.cm-line')).toContain('甲');
  expect(await page.title()).toMatch(/^• /);
});

test('while an input method composes nothing is saved; what it commits is', async () => {
  await open();
  await editFile(page, 'sengcan', TEACHING);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/save_text|keep_draft/.test(request.url())) sent.push(request.postData() ?? '');
  });
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'zhi', selectionStart: 3, selectionEnd: 3 });
  await page.waitForTimeout(1_500);
  expect(sent).toEqual([]);
  await input.send('Input.insertText', { text: '至' });
  await onDisk(file, `至${before}`);
  expect(sent.filter((body) => body.includes('zhi'))).toEqual([]);
});

test('what was typed before a composition is kept while it goes on, without it', async () => {
  await open();
  await editFile(page, 'sengcan', TEACHING);
  await page.keyboard.type('甲');
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'yi', selectionStart: 2, selectionEnd: 2 });
  await onDisk(file, `甲${before}`);
  await input.send('Input.insertText', { text: '乙' });
  await onDisk(file, `甲乙${before}`);
});

test('a change from outside waits for an input method, then is put in', async () => {
  await open();
  await editFile(page, 'sengcan', TEACHING);
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'yi', selectionStart: 2, selectionEnd: 2 });
  writeFileSync(file, `${before}\n外面的一行。\n`);
  await page.waitForSelector('footer >> text=changed by another program');
  expect(await page.locator('.cm-content').innerText()).not.toContain('外面的一行');
  await input.send('Input.insertText', { text: '乙' });
  await onDisk(file, `乙${before}\n外面的一行。\n`);
});
