import { readFileSync } from 'node:fs';
import { computeVerdict, parseClauses } from '../../scripts/lib/clauses.mjs';
import { SYSTEM_CLAUSES } from '../../scripts/lib/tiers.mjs';

const DOCUMENT = `# Поведение

## LIST: список
- LIST-1 Заголовок «Турниры».
- LIST-12 Кнопки названы; см. LIST-1.
  - не пункт
- не пункт LIST-3
`;

describe('readClauses', () => {
  test('takes the lines that begin with an id, and no mention', () => {
    expect(parseClauses(DOCUMENT)).toEqual([
      { id: 'LIST-1', text: 'Заголовок «Турниры».' },
      { id: 'LIST-12', text: 'Кнопки названы; см. LIST-1.' },
    ]);
  });
});

describe('judge', () => {
  const clauses = parseClauses(DOCUMENT);

  test('gives each clause its tests; LIST-12 is no proof of LIST-1', () => {
    const { proofs, unproven } = computeVerdict(clauses, [
      'LIST-12 по клавиатуре',
      'LIST-12 мышью',
    ]);
    expect(proofs[1]?.tests).toEqual(['LIST-12 по клавиатуре', 'LIST-12 мышью']);
    expect(unproven).toEqual(['LIST-1']);
  });

  test('one title may prove several clauses', () => {
    expect(computeVerdict(clauses, ['LIST-1, LIST-12: всё']).unproven).toEqual([]);
  });

  test('an id that the document does not have is an error, a look-alike is none', () => {
    const { unknown } = computeVerdict(clauses, [
      'LIST-13 нет такого',
      'LIST-1 в поясе UTC-12 и UTF-8',
    ]);
    expect(unknown).toEqual(['LIST-13: LIST-13 нет такого']);
  });

  test('an id written twice is an error', () => {
    expect(computeVerdict([...clauses, ...clauses], []).doubled).toEqual(['LIST-1', 'LIST-12']);
  });
});

test('only these clauses are left to npm run test:deep: an addition to them is deliberate', () => {
  expect(SYSTEM_CLAUSES).toEqual([
    ...['TRUST-18', 'TRUST-36', 'TRUST-37', 'TRUST-38', 'TRUST-44', 'TRUST-45', 'TRUST-48'],
    ...['TRUST-53', 'TRUST-54', 'TRUST-79', 'TRUST-83'],
    ...['API-3', 'API-4', 'RUN-1', 'RUN-2', 'RUN-4', 'SCALE-6'],
  ]);
  const ids = parseClauses(readFileSync('docs/behaviour.md', 'utf8')).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([...SYSTEM_CLAUSES]));
});
