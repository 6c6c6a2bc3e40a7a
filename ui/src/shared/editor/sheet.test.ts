/** The sheet without a view: changes from elsewhere are put in, and nothing typed since is lost. */
import { expect, test } from 'vitest';
import { TextSheet } from './sheet';

const sheetOf = (text: string) =>
  new TextSheet(
    text,
    [],
    () => undefined,
    () => undefined,
  );
const type = (sheet: TextSheet, from: number, insert: string, to = from) =>
  sheet.dispatch({ changes: { from, to, insert } });

test('a merge leaves what was typed since, before, within and after it', async () => {
  const sheet = sheetOf('至道無難，唯嫌揀擇。');
  const since = sheet.snapshot();
  type(sheet, 0, '甲');
  type(sheet, 5, '乙');
  type(sheet, sheet.state.doc.length, '丙');
  await sheet.merge(since, '至道无难，唯嫌揀擇。但莫憎愛。');
  expect(sheet.snapshot().text).toBe('甲至道无难乙，唯嫌揀擇。但莫憎愛。丙');
});

test('what was typed inside words that are gone elsewhere stays', async () => {
  const sheet = sheetOf('一二三四五');
  const since = sheet.snapshot();
  type(sheet, 3, '新');
  await sheet.merge(since, '一五');
  expect(sheet.snapshot().text).toBe('一新五');
});

test('the merged text is the ground of the next merge', async () => {
  const sheet = sheetOf('一二');
  const first = sheet.snapshot();
  type(sheet, 2, '甲');
  const second = await sheet.merge(first, '〇一二');
  expect(second.text).toBe('〇一二');
  type(sheet, 4, '乙');
  await sheet.merge(second, '〇一二三');
  expect(sheet.snapshot().text).toBe('〇一二三甲乙');
});

test('a text is anchored by its difference to what is shown', async () => {
  const sheet = sheetOf('草稿：至道無難');
  const saved = sheet.anchor('至道無難');
  expect(saved.text).toBe('至道無難');
  expect(sheet.places(saved, [0], 1)).toEqual([3]);
  expect(sheet.places(saved, [4], -1)).toEqual([7]);
  await sheet.merge(saved, '至道無難，唯嫌揀擇');
  expect(sheet.snapshot().text).toBe('草稿：至道無難，唯嫌揀擇');
});

test('the cursor stays at its words', async () => {
  const sheet = sheetOf('一二三');
  sheet.dispatch({ selection: { anchor: 2 } });
  await sheet.merge(sheet.snapshot(), '〇〇一二三');
  expect(sheet.state.selection.main.head).toBe(4);
});

test('line ends and a byte order mark come back, also after typing and merging', async () => {
  const sheet = sheetOf('\ufeff一\r\n二\n三\r\n');
  type(sheet, 1, '甲\n');
  expect(sheet.snapshot().text).toBe('\ufeff一甲\r\n\r\n二\n三\r\n');
  const since = sheet.snapshot();
  type(sheet, 0, '乙');
  await sheet.merge(since, '\ufeff一甲\r\n\r\n二\n三\r\n四\n');
  expect(sheet.snapshot().text).toBe('\ufeff乙一甲\r\n\r\n二\n三\r\n四\n');
});

test('an odd line end goes with its line', () => {
  const sheet = sheetOf('一\r\n二\n三\r\n');
  type(sheet, 3, '', 4);
  expect(sheet.snapshot().text).toBe('一\r\n二三\r\n');
});

test('places are those of the saved text, moved by what was typed since', () => {
  const sheet = sheetOf('\ufeff一\r\n𠮷三');
  const saved = sheet.snapshot();
  type(sheet, 0, '甲');
  expect(sheet.places(saved, [4, 1, 5], 1)).toEqual([3, 1, 5]);
  expect(sheet.places(saved, [1], -1)).toEqual([0]);
});

test.each(Array.from({ length: 200 }, (_, seed) => seed))(
  'nothing typed is lost, whatever is merged (%i)',
  async (seed) => {
    const random = randomOf(seed);
    const word = (from: string) =>
      Array.from({ length: 1 + random(4) }, () => from[random(from.length)] ?? '').join('');
    const sheet = sheetOf(word('一二三四五六\n'));
    let typed = '';
    for (let round = 0; round < 4; round += 1) {
      const since = sheet.snapshot();
      for (let i = random(4); i > 0; i -= 1) {
        const letter = String.fromCodePoint(0x61 + typed.length);
        type(sheet, random(sheet.state.doc.length + 1), letter);
        typed += letter;
      }
      const other = since.text.replace(/[一二三四五六]/g, (one) => (random(3) === 0 ? word('七八\n') : one));
      await sheet.merge(since, other);
    }
    expect(
      Array.from(sheet.snapshot().text)
        .filter((one) => /[a-z]/.test(one))
        .sort()
        .join(''),
    ).toBe(typed);
  },
);

/** Numbers below a bound, the same for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
