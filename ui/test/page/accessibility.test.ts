/** axe finds nothing on any screen, in both themes and all three languages. With COLOPHON_SHOTS every screen is kept. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { closeBrowser, openDesk, type Desk } from './browser';
import { damagedSamples } from './damaged';
import { SCREENS } from './screens';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const SHOTS = process.env.COLOPHON_SHOTS;
const folder = damagedSamples();
let desk: Desk;

afterEach(() => desk.close());
afterAll(async () => {
  folder.remove();
  await closeBrowser();
});

for (const language of ['en', 'zh-Hans', 'zh-Hant']) {
  for (const theme of ['light', 'dark']) {
    test(`welcome, ${language}, ${theme}`, async () => {
      desk = await openDesk();
      await choose(desk.page, language, theme);
      expect(await look(desk.page, `welcome-${language}-${theme}`)).toEqual([]);
      expect(desk.faults).toEqual([]);
    });

    test(`every screen of a folder, ${language}, ${theme}`, async () => {
      desk = await openDesk(folder.path);
      await choose(desk.page, language, theme);
      const found: string[] = [];
      for (const screen of SCREENS) {
        await screen.reach(desk.page);
        found.push(...(await look(desk.page, `${screen.name}-${language}-${theme}`)));
        await desk.page.keyboard.press('Escape');
      }
      expect(found).toEqual([]);
      expect(desk.faults).toEqual([]);
    });
  }
}

/** Chooses language and theme as a person does, in the settings. */
async function choose(page: Page, language: string, theme: string): Promise<void> {
  await page.keyboard.press('Control+,');
  await page.click(`[role=dialog] label:has([lang="${language}"])`);
  await page.click(`[role=dialog] fieldset:nth-of-type(2) label:nth-of-type(${theme === 'light' ? 2 : 3})`);
  await page.waitForSelector(`html[lang="${language}"][data-theme=${theme}]`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=dialog]', { state: 'detached' });
}

/** What axe finds on the screen shown. */
async function look(page: Page, name: string): Promise<string[]> {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`) });
  await page.evaluate(AXE);
  const result: AxeResults = await page.evaluate((rules) => window.axe.run(document, rules), RULES);
  return result.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${name}: ${id}: ${node.html}`));
}

declare global {
  interface Window {
    axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}
