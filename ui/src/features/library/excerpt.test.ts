import { expect, test } from 'vitest';
import type { TextPage } from '../../ipc/api.gen';
import { excerptOf, topicOf } from './excerpt';

const page: TextPage = {
  text: {
    id: 1,
    work: 'T48n2010',
    title: '信心銘',
    author: null,
    language: 'lzh',
    blocks: 9,
    characters: 9,
    file: 'a.xml',
    licence: null,
  },
  first: 4,
  blocks: [
    {
      role: 'prose',
      juan: 1,
      text: '𠀀至道無難，唯嫌揀擇。',
      lines: [
        [0, '0376b20'],
        [6, '0376b21'],
      ],
    },
  ],
};

test('what is chosen becomes a passage with the lines it stands in', () => {
  const edit = excerptOf(page, { block: 4, start: 1, end: 11 }, 'sengcan');
  expect(edit).toMatchObject({
    kind: 'add-passages',
    master: 'sengcan',
    batches: [
      {
        id: 'T48n2010',
        title: '信心銘',
        passages: [
          { topic: '至道無難', words: '至道無難，唯嫌揀擇。', juan: 1, first: '0376b20', last: '0376b21' },
        ],
      },
    ],
  });
  expect(excerptOf(page, { block: 4, start: 3, end: 3 }, 'sengcan')).toBeNull();
  expect(excerptOf(page, { block: 9, start: 0, end: 3 }, 'sengcan')).toBeNull();
});

test('a topic is the first words', () => {
  expect(topicOf('，君不見，絕學')).toBe('君不見');
  expect(topicOf('……')).toBe('……');
});
