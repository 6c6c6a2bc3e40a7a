/** Sizes: a thousand masters, a small window, and text twice as large. */
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { closeBrowser, openDesk, type Desk } from './browser';
import { damagedSamples, manyMasters } from './damaged';
import { SCREENS } from './screens';

const SHOTS = process.env.COLOPHON_SHOTS;
const damaged = damagedSamples();
const many = manyMasters(1000);
let desk: Desk;

afterEach(() => desk.close());
afterAll(async () => {
  damaged.remove();
  many.remove();
  await closeBrowser();
});

test('a thousand masters scroll, and only those in view are drawn', async () => {
  desk = await openDesk(many.path);
  await desk.page.waitForSelector('.masters h2 >> text=1000 masters');
  await desk.page.focus('.masters [role=listbox]');
  await desk.page.keyboard.press('End');
  await desk.page.waitForSelector('#master-sample-1000[aria-selected=true]');
  await desk.page.waitForSelector('main h1 >> text=法师 1000');
  expect(await desk.page.locator('.masters [role=option]').count()).toBeLessThan(60);
  expect(await desk.page.getAttribute('#master-sample-1000', 'aria-posinset')).toBe('1000');
  await desk.page.fill('#masters-filter', '法师 77');
  await desk.page.waitForSelector('text=11 of 1000 shown');
  expect(desk.faults).toEqual([]);
});

test.each([
  ['1024 by 700', 1024, 700],
  ['1280 by 820 at 200 %', 640, 410],
])('nothing sticks out of a window of %s', async (name, width, height) => {
  desk = await openDesk(damaged.path);
  await desk.page.setViewportSize({ width, height });
  for (const screen of SCREENS) {
    await screen.reach(desk.page);
    if (SHOTS) await desk.page.screenshot({ path: join(SHOTS, `${screen.name}-${width}.png`) });
    const wide = await desk.page.evaluate(() => document.documentElement.scrollWidth);
    expect([name, screen.name, wide]).toEqual([name, screen.name, width]);
    await desk.page.keyboard.press('Escape');
  }
});
