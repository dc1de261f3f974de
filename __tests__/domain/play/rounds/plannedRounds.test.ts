import fc from 'fast-check';
import {
  GAME_SETTINGS,
  SCORINGS,
  type GameSettings,
} from '../../../../src/domain/play/model/gameSettings';
import { SCORE_UNITS } from '../../../../src/domain/play/model/scoreUnit';
import { DEFAULT_PLAY_SETTINGS } from '../../../../src/domain/play/model/settings';
import {
  computeMatchMinutes,
  getRoundTerms,
  MATCH_MINUTES_MAX,
} from '../../../../src/domain/play/model/roundTerms';
import {
  countFittingRounds,
  computePlannedRoundCount,
  getRoundIntervalMinutes,
} from '../../../../src/domain/play/rounds/plannedRounds';
import {
  computePlayEnd,
  computeRoundEnd,
  formatUntil,
} from '../../../../src/domain/play/rounds/roundClock';
import { createRuns } from '../../../support/createRuns';
import { computeSchedule, describeSchedule } from '../../../../src/domain/play/rounds/schedule';
import { createRound } from '../support/mexicanoRounds';

const createSettings = (changes: Partial<GameSettings> = {}): GameSettings => ({
  ...DEFAULT_PLAY_SETTINGS,
  ...changes,
});
const createTimes = (start_time: string, end_time: string | null) => ({ start_time, end_time });
const EVENING = createTimes('19:00', '20:45');

test.each([
  [{ total: 16 }, 7],
  [{ total: 24 }, 10],
  [{ total: 21 }, 9],
  [{ total: 32 }, 14],
  [{ total: 64 }, 27],
  [{ scoring: 'firstTo', firstTo: 16 }, 11],
  [{ scoring: 'firstTo', firstTo: 21 }, 14],
  [{ scoring: 'firstTo', firstTo: 10 }, 7],
  [{ scoring: 'firstTo', firstTo: 15 }, 10],
  [{ scoring: 'firstTo', firstTo: 9 }, 54],
  [{ scoring: 'firstTo', firstTo: 6 }, 36],
  [{ scoring: 'firstTo', firstTo: 4 }, 24],
  [{ scoring: 'timed', roundMinutes: 12 }, 12],
] as const)(
  'PLAY-1: %j: a match takes %d min, a round the changing of courts as well',
  (changes, minutes) => {
    expect(computeMatchMinutes(createSettings(changes))).toBe(minutes);
    expect(getRoundIntervalMinutes(createSettings(changes))).toBe(minutes + 4);
    expect(getRoundIntervalMinutes(createSettings({ ...changes, changeMinutes: 0 }))).toBe(minutes);
  },
);

test('PLAY-1: no settings make a match longer than the contract has room for', () => {
  const count = (name: 'total' | 'firstTo' | 'roundMinutes' | 'pointSeconds' | 'gameMinutes') =>
    fc.integer({ min: GAME_SETTINGS[name].min, max: GAME_SETTINGS[name].max });
  const settings = fc.record({
    scoring: fc.constantFrom(...SCORINGS),
    unit: fc.constantFrom(null, ...SCORE_UNITS),
    total: count('total'),
    firstTo: count('firstTo'),
    roundMinutes: count('roundMinutes'),
    pointSeconds: count('pointSeconds'),
    gameMinutes: count('gameMinutes'),
  });
  fc.assert(
    fc.property(settings, (one) => {
      expect(computeMatchMinutes(one)).toBeLessThanOrEqual(MATCH_MINUTES_MAX);
    }),
    createRuns(),
  );
});

test.each([
  [{}, { scoring: 'total', target: 24, minutes: 10, restCredit: 'half' }],
  [
    { scoring: 'firstTo', firstTo: 21 },
    { scoring: 'firstTo', target: 21, minutes: 14, restCredit: 'average' },
  ],
  [{ scoring: 'timed' }, { scoring: 'timed', target: null, minutes: 15, restCredit: 'average' }],
  [{ restCredit: 'none' }, { scoring: 'total', target: 24, minutes: 10, restCredit: 'none' }],
] as const)('PLAY-1: %j: a round begins with %j', (changes, terms) => {
  expect(getRoundTerms(createSettings(changes))).toEqual(terms);
});

