import { getStandingsOrder } from '../../../../src/domain/play/model/gameSettings';
import fc from 'fast-check';
import { EMPTY_PLAY_STATE } from '../../../../src/domain/play/log/playState';
import type { Entry } from '../../../../src/domain/play/model/entry';
import { createPublicNameLookup } from '../../../../src/domain/play/people/playNames';
import { buildPublicRounds } from '../../../../src/domain/play/output/publicRounds';
import {
  buildRoundPictureContent,
  buildStandingsContent,
} from '../../../../src/domain/play/picture/contents';
import { limitTextWidth } from '../../../../src/domain/play/picture/fitText';
import { buildRoundPicture } from '../../../../src/domain/play/picture/roundPicture';
import {
  PICTURE_SIZES,
  type MeasureText,
  type Shape,
  type Size,
} from '../../../../src/domain/play/picture/shapes';
import { buildStandingsPicture } from '../../../../src/domain/play/picture/standingsPicture';
import type { MatchResult, Round } from '../../../../src/domain/play/model/round';
import {
  DEFAULT_PLAY_SETTINGS,
  type PlaySettings,
} from '../../../../src/domain/play/model/settings';
import { computeStandings } from '../../../../src/domain/play/standings/standings';
import { createTournament } from '../../support/samples';
import { createEntry } from '../support/entries';
import { TERMS } from '../support/mexicanoRounds';
import { listLayoutFlaws, createMeasure, listTexts } from '../support/layouts';
import { createRuns } from '../../../support/createRuns';

const SHOWN = { tournament: createTournament({ date: '2026-11-25' }), club: 'Теннисный клуб' };
const GIVEN = ['Анна', 'Константин', 'Юлия-Анастасия', 'Ия', 'Александра', 'Пантелеймон'];
const FAMILY = ['Крылова', 'Константинопольский', 'О', 'Салтыкова-Щедрина'];

const createEntries = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) =>
    createEntry(`p${index}`, {
      givenName: GIVEN[(from + index) % GIVEN.length]!,
      familyName: `${FAMILY[(from + index) % FAMILY.length]}${index}`,
    }),
  );

const result: fc.Arbitrary<MatchResult | null> = fc.oneof(
  fc.constant(null),
  fc.constant<MatchResult>({ a: 0, b: 0, mark: 'notPlayed' }),
  fc.record({
    a: fc.nat(999),
    b: fc.nat(999),
    mark: fc.constantFrom<MatchResult['mark']>(null, 'stopped'),
  }),
);

function createPictureRound(
  players: number,
  courts: number,
  results: readonly (MatchResult | null)[],
): Round {
  const getId = (index: number) => `p${index}`;
  return {
    id: 'r',
    basis: '',
    seed: 1,
    seeding: [],
    matches: Array.from({ length: courts }, (_, index) => ({
      court: index + 1,
      a: [getId(4 * index), getId(4 * index + 1)],
      b: [getId(4 * index + 2), getId(4 * index + 3)],
      result: results[index % results.length]!,
    })),
    rests: Array.from({ length: players - 4 * courts }, (_, index) => getId(4 * courts + index)),
    start: { at: '2026-11-25T16:00:00.000Z', terms: TERMS },
  };
}

const looks = fc.record({
  from: fc.nat(9),
  courts: fc.integer({ min: 1, max: 10 }),
  results: fc.array(result, { minLength: 1, maxLength: 10 }),
  courtNames: fc.constantFrom('', 'Центральный\nБеговая дорожка у леса\n\nИм. Анны Дмитриевой'),
  ofSize: fc.double({ min: 0.4, max: 0.72, noNaN: true }),
  format: fc.constantFrom(...(['chat', 'story'] as const)),
  ordersByAverage: fc.boolean(),
  ordersByWins: fc.boolean(),
});

/** Pictures of the standings and of the first round. */
function buildPictures(
  entries: readonly Entry[],
  rounds: readonly Round[],
  settings: PlaySettings,
  size: Size,
  measure: MeasureText,
): [Shape[], Shape[]] {
  const play = { entries, rounds, settings, outcome: EMPTY_PLAY_STATE.outcome };
  const rows = computeStandings(rounds, {
    entryIds: entries.map(({ id }) => id),
    order: getStandingsOrder(settings),
  });
  const nameOf = createPublicNameLookup(entries, settings);
  const table = buildStandingsContent(SHOWN, 'Таблица после раунда 12', rows, play, nameOf);
  const [round] = buildPublicRounds(play);
  return [
    buildStandingsPicture(table, size, measure),
    buildRoundPicture(buildRoundPictureContent(SHOWN, round!, 12, ''), size, measure),
  ];
}

const SIZES = Object.values(PICTURE_SIZES);
const COUNTS = Array.from({ length: 37 }, (_, index) => index + 4);

test('SEEN-33: nothing is outside a picture, and no text covers another, however many play', () => {
  for (const count of COUNTS) {
    const isSound = fc.property(looks, ({ from, courts, results, courtNames, ...look }) => {
      const size = PICTURE_SIZES[look.format];
      const measure = createMeasure(look.ofSize);
      const entries = createEntries(count, from);
      const settings = { ...DEFAULT_PLAY_SETTINGS, ...look, courtNames };
      const rounds = [createPictureRound(count, Math.min(courts, Math.floor(count / 4)), results)];
      const [table, round] = buildPictures(entries, rounds, settings, size, measure);
      return [table, round].every((shapes) => listLayoutFlaws(shapes, size, measure).length === 0);
    });
    fc.assert(isSound, createRuns(8));
  }
});

test('SEEN-33: everybody is in both pictures', () => {
  const measure = createMeasure(0.55);
  for (const [count, size] of COUNTS.flatMap((one) => SIZES.map((size) => [one, size] as const))) {
    const entries = createEntries(count, 0).map((entry, index) => ({
      ...entry,
      givenName: 'Ян',
      familyName: String.fromCodePoint(1040 + (index % 7), 1072 + Math.floor(index / 7)),
    }));
    const rounds = [createPictureRound(count, Math.min(10, Math.floor(count / 4)), [null])];
    const nameOf = createPublicNameLookup(entries, DEFAULT_PLAY_SETTINGS);
    for (const shapes of buildPictures(entries, rounds, DEFAULT_PLAY_SETTINGS, size, measure)) {
      const written = listTexts(shapes)
        .map(({ text }) => text)
        .join();
      expect(entries.filter(({ id }) => !written.includes(nameOf(id)))).toEqual([]);
    }
  }
});

test('SEEN-33: a text is as wide as it may be at most, and keeps its last letters', () => {
  const font = { size: 10, weight: 400 } as const;
  const measure = createMeasure(0.5);
  const truncate = (text: string, letters: number) =>
    limitTextWidth(text, letters * 5, font, measure);
  expect(truncate('Константин Б.', 13)).toBe('Константин Б.');
  expect(truncate('Константин Б.', 10)).toBe('Конста… Б.');
  expect(truncate('Константин Б.', 4)).toBe('Кон…');
  expect(truncate('Центральный', 8)).toBe('Централ…');
  expect(truncate('Центральный', 0)).toBe('');
  fc.assert(
    fc.property(fc.string(), fc.nat(30), (text, letters) => {
      return measure(truncate(text, letters), font) <= letters * 5;
    }),
    createRuns(),
  );
});
