import { NO_OUTCOME } from '../../../../src/domain/play/model/outcome';
import { acceptUndo } from '../../../../src/domain/play/changes/acceptChange';
import {
  createCancelRoundEvent,
  createReplaceRoundsEvent,
} from '../../../../src/domain/play/draw/roundEvents';
import { pick } from '../../../../src/domain/lib/pick';
import type { PlayEvent } from '../../../../src/domain/play/log/events';
import { isRefusal, type PlayState } from '../../../../src/domain/play/log/playState';
import { applyEvents, foldChanges } from '../../../../src/domain/play/log/fold';
import type { Round } from '../../../../src/domain/play/model/round';
import { createSubstitutionEvents } from '../../../../src/domain/play/draw/substitution';
import { createPairEvents } from '../../../../src/domain/play/roster/fixedPairs';
import { createEntryAddedEvents } from '../../../../src/domain/play/roster/waitlist';
import { findPlayConflicts } from '../../../../src/domain/play/changes/playConflicts';
import {
  acceptEvents,
  assertAccepted,
  createCapacityEvent,
  createMove,
  createSet,
} from '../support/changes';
import { createPlayState } from '../support/entries';
import { createFinalRound } from '../support/finals';
import { createRound } from '../support/mexicanoRounds';
import { drawContext } from '../support/playedTurns';

describe('ROSTER-14: a player of a started round stays in the roster', () => {
  const play = createPlayState({ a: {}, b: {}, c: {}, w: { status: 'waiting' } }, { capacity: 3 });
  const withRounds = (state: PlayState, ...rounds: readonly Round[]): PlayState => ({
    ...state,
    rounds,
  });
  const round = createRound(['a+b - c+n'], { rests: ['w'] });
  const added = assertAccepted(
    acceptEvents(
      createPlayState({ a: {}, b: {}, c: {} }),
      ...createEntryAddedEvents(createPlayState({}), [
        { id: 'n', isSignUp: false, isForReview: false },
      ]),
    ),
  );

  test('an adding is undone until then, and not once they play or rest', () => {
    const drawn = withRounds(added.state, { ...round, start: null });
    expect(assertAccepted(acceptUndo(drawn, added.events)).state.entries.n!.status).toBe('removed');
    const started = withRounds(added.state, round);
    expect(acceptUndo(started, added.events)).toEqual({ refused: 'played', entryId: 'n' });
  });

  test('«Подтвердить», a promotion and a status that is sent as such are locked likewise', () => {
    const byHand = assertAccepted(acceptEvents(play, createMove(play, 'w', 'confirmed')));
    const started = withRounds(byHand.state, round);
    const refusal = { refused: 'played', entryId: 'w' };
    expect(acceptUndo(started, byHand.events)).toEqual(refusal);
    const event = createMove(started, 'w', 'withdrawn');
    expect(acceptEvents(started, event)).toEqual(refusal);
    expect(findPlayConflicts([event], started)).toEqual([
      {
        entryId: 'w',
        text: 'Игрок уже в начатом раунде и остаётся в составе. В меню игрока: «Ушёл», «Замена».',
      },
    ]);
    const left = assertAccepted(acceptEvents(play, createMove(play, 'a', 'withdrawn')));
    expect(acceptUndo(withRounds(left.state, round), left.events)).toEqual(refusal);
  });

  test('marks, fees and the order are undone as before', () => {
    const state = withRounds(added.state, round);
    const marked = assertAccepted(
      acceptEvents(state, createSet(state, 'n', { attendance: 'left', fee: 500 })),
    );
    expect(assertAccepted(acceptUndo(marked.state, marked.events)).state).toEqual(state);
    expect(isRefusal(acceptEvents(state, createMove(state, 'n', 'confirmed', 'a')))).toBe(false);
  });
});

describe('PLAY-41: a fixed pair of a started round', () => {
  const open = createPlayState(
    {
      ...{ a: { partner: 'b' }, b: { partner: 'a' }, c: { partner: 'd' }, d: { partner: 'c' } },
      ...{ e: { partner: 'f' }, f: { partner: 'e' }, s: {} },
    },
    { variant: 'fixed' },
  );
  const begun = { ...open, rounds: [createRound(['a+b 14:10 c+d'], { rests: ['e', 'f'] })] };
  const refusal = { refused: 'playedPair', entryId: 'a' };

  test.each([
    ['parted', 'a', null],
    ['paired anew with opponents', 'a', 'c'],
    ['paired with a newcomer', 'a', 's'],
  ])('is not %s, by an undo neither', (_, one, other) => {
    const events = createPairEvents(open, one, other);
    expect(isRefusal(acceptEvents(open, ...events))).toBe(false);
    expect(acceptEvents(begun, ...events)).toEqual(refusal);
    expect(findPlayConflicts(events, begun)).toEqual([
      { entryId: 'a', text: expect.stringMatching(/остаётся парой/) },
    ]);
  });

  test('is not undone, and is put together again where an older log has parted it', () => {
    const parted = applyEvents(begun, createPairEvents(begun, 'a', null)) as PlayState;
    const events = createPairEvents(parted, 'a', 'b');
    expect(assertAccepted(acceptEvents(parted, ...events)).state).toEqual(begun);
    expect(acceptUndo(begun, events)).toEqual(refusal);
  });

  test('goes on with a substitute, in whose place the player may return by an undo; others are free', () => {
    const substitution = createSubstitutionEvents(begun, 'a', 's', {
      sharesRow: false,
      context: drawContext,
    });
    const replaced = assertAccepted(acceptEvents(begun, ...substitution));
    expect(assertAccepted(acceptUndo(replaced.state, replaced.events)).state).toEqual(begun);
    expect(isRefusal(acceptEvents(begun, ...createPairEvents(begun, 'e', 's')))).toBe(false);
  });
});

