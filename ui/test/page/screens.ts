/** Every screen of the page and the keys that lead to it. */
import type { Page } from 'playwright-core';

/** One screen; `reach` begins with a folder open and ends with the screen shown. */
export interface Screen {
  name: string;
  reach(page: Page): Promise<unknown>;
}

/** Shows the master `slug`, as a click in the list does. */
export async function showMaster(page: Page, slug: string): Promise<void> {
  await page.click(`#master-${slug}`);
  await page.waitForSelector(`.tabs header >> text=${slug}`);
}

const tab = (name: string, number: number, slug = 'sengcan'): Screen => ({
  name,
  async reach(page) {
    await showMaster(page, slug);
    await page.keyboard.press(`Alt+${number}`);
    await page.waitForSelector(`[data-value=${name}][data-state=active]`);
  },
});

const layer = (name: string, key: string): Screen => ({
  name,
  async reach(page) {
    await page.keyboard.press(key);
    await page.waitForSelector('[role=dialog]');
  },
});

/** How importing is called in each language. */
const IMPORT: Record<string, string> = {
  en: 'Import excerpts',
  'zh-Hans': '导入摘录',
  'zh-Hant': '匯入摘錄',
};

export const SCREENS: Screen[] = [
  { name: 'folder', reach: (page) => page.click('.folder[aria-current]') },
  ...['overview', 'sources', 'excerpts', 'persona', 'tests', 'files'].map((name, at) => tab(name, at + 1)),
  {
    name: 'source-form',
    async reach(page) {
      await tab('sources', 2).reach(page);
      await page.click('[data-row] [data-control=edit]');
      await page.click('main .below .button');
      await page.keyboard.type('T9999');
      await page.waitForSelector('main [role=status] .problem');
    },
  },
  {
    name: 'persona-text',
    async reach(page) {
      await tab('persona', 4).reach(page);
      await page.click('main .bar [aria-pressed]');
      await page.waitForSelector('main .cm-content');
    },
  },
  {
    name: 'case-form',
    async reach(page) {
      await tab('tests', 5).reach(page);
      await page.click('[data-row] [type=checkbox]');
      await page.click('[data-row] >> nth=1 >> [data-control=edit]');
      await page.waitForSelector('[data-control=must_cite]');
    },
  },
  {
    name: 'excerpt-text',
    async reach(page) {
      await tab('excerpts', 3).reach(page);
      await page.keyboard.press('Control+e');
      await page.waitForSelector('.excerpts .cm-finding');
    },
  },
  {
    name: 'finding-in-text',
    async reach(page) {
      await page.click('.cm-line');
      await page.keyboard.press('F8');
      await page.waitForSelector('.cm-told');
    },
  },
  {
    name: 'skill-text',
    async reach(page) {
      await tab('files', 6).reach(page);
      await page.click('.files li button >> text=SKILL.md');
      await page.waitForSelector('.front input');
      await page.waitForSelector('.files .cm-content');
    },
  },
  {
    name: 'search-in-text',
    async reach(page) {
      await page.click('.files .cm-content');
      await page.keyboard.press('Control+f');
      await page.waitForSelector('.cm-search');
    },
  },
  {
    name: 'new-file',
    async reach(page) {
      await page.click('.files .head [aria-haspopup]');
      await page.click('[role=menuitem]');
      await page.waitForSelector('[role=dialog] input');
    },
  },
  {
    name: 'history',
    async reach(page) {
      await page.click('.edit-switch');
      await page.waitForSelector('.cm-content', { state: 'detached' });
      await page.keyboard.press('Control+h');
      await page.waitForSelector('[role=dialog]');
    },
  },
  {
    name: 'rename-master',
    async reach(page) {
      await tab('overview', 1).reach(page);
      await page.focus('.masters [role=listbox]');
      await page.keyboard.press('F2');
      await page.waitForSelector('[role=dialog] input');
      await page.keyboard.type('another');
      await page.waitForSelector('[role=dialog] summary');
    },
  },
  {
    name: 'new-master',
    async reach(page) {
      await page.click('.masters header [aria-haspopup]');
      await page.click('[role=menuitem]');
      await page.waitForSelector('[role=dialog] input:focus');
    },
  },
  {
    name: 'explanation',
    async reach(page) {
      await page.keyboard.press('F8');
      await page.waitForSelector('mark a:focus');
      await page.keyboard.press('F2');
      await page.waitForSelector('[role=dialog] pre');
    },
  },
  {
    name: 'quick-open',
    async reach(page) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('xinxin');
      await page.waitForSelector('[role=option][aria-selected=true] >> text=/xinxin/');
    },
  },
  layer('cheat-sheet', 'F1'),
  layer('settings', 'Control+,'),
  {
    name: 'library',
    async reach(page) {
      await page.click('header.bar .button >> nth=0');
      await page.waitForSelector('#library-query');
    },
  },
  {
    name: 'import',
    async reach(page) {
      await showMaster(page, 'sengcan');
      await page.keyboard.press('Control+k');
      const words = IMPORT[(await page.getAttribute('html', 'lang')) ?? 'en'] ?? '';
      await page.keyboard.type(words);
      await page.waitForSelector(`[role=option][aria-selected=true] >> text=${words}`);
      await page.keyboard.press('Enter');
      await page.fill('#pasted', '應無所住\u200b而生其心。');
      await page.click('.import .ways .button');
      await page.waitForSelector('.import ol li');
    },
  },
];
