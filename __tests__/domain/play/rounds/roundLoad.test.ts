import {
  isLoadEvenAfter,
  describePlayLoad,
  describeMeetingsByLot,
  describeMeetingsBySeating,
  computeRoundLoad,
} from '../../../../src/domain/play/rounds/roundLoad';
import { createPlayState } from '../support/entries';

const computeLoad = (count: number, courts: number | null = null) => {
  const ids = Array.from({ length: count }, (_, index) => `e${String(index).padStart(2, '0')}`);
  const play = createPlayState(Object.fromEntries(ids.map((id) => [id, {}])));
  return computeRoundLoad({ ...play, settings: { ...play.settings, courts } }, 1);
};

/** Numbers of rounds, up to a limit, after which all players have played equally often. */
const listEvenUpTo = (most: number, ...load: Parameters<typeof computeLoad>) =>
  Array.from({ length: most }, (_, index) => index + 1).filter((rounds) =>
    isLoadEvenAfter(computeLoad(...load), rounds),
  );

const toPlain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [6, 1, [3, 6]],
  [7, 1, [7]],
  [10, 2, [5, 10]],
  [11, 2, [11]],
  [12, 2, [3, 6, 9, 12]],
  [14, 3, [7, 14]],
  [15, 3, [5, 10, 15]],
])(
  'PLAY-1: %i on %i courts play equally often in some numbers of rounds',
  (count, courts, even) => {
    expect(listEvenUpTo(even.at(-1)!, count, courts)).toEqual(even);
  },
);

test.each([
  [0, null, 7, 'Нужны хотя бы четверо, в составе пока никого.'],
  [3, null, 7, 'Нужны хотя бы четверо, в составе пока 3.'],
  [12, null, 7, 'У каждого 7 матчей, никто не отдыхает.'],
  [13, null, 13, 'Играют 12, отдыхает 1. За 13 раундов все сыграют поровну: по 12 матчей.'],
  [12, 2, 3, 'Играют 8, отдыхают 4. За 3 раунда все сыграют поровну: по два матча.'],
  [11, 2, 7, 'Играют 8, отдыхают 3. У каждого 5 или 6 матчей; за 11 раундов все сыграют поровну.'],
])(
  'PLAY-1: the load of %i on %p courts in %i rounds is described',
  (count, courts, rounds, text) => {
    expect(toPlain(describePlayLoad(computeLoad(count, courts), rounds))).toBe(text);
  },
);

test('DRAW-3: an exact draw is promised where there is one', () => {
  const all = 'с каждым в паре один раз и дважды против.';
  expect(describeMeetingsByLot(computeLoad(8), 7)).toBe(`Каждый сыграет ${all}`);
  expect(toPlain(describeMeetingsByLot(computeLoad(9), 7))).toBe(
    `За 9 раундов каждый сыграл бы ${all}`,
  );
  expect(describeMeetingsByLot(computeLoad(8, 1), 7)).toBe('');
  expect(describeMeetingsByLot(computeLoad(10), 7)).toBe('');
  expect(describeMeetingsBySeating(computeLoad(8), 7, { seating: 'standings' })).toBe(
    'С кем играть, решает таблица.',
  );
});
