import { expect, test } from 'vitest';
import type { Identified } from '../../ipc/api.gen';
import { declared, withRight } from './fields';

const known = (family: string | null, title: string | null = null): Identified => ({
  spelling: 'x',
  canonical: null,
  family,
  title,
  knownFrom: null,
  problem: null,
});

test.each([
  ['cbeta', 'cbeta'],
  ['toh', 'tibetan_canon'],
  ['bdrc', 'tibetan_canon'],
  ['sutta-central', 'pali_canon'],
  ['pts', 'pali_treatise'],
  ['named', 'compiled_teaching'],
  [null, 'compiled_teaching'],
])('an identifier of family %s makes a source of type %s', (family, type) => {
  expect(declared('T48n2010', known(family, '信心铭'))).toEqual({
    type,
    id: 'T48n2010',
    title: '信心铭',
    note: null,
    rights: null,
  });
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