test.each([
  [EVENING, 7],
  [createTimes('19:00', '20:34'), 7],
  [createTimes('19:00', '20:33'), 6],
  [createTimes('19:00', '19:10'), 1],
  [createTimes('08:00', '22:00'), 40],
  [createTimes('19:00', null), 7],
  [createTimes('19:00', 'вечером'), 7],
  [createTimes('19:00', '18:00'), 7],
])('PLAY-1: %j: %d rounds are planned', (times, rounds) => {
  expect(computePlannedRoundCount(createSettings(), times)).toBe(rounds);
  expect(computePlannedRoundCount(createSettings({ rounds: 5 }), times)).toBe(5);
});

test('PLAY-1: as many rounds fit as end in time, and no more', () => {
  for (let minutes = 1; minutes < 180; minutes += 1) {
    const end = `${19 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    const count = countFittingRounds(createSettings(), createTimes('19:00', end))!;
    expect(count * 14 - 4).toBeLessThanOrEqual(minutes);
    expect((count + 1) * 14 - 4).toBeGreaterThan(minutes);
  }
});

test.each([
  [createTimes('19:00', '20:30'), undefined, '6 раундов по 14 мин: до 20:20, запас 10 мин'],
  [EVENING, undefined, '7 раундов по 14 мин: до 20:34, запас 11 мин'],
  [EVENING, 8, '8 раундов по 14 мин: до 20:48, на 3 мин дольше турнира, помещается 7'],
  [EVENING, 1, '1 раунд по 14 мин: до 19:10, запас 95 мин'],
  [createTimes('19:00', '19:38'), 3, '3 раунда по 14 мин: до 19:38, без запаса'],
  [
    createTimes('19:00', '19:06'),
    undefined,
    '1 раунд по 14 мин: до 19:10, на 4 мин дольше турнира, не помещается ни один',
  ],
  [createTimes('19:00', null), undefined, '7 раундов по 14 мин: до 20:34'],
  [createTimes('23:00', null), undefined, '7 раундов по 14 мин: до 00:34'],
  [createTimes('', null), undefined, '7 раундов по 14 мин'],
])('PLAY-1: %j, %s rounds: %s', (times, count, text) => {
  expect(describeSchedule(createSettings(), times, count).replaceAll('\u00a0', ' ')).toBe(text);
});

test('PLAY-1: the schedule of an evening is given in numbers', () => {
  expect(computeSchedule(createSettings(), EVENING)).toEqual({
    rounds: 7,
    roundMinutes: 14,
    endsAt: '20:34',
    spare: 11,
  });
});

test('PLAY-1: the end during play counts from the running round’s start, or from now where it takes longer', () => {
  const toMs = (time: string) => Date.parse(`2026-11-25T${time}:00+03:00`);
  const terms = getRoundTerms(createSettings());
  const start = { at: new Date(toMs('19:28')).toISOString(), terms };
  const rounds = [{ ...createRound([]), start }];
  const computeUntil = (left: number, now: string, settings = createSettings()) =>
    formatUntil(computePlayEnd(rounds, 1 + left, settings, toMs(now))!, 'Europe/Moscow');
  expect(formatUntil(computeRoundEnd({ start })!, 'Europe/Moscow')).toBe('до 19:38');
  expect(computeUntil(4, '19:37')).toBe('до 20:34');
  expect(computeUntil(4, '19:45')).toBe('до 20:41');
  expect(computeUntil(0, '19:37')).toBe('до 19:38');
  // The running round keeps the terms of its start; later rounds are played to 32.
  expect(computeUntil(4, '19:37', createSettings({ total: 32 }))).toBe('до 20:50');
  expect(
    formatUntil(computePlayEnd(rounds, 5, createSettings(), toMs('19:37'))!, 'Asia/Yekaterinburg'),
  ).toBe('до 22:34');
  expect(computePlayEnd([], 7, createSettings(), toMs('19:37'))).toBeNull();
  expect(computeRoundEnd({ ...createRound([]), start: null })).toBeNull();
});
