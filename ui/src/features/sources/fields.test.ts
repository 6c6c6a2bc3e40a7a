import { expect, test } from 'vitest';
import type { Identified } from '../../ipc/api.gen';
import { declared, withRight } from './fields';

const known = (kind: string | null): Identified => ({
  spelling: 'x',
  canonical: null,
  family: null,
  kind,
  title: '信心铭',
  knownFrom: null,
  problem: null,
});

test.each([
  ['cbeta', known('cbeta'), '信心铭'],
  ['compiled_teaching', known(null), '信心铭'],
  ['compiled_teaching', null, ''],
])('an identifier alone makes a source of type %s', (type, identified, title) => {
  const source = { type, id: 'T48n2010', title, note: null, rights: null };
  expect(declared('T48n2010', identified)).toEqual(source);
});

test('rights appear with their first field and go with their last', () => {
  const first = withRight(null, 'corpus', 'CBETA');
  expect(first).toEqual({
    corpus: 'CBETA',
    licence: null,
    accessed: null,
    redistribution: null,
    attribution: null,
  });
  expect(withRight(first, 'corpus', ' ')).toBeNull();
});
