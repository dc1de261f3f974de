import fc from 'fast-check';
import { acceptUndo } from '../../../../src/domain/play/changes/acceptChange';
import { describeSettingsSource } from '../../../../src/domain/play/changes/describeSettingsSource';
import {
  computeHandedSettings,
  findUsualSettings,
} from '../../../../src/domain/play/changes/usualSettings';
import { listLikeEvenings } from '../../../../src/domain/play/roster/likeEvenings';
import type { PlayEvent, SettingsCarriedEvent } from '../../../../src/domain/play/log/events';
import { EMPTY_PLAY_STATE } from '../../../../src/domain/play/log/playState';
import {
  completeCarriedSettings,
  pickCarriedSettings,
  type CarriedSettings,
} from '../../../../src/domain/play/model/carriedSettings';
import { PLAY_SETTINGS } from '../../../../src/domain/play/model/settings';
import { createSettingsEvent } from '../../../../src/domain/play/roster/entryEvents';
import { createRuns } from '../../../support/createRuns';
import { assertAccepted } from '../support/changes';
import { applyAll, createConfirmedState, createPlayState } from '../support/entries';
import { createRound } from '../support/mexicanoRounds';

const given: fc.Arbitrary<Partial<CarriedSettings>> = fc.record(
  {
    variant: fc.constantFrom('changing', 'mixed', 'fixed'),
    courts: fc.constantFrom(null, 1, 2, 10),
    courtNames: fc.constantFrom('', 'Центральный\nУ бара'),
    scoring: fc.constantFrom('total', 'firstTo', 'timed'),
    total: fc.integer({ min: 8, max: 64 }),
    rounds: fc.constantFrom(null, 5, 7),
    capacity: fc.constantFrom(null, 8, 12),
    signUpEndsHours: fc.nat(168),
    isApprovedByHand: fc.boolean(),
    ordersByAverage: fc.boolean(),
  },
  { requiredKeys: [] },
);

const evening = fc.record({
  id: fc.nat(99),
  tournament_type: fc.constantFrom('Американо', 'Мексикано'),
  date: fc
    .integer({ min: 0, max: 60 })
    .map((days) => new Date(Date.UTC(2026, 9, 1) + days * 86_400_000).toISOString().slice(0, 10)),
  start_time: fc.constantFrom('10:00', '19:00'),
});

const carry = (to: SettingsCarriedEvent['to']): PlayEvent => ({
  kind: 'settingsCarried',
  from: null,
  to,
});

test('PLAY-71: an evening begins with all carried settings of the repeated one, and with nothing else of it', () => {
  fc.assert(
    fc.property(given, fc.boolean(), (settings, isSignUpClosed) => {
      const last = completeCarriedSettings(settings);
      const source = findUsualSettings({ id: 7, settings: last }, null);
      const before = { ...EMPTY_PLAY_STATE.settings, isSignUpClosed };
      const play = applyAll({ ...EMPTY_PLAY_STATE, settings: before }, [carry(source)]);
      expect(play).toEqual({
        ...EMPTY_PLAY_STATE,
        settings: { ...before, ...last },
        settingsSource: source,
      });
      const undone = assertAccepted(acceptUndo(play, [carry(source)]));
      expect(undone.state).toEqual({ ...EMPTY_PLAY_STATE, settings: before });
    }),
    createRuns(),
  );
});

test('PLAY-71, PLAY-72: the repeated evening comes before the club’s usual settings, and these before the built-in ones', () => {
  fc.assert(
    fc.property(given, given, (last, club) => {
      const repeated = { id: 7, settings: completeCarriedSettings(last) };
      expect(findUsualSettings(repeated, club)).toEqual(findUsualSettings(repeated, null));
      const usual = findUsualSettings(null, club)!;
      expect(usual.tournamentId).toBeNull();
      expect(completeCarriedSettings(usual.settings)).toEqual(completeCarriedSettings(club));
      expect(findUsualSettings(null, null)).toBeNull();
    }),
    createRuns(),
  );
});

test('PLAY-71: like evenings are those before with the same weekday and type, the last one first', () => {
  const getWeekday = ({ date }: { date: string }) => new Date(date).getUTCDay();
  const getStart = (one: { date: string; start_time: string }) => one.date + one.start_time;
  fc.assert(
    fc.property(evening, fc.array(evening), (own, others) => {
      const like = listLikeEvenings(own, others);
      for (const one of others) {
        const isLike =
          one.tournament_type === own.tournament_type &&
          getWeekday(one) === getWeekday(own) &&
          getStart(one) < getStart(own);
        expect(like.includes(one)).toBe(isLike);
      }
      const starts = like.map(getStart);
      expect(starts).toEqual(starts.toSorted().toReversed());
    }),
    createRuns(),
  );
});

test('PLAY-71: the settings at the end of the evening are handed on, with the rounds planned before the first', () => {
  const round = createRound(['a+b - c+d']);
  const { rounds, courts } = EMPTY_PLAY_STATE.settings;
  const set = (from: Partial<CarriedSettings>, to: Partial<CarriedSettings>) => ({
    events: [{ kind: 'settingsChanged', from, to } as PlayEvent],
  });
  const added: PlayEvent[] = ['a', 'b', 'c', 'd'].map((entryId) => ({
    ...{ kind: 'entryAdded', entryId },
    state: createConfirmedState(),
  }));
  const prepared = [
    { events: added },
    {
      events: [createSettingsEvent(EMPTY_PLAY_STATE.settings, { rounds: 6, isSignUpClosed: true })],
    },
    set({ courts }, { courts: 3 }),
  ];
  const replaced = {
    kind: 'roundsReplaced',
    after: null,
    from: [],
    to: [{ ...round, start: null }],
  };
  const started = { kind: 'roundStarted', roundId: round.id, from: null, to: round.start };
  const begun = [...prepared, { events: [replaced, started] as PlayEvent[] }];
  const ended = [...begun, set({ rounds: 6 }, { rounds: 7 }), set({ courts: 3 }, { courts: 2 })];
  expect(computeHandedSettings([])).toEqual({
    settings: { ...completeCarriedSettings({}), rounds },
    isPlayed: false,
  });
  expect(computeHandedSettings(prepared)).toMatchObject({ isPlayed: false });
  const handed = computeHandedSettings(ended);
  expect(handed).toEqual({
    settings: completeCarriedSettings({ rounds: 6, courts: 2 }),
    isPlayed: true,
  });
});

test('PLAY-73: the words name the day of the evening, while the list has it', () => {
  const source = { tournamentId: 7, settings: {} };
  const words = [
    { id: 7, date: '2026-11-21' },
    { id: 8, date: '2026-11-21' },
  ].map((one) => describeSettingsSource(source, [one]));
  expect(words).toEqual(['как 21\u00a0ноября', 'прошлого турнира']);
  expect(describeSettingsSource({ ...source, tournamentId: null }, [])).toBe('обычные для клуба');
  expect(describeSettingsSource(null, [])).toBe('исходные');
});

test('PLAY-71: all settings are carried, except that signing up is closed', () => {
  const carried = pickCarriedSettings(createPlayState({}).settings);
  expect(Object.keys(PLAY_SETTINGS).filter((name) => !(name in carried))).toEqual([
    'isSignUpClosed',
  ]);
});