describe('PLAY-60: the settings and rounds of the final standings', () => {
  const ended: PlayState = {
    ...createPlayState({ a: {}, b: {}, c: {}, d: { replaces: 'c' } }),
    rounds: [createRound(['a+b 14:10 c+d'])],
    outcome: { ...NO_OUTCOME, finishedAt: '2026-11-25T17:40:00.000Z' },
  };
  const byAverage: PlayEvent = {
    kind: 'settingsChanged',
    from: { ordersByAverage: false },
    to: { ordersByAverage: true },
  };
  const refusal = { refused: 'finished', entryId: null };

  test('its order, and the shared rows of substitutes, are locked like the scores', () => {
    for (const event of [
      byAverage,
      createSet(ended, 'd', { sharesRow: true }),
      createSet(ended, 'b', { replaces: 'a', sharesRow: true }),
    ])
      expect(acceptEvents(ended, event)).toEqual(refusal);
    const fixed = { ...ended, settings: { ...ended.settings, variant: 'fixed' as const } };
    expect(acceptEvents(fixed, createSet(fixed, 'a', { partner: 'b' }))).toEqual(refusal);
    expect(
      acceptUndo({ ...ended, settings: { ...ended.settings, ordersByAverage: true } }, [byAverage]),
    ).toEqual(refusal);
    expect(findPlayConflicts([byAverage], ended)).toMatchObject([
      { text: expect.stringContaining('порядок таблицы больше не меняются') as string },
    ]);
  });

  test.each([
    ['a final', { ...createFinalRound(['a+b - c+d']), start: null }],
    ['another round', { ...createRound(['a+c - b+d']), start: null }],
  ])('%s is neither drawn nor taken away, until the play is open again', (_, round) => {
    const open = { ...ended, outcome: NO_OUTCOME };
    const drawn = { ...ended, rounds: [...ended.rounds, round] };
    const draw = createReplaceRoundsEvent(ended, [round]);
    expect(acceptEvents(ended, draw)).toEqual(refusal);
    expect(acceptEvents(drawn, createReplaceRoundsEvent(drawn, []))).toEqual(refusal);
    expect(acceptUndo(drawn, [draw])).toEqual(refusal);
    expect(isRefusal(acceptEvents(open, draw))).toBe(false);
    // A device that repeats what all know is not refused.
    expect(assertAccepted(acceptEvents(drawn, draw)).events).toEqual([]);
  });

  test('until the play is open again; marks, fees and settings of the roster are free', () => {
    const open = { ...ended, outcome: { ...ended.outcome, finishedAt: null } };
    expect(isRefusal(acceptEvents(open, byAverage))).toBe(false);
    const free = [
      createSet(ended, 'a', { attendance: 'left', payment: 'cash', paid: 1500 }),
      createCapacityEvent(ended, 8),
      createMove(ended, 'a', 'confirmed', 'c'),
    ];
    expect(isRefusal(acceptEvents(ended, ...free))).toBe(false);
  });
});

