/** What saving looks like from outside: bytes on disk, and the ways of a person to the editor. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { showMaster } from './screens';

/** Opens `file` of the master `slug` in the editor, the cursor at its beginning. */
export async function editFile(page: Page, slug: string, file: string): Promise<void> {
  await showMaster(page, slug);
  await page.keyboard.press('Alt+6');
  await page.click(`.files li button:has(.name:text-is("${file}"))`);
  await page.waitForSelector(`#file-name >> text=${file}`);
  if ((await page.locator('.cm-content').count()) === 0) await page.keyboard.press('Control+e');
  await page.waitForSelector('.cm-content');
  await page.click('.cm-content');
  await page.keyboard.press('Control+Home');
}

/** Waits until `file` on disk says `text`; fails with what it says at last. */
export async function onDisk(file: string, text: string, patience = 10_000): Promise<void> {
  const until = Date.now() + patience;
  const says = () => readFileSync(file, 'utf8');
  while (says() !== text && Date.now() < until) await new Promise((go) => setTimeout(go, 25));
  if (says() !== text) throw new Error(`${file} says ${JSON.stringify(says())}, not ${JSON.stringify(text)}`);
}

/** Waits until the status bar says `words`. */
export async function standing(page: Page, words: string): Promise<void> {
  await page.waitForSelector(`footer .standing >> text=${words}`);
}
