import { createSearch } from '../../trust/canaries';
import { readProcessorTime } from '../../trust/hostile/process';
import { add, runSteps, type Figure, type Piece, type Tally } from '../../trust/part';
import { canary } from '../../trust/parts/canary';
import { guessing } from '../../trust/parts/guessing';
import { timing } from '../../trust/parts/timing';
import { isSound } from '../../trust/report';
import { computeQuantile, createTime } from '../../trust/spread';

const run = async (piece: Piece, to: number) => {
  const tally = await runSteps(piece, { to });
  return { tally, figures: piece.figures(tally) };
};

/** Omits durations and percentages, which exceed their limits on a machine busy with other tests. */
const listMissed = (figures: readonly Figure[]) =>
  figures.filter((figure) => !isSound([figure]) && !/, (ms|%)$/.test(figure.what));

test('TRUST-17: while a hundred addresses guess, the administrator signs in and calls succeed', async () => {
  const { tally, figures } = await run(guessing, 2);
  expect(listMissed(figures)).toEqual([]);
  expect(tally['own refused']).toBe(0);
  expect(tally['newcomer refused']).toBe(0);
  expect(tally['401']).toBeGreaterThan(0);
  expect(computeQuantile(tally, 'call', 0.5)).toBeLessThan(1_000);
});

/** Measures of each guess: time to the response, and the server's processor time where the system reports it. */
const MEASURES = readProcessorTime(process.pid) === null ? [''] : ['', ' work'];
const PAIRS_MIN = 6;
/** More pairs of guesses follow while their times differ, because another process may have delayed one. */
const PAIRS_MAX = 30;
/** Time limit of the test: a guess takes seconds on a busy machine. */
const PATIENCE_MS = 600_000;

/**
 * Shortest time for a wrong name divided by that for a wrong password. Other work of the machine only lengthens times.
 */
const compareTimes = (tally: Tally) =>
  MEASURES.map((measure) => {
    const [name, password] = ['name', 'password'].map((wrong) =>
      computeQuantile(tally, wrong + measure, 0),
    );
    return name! / password!;
  });
const isAlike = (ratio: number) => ratio > 0.5 && ratio < 2;

test(
  'TRUST-18: a wrong name and a wrong password get one answer, in the same time',
  async () => {
    const { step, close } = await timing.open();
    let tally: Tally = {};
    let pairs = 0;
    try {
      while (pairs < PAIRS_MIN || (pairs < PAIRS_MAX && !compareTimes(tally).every(isAlike))) {
        tally = add(tally, await step(pairs));
        pairs += 1;
      }
    } finally {
      await close();
    }
    const figures = timing.figures(tally);
    expect(figures[0]).toEqual({
      what: 'pairs of a wrong name and a wrong password',
      figure: pairs,
    });
    expect(listMissed(figures)).toEqual([]);
    expect(compareTimes(tally).filter((ratio) => !isAlike(ratio))).toEqual([]);
  },
  PATIENCE_MS,
);

test('TRUST-19: nothing secret that a request carries gets into the log', async () => {
  const { tally, figures } = await run(canary, 1);
  expect(listMissed(figures)).toEqual([]);
  expect(tally.requests).toBeGreaterThan(40);
  expect(tally.errors).toBeGreaterThan(0);
});

describe('the search for secrets', () => {
  const search = createSearch({
    phone: '+7 (958) 317-46-92',
    name: 'Щука "Ё"',
    token: 'club_Ab-_9',
  });

  test.each([
    ['phone', '{"phone":"+7 (958) 317-46-92"}'],
    ['phone', '79583174692'],
    ['phone', '8 958 317 46 92'],
    ['phone', '%2B7%20(958)%20317-46-92'],
    ['name', 'щука "ё"'],
    ['name', JSON.stringify('Щука "Ё"')],
    ['name', encodeURIComponent('Щука "Ё"').toLowerCase()],
    ['name', '\\u0429\\u0443\\u043a\\u0430 \\"\\u0401\\"'],
    ['token', Buffer.from('admin:club_Ab-_9').toString('base64')],
    ['token', Buffer.from('me:club_Ab-_9 and more').toString('base64url')],
    ['token', Buffer.from('club_Ab-_9').toString('hex')],
  ])('finds a %s in %s', (name, text) => {
    expect(search(`before ${text} after`)).toEqual([name]);
  });

  test('finds nothing where there is nothing', () => {
    expect(search('{"level":30,"requestId":"9583-17","route":"/api/tournaments/:id"}')).toEqual([]);
  });
});

test('a quantile is read from counts of milliseconds', () => {
  const tally = {
    ...createTime('a', 1.2),
    ...createTime('a', 5),
    'a 9': 8,
    'ab 3': 50,
    'a slowest': 9,
  };
  expect([0.1, 0.2, 0.5, 1].map((share) => computeQuantile(tally, 'a', share))).toEqual([
    1, 5, 9, 9,
  ]);
  expect(computeQuantile(tally, 'none', 0.5)).toBe(0);
});
