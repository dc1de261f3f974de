import { sortIdsByLot } from '../../../src/domain/draw/base/sortIdsByLot';

test('PLAY-5: the seed draws the order of those who share a place, each first as often as the others', () => {
  const ids = ['a1', 'b2', 'c3'];
  const firsts = Array.from({ length: 900 }, (_, seed) => sortIdsByLot(ids, seed)[0]);
  for (const id of ids) {
    const count = firsts.filter((first) => first === id).length;
    expect(count).toBeGreaterThan(240);
    expect(count).toBeLessThan(360);
  }
  expect(sortIdsByLot(ids.toReversed(), 7)).toEqual(sortIdsByLot(ids, 7));
  // A seed gives the same order on every machine and in every version.
  expect(sortIdsByLot(['a', 'b', 'c', 'd', 'e', 'f'], 2026)).toEqual([
    'c',
    'e',
    'f',
    'd',
    'b',
    'a',
  ]);
});
