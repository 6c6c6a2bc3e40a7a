/** The library and imports over the real service: texts put in, searched, read, and made into excerpts. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { closeBrowser, openDesk, type Desk } from './browser';
import { samples, type Folder } from './damaged';
import { showMaster } from './screens';

const FILE = 'master-sengcan/sources/xinxinming-excerpts.md';
const TEI = `<TEI xmlns="http://www.tei-c.org/ns/1.0" xmlns:cb="http://www.cbeta.org/ns/1.0" xml:id="T48n2010">
<teiHeader><fileDesc><titleStmt><title xml:lang="zh-Hant">藏, No. 2010 信心銘</title></titleStmt></fileDesc></teiHeader>
<text><body><milestone unit="juan" n="1"/><lb n="0376b20" ed="T"/><p>至道無難，唯嫌揀擇。但莫憎愛，<lb n="0376b21" ed="T"/>洞然明白。毫釐有差，天地懸隔。
</p><p><lb n="0376b22" ed="T"/>欲得現前，莫存順逆。違順相爭，是為心病。</p></body></text></TEI>`;

let desk: Desk;
let folder: Folder;
let corpus: string;

afterEach(async () => {
  await desk.close();
  folder.remove();
  rmSync(corpus, { recursive: true, force: true });
});
afterAll(closeBrowser);

const excerpts = () => readFileSync(join(folder.path, FILE), 'utf8');

async function begin(): Promise<void> {
  folder = samples();
  corpus = mkdtempSync(join(tmpdir(), 'colophon-corpus-'));
  writeFileSync(join(corpus, 'T48n2010.xml'), TEI);
  desk = await openDesk(folder.path, [join(corpus, 'T48n2010.xml')]);
  await showMaster(desk.page, 'sengcan');
}

/** Selects `words` where they stand in the text that is read. */
async function select(words: string): Promise<void> {
  await desk.page.evaluate((words) => {
    const holder = [...document.querySelectorAll('[data-words]')].find((one) =>
      one.textContent?.includes(words),
    );
    const node = holder?.firstChild;
    if (!node) throw new Error(`${words} is not shown`);
    const start = (node.textContent ?? '').indexOf(words);
    getSelection()?.setBaseAndExtent(node, start, node, start + words.length);
  }, words);
}

test('a text is put in, searched by two characters, read, and a hit made into an excerpt', async () => {
  await begin();
  const { page } = desk;
  const before = excerpts();
  await page.click('header >> text=Library');
  await page.click('text=Add texts…');
  await page.waitForSelector('[role=dialog] li .link >> text=信心銘');
  await page.fill('#library-query', '心病');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#found-count >> text=1 hit');
  await page.fill('#library-query', '无难');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.row .place >> text=0376b20');
  await page.waitForSelector('.row .place >> text=script');
  await page.click('.row .line');
  await page.waitForSelector('.block.here >> text=至道無難');
  await select('但莫憎愛，洞然明白。');
  await page.click('text=Make an excerpt…');
  await page.waitForSelector('[role=dialog] ins >> text=但莫憎愛');
  expect(excerpts()).toBe(before);
  await page.keyboard.press('Enter');
  await page.waitForSelector('#library-query');
  expect(excerpts()).toContain('## 但莫憎愛（卷1，p0376b20–0376b21）');
  expect(excerpts()).toContain('> 但莫憎愛，洞然明白。\n\n**引用格式：**【《信心銘》卷1，T48n2010】');
  await page.click('[aria-label="Take 信心銘 out of the library"]');
  await page.waitForSelector('[role=dialog] >> text=No texts yet');
  expect(desk.faults).toEqual([]);
});

test('one character altered is shown beside its line and mended by the offered change', async () => {
  await begin();
  const { page } = desk;
  const before = excerpts();
  await page.click('header >> text=Library');
  await page.click('text=Add texts…');
  await page.waitForSelector('[role=dialog] li .link >> text=信心銘');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+3');
  await page.waitForSelector('.verdict.proved >> text=In the text, word for word');
  writeFileSync(join(folder.path, FILE), before.replace('唯嫌揀擇', '唯嫌分擇'));
  await page.waitForSelector('.verdict.wrong >> text=Altered');
  await page.screenshot({ path: '/tmp/shots/verdict.png' });
  await page.click('text=Write “揀”…');
  await page.waitForSelector('[role=dialog] ins >> text=揀');
  await page.keyboard.press('Enter');
  await expect.poll(excerpts).toBe(before);
  // The other two passages are not in the text.
  await expect.poll(() => page.locator('.verdict.wrong').count()).toBe(2);
  expect(desk.faults).toEqual([]);
});

test('folds are switched off, scopes changed, and a query that makes no sense is explained', async () => {
  await begin();
  const { page } = desk;
  await page.click('header >> text=Library');
  await page.click('text=Add texts…');
  await page.waitForSelector('[role=dialog] li .link >> text=信心銘');
  await page.fill('#library-query', '无难');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#found-count >> text=1 hit');
  await page.uncheck('.folds label:has-text("script") input');
  await page.waitForSelector('#found-count >> text=0 hits');
  await page.selectOption('[aria-label="Where to look"]', 'masters');
  await page.fill('#library-query', '唯嫌揀擇');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.row .place >> text=sources/xinxinming-excerpts.md:10');
  await page.click('.row .line');
  await page.waitForSelector('#file-name >> text=sources/xinxinming-excerpts.md');
  await page.click('header >> text=Library');
  await page.fill('#library-query', '"无难');
  await page.keyboard.press('Enter');
  await page.waitForSelector('text=is not closed');
});

test('what is pasted is cleaned, named, shown and written; what is there is not written twice', async () => {
  await begin();
  const { page } = desk;
  await page.keyboard.press('Control+k');
  await page.keyboard.type('import');
  await page.waitForSelector('[role=option][aria-selected=true] >> text=Import excerpts into this master…');
  await page.keyboard.press('Enter');
  await page.fill('#pasted', '應無所住\u200b而生其心。\n\n凡所有相，皆是虛妄。\n');
  await page.click('text=Read it');
  await page.waitForSelector('text=Removed or changed by the sanitiser: U+200B');
  expect(await page.isDisabled('text=Show the change')).toBe(true);
  await page.fill('[role=dialog] section input >> nth=0', 'T08n0235');
  await page.fill('[role=dialog] section input >> nth=1', '金剛般若波羅蜜經');
  await page.click('text=Show the change');
  await page.waitForSelector('[role=dialog] summary >> text=sources/t08n0235-excerpts.md');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[role=dialog]', { state: 'detached' });
  const written = readFileSync(join(folder.path, 'master-sengcan/sources/t08n0235-excerpts.md'), 'utf8');
  expect(written).toContain('> 應無所住而生其心。\n> 凡所有相，皆是虛妄。\n');
  await page.keyboard.press('Control+z');
  await expect
    .poll(() => readFileSync(join(folder.path, 'master-sengcan/meta.json'), 'utf8'))
    .not.toContain('T08n0235');
});
