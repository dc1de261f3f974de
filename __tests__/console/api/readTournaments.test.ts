import fc from 'fast-check';
import { readStreamedList } from '../../../src/console/api/request/readStreamedList';
import { parseTournaments } from '../../../src/domain/tournament/tournamentWire';
import { createRuns } from '../../support/createRuns';

const toBytes = (text: string) => new TextEncoder().encode(text);

/** A response whose body arrives in pieces, cut anywhere, even within a letter. */
function answerIn(text: string, cuts: readonly number[]): Response {
  const bytes = toBytes(text);
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  let from = 0;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const end of ends) {
        if (end > from) controller.enqueue(bytes.slice(from, end));
        from = end;
      }
      controller.close();
    },
  });
  return new Response(body);
}

const row = fc.record({
  id: fc.integer({ min: -1, max: 9 }),
  organizer_name: fc.constantFrom('Ёлкина', '","', '\\n', '[{}],', ']', '\u2028', '😀'),
  applications: fc.array(fc.record({ id: fc.nat(), name: fc.constantFrom('Анна', ',\n') })),
});

test('SPEED-4: read in pieces it is what it is read at once, wherever they end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row), fc.array(fc.nat()), async (rows, cuts) => {
      const text = `[${rows.map((one) => JSON.stringify(one)).join(',\n')}]`;
      const { tournaments } = await readStreamedList(answerIn(text, cuts));
      expect(tournaments).toEqual(parseTournaments(rows));
    }),
    createRuns(),
  );
});

test.each(['', '{}', '[{"id":1}', '[{"id":1},\n', '<html>,\n</html>', '[1],\n[2]', 'null'])(
  'SPEED-4, LIST-11: %j is no list',
  async (text) => {
    expect(await readStreamedList(answerIn(text, [3]))).toMatchObject({ tournaments: null });
  },
);

test('SPEED-4: a connection that breaks is no wrong answer', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('broken off')),
  });
  await expect(readStreamedList(new Response(body))).rejects.toThrow('broken off');
});
