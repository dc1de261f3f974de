import fc from 'fast-check';
import { ListBlocks, type ListBlockEntry } from '../../../src/server/tournaments/list/listBlocks';
import { createRuns } from '../../support/createRuns';

const entry = fc
  .record({
    id: fc.integer({ min: 1, max: 2_000 }),
    date: fc.integer({ min: 10, max: 28 }).map((day) => `2026-06-${day}`),
    startTime: fc.constantFrom('09:00', '10:00', '18:30'),
  })
  .map((fields): ListBlockEntry => ({ ...fields, json: Buffer.from(JSON.stringify(fields)) }));

const step = fc.oneof(
  { weight: 4, arbitrary: entry.map((put) => ({ put })) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 2_000 }).map((remove) => ({ remove })) },
);

const formatKey = ({ date, startTime, id }: ListBlockEntry) =>
  `${date} ${startTime} ${String(id).padStart(6, '0')}`;

const parseBlocks = (blocks: ReturnType<ListBlocks['listFrom']>): ListBlockEntry[] =>
  JSON.parse(`[${blocks.map(({ bytes }) => bytes.toString()).join()}]`) as ListBlockEntry[];

test('SPEED-1: after any additions and removals the blocks contain the rest in order', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { maxLength: 1_500, size: 'max' }),
      fc.array(step, { maxLength: 400, size: 'max' }),
      (first, steps) => {
        const blocks = new ListBlocks();
        const expected = new Map(first.map((put) => [put.id, put]));
        blocks.fill([...expected.values()]);
        for (const next of steps) {
          if ('put' in next) {
            blocks.put(next.put);
            expected.set(next.put.id, next.put);
          } else {
            blocks.remove(next.remove);
            expected.delete(next.remove);
          }
        }
        const wanted = [...expected.values()].map(formatKey).sort();
        expect(parseBlocks(blocks.listFrom('')).map(formatKey)).toEqual(wanted);
        expect(parseBlocks(blocks.listFrom('2026-06-20')).map(formatKey).sort()).toEqual(wanted);
        expect(blocks.size).toBe(expected.size);
      },
    ),
    createRuns(60),
  );
});

test('SPEED-1: a change leaves the other blocks as they are', () => {
  const blocks = new ListBlocks();
  const at = (id: number): ListBlockEntry => ({
    id,
    date: '2026-06-10',
    startTime: '10:00',
    json: Buffer.from(String(id)),
  });
  blocks.fill(Array.from({ length: 2_000 }, (_, index) => at(index + 1)));
  const before = blocks.listFrom('');
  blocks.put({ ...at(900), json: Buffer.from('changed') });
  const after = blocks.listFrom('');
  expect(before.length).toBeGreaterThan(5);
  expect(after.filter((block) => !before.includes(block))).toHaveLength(1);
});
