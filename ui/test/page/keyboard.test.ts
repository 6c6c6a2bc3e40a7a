/** A whole round by keyboard alone: filter, list, tabs, findings, explanation, quick open, panes. */
import { afterAll, afterEach, expect, test } from 'vitest';
import { closeBrowser, openDesk, type Desk } from './browser';
import { damagedSamples } from './damaged';

const folder = damagedSamples();
let desk: Desk;

afterEach(() => desk.close());
afterAll(async () => {
  folder.remove();
  await closeBrowser();
});

/** What has the focus: its text, or its name for screen readers. */
const focused = () =>
  desk.page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    return at.getAttribute('aria-label') ?? at.getAttribute('placeholder') ?? at.innerText;
  });

const keys = async (...names: string[]) => {
  for (const name of names) await desk.page.keyboard.press(name);
};

test('masters are filtered, chosen and read without a pointer', async () => {
  desk = await openDesk(folder.path);
  await keys('/');
  expect(await focused()).toBe('Filter by name or school');
  await desk.page.keyboard.type('僧璨');
  await desk.page.waitForSelector('text=1 of 4 shown');
  await keys('Tab', 'Tab');
  expect(await focused()).toBe('Masters');
  await keys('ArrowDown');
  await desk.page.waitForSelector('main h1 >> text=僧璨');
  await keys('F6');
  expect(await desk.page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await keys('Tab', 'ArrowRight', 'ArrowRight');
  await desk.page.waitForSelector('.tab[data-state=active] >> text=Excerpts');
  await keys('Alt+4');
  await desk.page.waitForSelector('.tab[data-state=active] >> text=Persona');
});

test('findings lead to their words and back, and to their explanation', async () => {
  desk = await openDesk(folder.path);
  await desk.page.waitForSelector('aside li[id]');
  await keys('n');
  await desk.page.waitForSelector('mark.error a:focus');
  expect(await focused()).toBe('"T48n2010"');
  await keys('n');
  await desk.page.waitForSelector('mark.error a:focus >> text=U+200B');
  await keys('p');
  await desk.page.waitForSelector('mark.error a:focus >> text=T48n2010');
  await keys('x');
  await desk.page.waitForSelector('[role=dialog] >> text=sources/duplicate-id');
  await keys('Escape');
  await desk.page.waitForSelector('[role=dialog]', { state: 'detached' });
  expect(await focused()).toBe('"T48n2010"');
});

test('quick open goes to a passage; the cheat sheet and the settings open and close', async () => {
  desk = await openDesk(folder.path);
  await keys('Control+k');
  expect(await focused()).toBe('Quick open');
  await desk.page.keyboard.type('違順');
  await desk.page.waitForSelector('[role=dialog] [aria-selected=true]');
  await keys('Enter');
  await desk.page.waitForSelector('h3:focus >> text=违顺相争');
  await keys('?');
  await desk.page.waitForSelector('[role=dialog] >> text=Keys');
  await keys('Escape');
  await keys('Control+,');
  await desk.page.waitForSelector('[role=dialog] >> text=Settings');
  await desk.page.click('[role=dialog] label >> text=Keys that stand alone');
  await keys('Escape');
  await desk.page.waitForSelector('[role=dialog]', { state: 'detached' });
  await keys('?', 'F1');
  await desk.page.waitForSelector('[role=dialog] >> text=Keys');
  expect(await desk.page.locator('[role=dialog]').count()).toBe(1);
});

test('a filter that hides every finding says so', async () => {
  desk = await openDesk(folder.path);
  await desk.page.click('aside button[aria-pressed] >> text=info');
  await desk.page.waitForSelector('text=No finding of this family and severity.');
  await desk.page.click('aside button[aria-pressed] >> text=info');
  await desk.page.selectOption('aside select', 'files');
  await desk.page.waitForSelector('aside h2 >> text=1 of 2');
  expect(await desk.page.locator('aside li code').allInnerTexts()).toEqual(['files/hidden-characters']);
});