describe('PLAY-74: a setting that the first round fixes', () => {
  const open = createPlayState({ a: {}, b: {}, c: {}, d: {} });
  const begun: PlayState = { ...open, rounds: [createRound(['a+b - c+d'])] };
  const set = (to: object): PlayEvent => ({
    kind: 'settingsChanged',
    from: Object.fromEntries(
      Object.keys(to).map((name) => [name, open.settings[name as keyof typeof open.settings]]),
    ),
    to,
  });
  const late = {
    variant: 'fixed',
    scoring: 'timed',
    restCredit: 'none',
    firstRound: 'level',
    lotRounds: 3,
  };

  test('is refused once it has begun, and says why', () => {
    for (const [name, value] of Object.entries(late)) {
      const event = set({ [name]: value });
      expect(acceptEvents(begun, event)).toEqual({ refused: 'begun', entryId: null });
      expect(isRefusal(acceptEvents(open, event))).toBe(false);
      expect(findPlayConflicts([event], begun)).toEqual([
        { entryId: null, text: expect.stringMatching(/^Первый раунд уже начат: состав пар/) },
      ]);
    }
    const fixed = { ...begun, settings: { ...begun.settings, variant: 'fixed' as const } };
    expect(acceptUndo(fixed, [set({ variant: 'fixed' })])).toMatchObject({ refused: 'begun' });
  });

  test('PLAY-83: the target moves across nine in the unit that was played; no other unit takes its place', () => {
    const setOf = (state: PlayState, to: Partial<PlayState['settings']>): PlayEvent => ({
      kind: 'settingsChanged',
      from: pick(state.settings, Object.keys(to) as (keyof typeof to)[]),
      to,
    });
    const playedTo = (firstTo: number): PlayState => ({
      ...begun,
      settings: { ...begun.settings, scoring: 'firstTo', firstTo },
    });
    const [points, games] = [playedTo(16), playedTo(6)];
    for (const [state, to] of [
      [points, { firstTo: 8, unit: 'points' }],
      [games, { firstTo: 10, unit: 'games' }],
      [games, { unit: 'games' }],
    ] as const)
      expect(isRefusal(acceptEvents(state, setOf(state, to)))).toBe(false);
    for (const [state, to] of [
      [points, { firstTo: 8 }],
      [games, { firstTo: 10 }],
      [games, { unit: 'points' }],
    ] as const)
      expect(acceptEvents(state, setOf(state, to))).toEqual({ refused: 'begun', entryId: null });
  });

  test('other settings are changed as before', () => {
    for (const to of [{ courts: 2 }, { total: 16 }, { rounds: 5 }, { capacity: 8 }])
      expect(isRefusal(acceptEvents(begun, set(to)))).toBe(false);
  });

  test.each([
    ['drawn', null],
    ['started', createFinalRound(['a+b 5:3 c+d']).start],
  ])('a %s final fixes the number of rounds, until it is cancelled', (_, start) => {
    const final = { ...createFinalRound(['a+b - c+d']), start };
    const withFinal = { ...begun, rounds: [...begun.rounds, final] };
    const event = set({ rounds: 9 });
    expect(acceptEvents(withFinal, event)).toEqual({ refused: 'final', entryId: null });
    expect(findPlayConflicts([event], withFinal)).toEqual([
      { entryId: null, text: expect.stringMatching(/^Финал уже есть: число раундов больше не/) },
    ]);
    expect(
      acceptUndo({ ...withFinal, settings: { ...open.settings, rounds: 9 } }, [event]),
    ).toEqual({
      refused: 'final',
      entryId: null,
    });
    expect(acceptEvents(withFinal, set({ scoring: 'timed' }))).toMatchObject({ refused: 'begun' });
    const cancel = createCancelRoundEvent(withFinal, drawContext)!;
    expect(isRefusal(acceptEvents(withFinal, cancel, event))).toBe(false);
    expect(isRefusal(acceptEvents(withFinal, set({ courts: 2 })))).toBe(false);
    // An older log may have such a change: it is folded, not judged.
    expect(applyEvents(withFinal, [event])).toMatchObject({ settings: { rounds: 9 } });
  });

  test('stays applied in a log that has it from before', () => {
    const round = begun.rounds[0]!;
    const state = foldChanges([
      ...Object.entries(open.entries).map(([entryId, entry]) => ({
        id: entryId,
        events: [{ kind: 'entryAdded' as const, entryId, state: entry }],
      })),
      {
        id: 'start',
        events: [
          { kind: 'roundsReplaced', after: null, from: [], to: [{ ...round, start: null }] },
          { kind: 'roundStarted', roundId: round.id, from: null, to: round.start },
        ],
      },
      { id: 'late', events: [set(late)] },
    ]);
    expect(state.settings).toMatchObject(late);
  });
});

test('PLAY-14: the second of two devices that replace one player is refused, with the reason', () => {
  const play = createPlayState({ a: {}, b: {}, c: {}, d: {}, s: {}, t: {} });
  const replace = (id: string) => [
    createSet(play, 'a', { attendance: 'left' }),
    createSet(play, id, { attendance: 'arrived', replaces: 'a' }),
  ];
  const { state } = assertAccepted(acceptEvents(play, ...replace('s')));
  expect(acceptEvents(state, ...replace('t'))).toEqual({ refused: 'replaced', entryId: 't' });
  expect(findPlayConflicts(replace('t'), state)).toEqual([
    { entryId: 't', text: expect.stringMatching(/^Этого игрока уже заменили/) },
  ]);
  // The substitute can be replaced in turn, and the same change twice is one.
  expect(isRefusal(acceptEvents(state, createSet(state, 't', { replaces: 's' })))).toBe(false);
  expect(isRefusal(acceptEvents(state, ...replace('s')))).toBe(false);
});
