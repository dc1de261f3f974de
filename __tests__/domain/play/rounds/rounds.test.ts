import { acceptChange, acceptUndo } from '../../../../src/domain/play/changes/acceptChange';
import { createEntryEvent } from '../../../../src/domain/play/roster/entryEvents';
import type { PlayEvent } from '../../../../src/domain/play/log/events';
import { invertEvents } from '../../../../src/domain/play/log/eventRegistry';
import {
  createDrawEvent,
  createStartRoundEvents,
} from '../../../../src/domain/play/draw/drawEvents';
import {
  EMPTY_PLAY_STATE,
  isRefusal,
  type PlayState,
} from '../../../../src/domain/play/log/playState';
import { applyEvents, foldChanges } from '../../../../src/domain/play/log/fold';
import { isDrawStale, getNextStep } from '../../../../src/domain/play/rounds/nextStep';
import { listDrawable, getSlot } from '../../../../src/domain/play/roster/availability';
import { describeChange } from '../../../../src/domain/play/changes/describeChange';
import { listParticipants } from '../../../../src/domain/play/model/round';
import { createRoundLookup } from '../../../../src/domain/play/model/roundName';
import {
  createCancelRoundEvent,
  createKeepDrawEvent,
  createResultEvent,
} from '../../../../src/domain/play/draw/roundEvents';
import { createSubstitutionEvents } from '../../../../src/domain/play/draw/substitution';
import { FORMATS } from '../../../../src/domain/play/formats/formats';
import { computePlayStandings } from '../../../../src/domain/play/standings/playStandings';
import { createPlayState, createConfirmedState, applyAll } from '../support/entries';

const drawContext = { format: FORMATS.Американо, levelOf: () => null } as const;
const AT = '2026-11-25T16:00:00.000Z';

/** An Американо of eight players in its first round, with all rounds drawn. The entry «Замена» is waiting. */
function createPlayingState(): PlayState {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const state = createPlayState({
    ...Object.fromEntries(ids.map((id) => [id, {}])),
    Замена: { status: 'waiting' },
  });
  const begun = applyAll(
    state,
    createStartRoundEvents(state, AT, { planned: 7, seed: 3, context: drawContext }),
  );
  const [round] = begun.rounds;
  const results = round!.matches.map((match) =>
    createResultEvent(round!, match, { a: 15, b: 9, mark: null }),
  );
  return applyAll(begun, results);
}

test.each([false, true])(
  'PLAY-14: a substitute takes the place in all drawn rounds, which stay (one row: %s)',
  (sharesRow) => {
    const before = createPlayingState();
    const state = applyAll(
      before,
      createSubstitutionEvents(before, 'a', 'Замена', { sharesRow, context: drawContext }),
    );
    expect(state.rounds[0]).toEqual(before.rounds[0]);
    state.rounds.slice(1).forEach((round, index) => {
      expect(listParticipants(round)).not.toContain('a');
      const named = listParticipants(round).map((id) => (id === 'Замена' ? 'a' : id));
      expect(named).toEqual(listParticipants(before.rounds[index + 1]!));
    });
    expect(isDrawStale(state, 2, 7, drawContext)).toBe(false);
    expect(getSlot(state, 'Замена')).toBe('a');
    const rows = computePlayStandings(state).map(({ id, entryIds }) => [id, entryIds.length]);
    expect(rows).toHaveLength(sharesRow ? 8 : 9);
    expect(rows).toContainEqual(['a', sharesRow ? 2 : 1]);
  },
);

test('PLAY-14: a player who has left can still be replaced, and the draw is valid again', () => {
  const before = createPlayingState();
  const left = applyAll(before, [
    createEntryEvent({ ...before.entries.a!, id: 'a' }, { attendance: 'left' }),
  ]);
  expect(isDrawStale(left, 2, 7, drawContext)).toBe(true);
  const events = createSubstitutionEvents(left, 'a', 'Замена', {
    sharesRow: false,
    context: drawContext,
  });
  const state = applyAll(left, events);
  expect(isDrawStale(state, 2, 7, drawContext)).toBe(false);
  expect(listParticipants(state.rounds[1]!)).toContain('Замена');
  expect(listParticipants(state.rounds[1]!)).not.toContain('a');
});

test('PLAY-15: an Американо’s round that is taken back stays drawn, and comes back with its scores', () => {
  const before = createPlayingState();
  const event = createCancelRoundEvent(before, drawContext)!;
  const cancelled = applyAll(before, [event]);
  expect(cancelled.rounds.map(({ id }) => id)).toEqual(before.rounds.map(({ id }) => id));
  expect(cancelled.rounds[0]).toMatchObject({ start: null });
  expect(applyAll(cancelled, invertEvents([event]))).toEqual(before);
});

test('PLAY-14, DRAW-7: a draw after a substitution counts the partners of the replaced player', () => {
  const before = createPlayingState();
  const state = applyAll(
    before,
    createSubstitutionEvents(before, 'a', 'Замена', { sharesRow: false, context: drawContext }),
  );
  const again = applyAll(state, [
    createDrawEvent(state, { planned: 7, seed: 3, context: drawContext }),
  ]);
  const pairs = again.rounds.flatMap(({ matches }) =>
    matches.flatMap(({ a, b }) =>
      [a, b].map((pair) =>
        pair
          .map((id) => getSlot(again, id))
          .sort()
          .join(),
      ),
    ),
  );
  expect(new Set(pairs).size).toBe(28);
});

test('PLAY-15: the history says of rounds and scores what they were', () => {
  const before = createPlayingState();
  const [round, second] = before.rounds;
  const describeEvents = (events: Parameters<typeof applyEvents>[1]) =>
    describeChange({ events, undoes: null }, (id) => id, createRoundLookup(before.rounds));
  const corrected = createResultEvent(round!, round!.matches[1]!, { a: 9, b: 15, mark: null });
  expect(describeEvents([corrected])).toEqual(['Раунд 1, корт 2: 15:9 → 9:15']);
  expect(describeEvents([createCancelRoundEvent(before, drawContext)!])).toEqual([
    'Отменён раунд 1',
  ]);
  const anew = {
    ...createDrawEvent(before, { planned: 7, seed: 3, context: drawContext }),
    from: [],
  };
  expect(describeEvents([anew])).toEqual(['Жеребьёвка: раунды 2–7']);
  expect(
    describeEvents([{ ...createResultEvent(second!, second!.matches[0]!, null), roundId: 'gone' }]),
  ).toEqual(['Отменённый раунд, корт 1: без счёта']);
  expect(
    describeEvents([
      { kind: 'outcomeChanged', from: { finishedAt: null }, to: { finishedAt: AT } },
    ]),
  ).toEqual(['Турнир закончен']);
});

test('PLAY-9: scores that were left open are asked for before the end', () => {
  const before = createPlayingState();
  const plan = { planned: 2, seed: 3, context: drawContext };
  const open = applyAll(before, [
    createResultEvent(before.rounds[0]!, before.rounds[0]!.matches[1]!, null),
    ...createStartRoundEvents(before, AT, plan),
  ]);
  expect(getNextStep(open, 2, drawContext)).toMatchObject({ kind: 'score', round: 2, court: 1 });
  const last = open.rounds[1]!;
  const whole = applyAll(
    open,
    last.matches.map((match) => createResultEvent(last, match, { a: 12, b: 12, mark: null })),
  );
  expect(getNextStep(whole, 2, drawContext)).toMatchObject({ kind: 'score', round: 1, court: 2 });
  expect(getNextStep(whole, 7, drawContext)).toMatchObject({ kind: 'startRound', round: 3 });
});

test('PLAY-14: a player who comes back while a substitute plays has no slot', () => {
  const before = createPlayingState();
  const substituted = applyAll(
    before,
    createSubstitutionEvents(before, 'a', 'Замена', { sharesRow: false, context: drawContext }),
  );
  const back = applyAll(substituted, [
    createEntryEvent({ ...substituted.entries.a!, id: 'a' }, { attendance: 'arrived' }),
  ]);
  expect(listDrawable(back, 2)).not.toContain('a');
  const drawn = createDrawEvent(back, { planned: 7, seed: 3, context: drawContext });
  for (const round of drawn.to) expect(listParticipants(round)).toHaveLength(8);
  const gone = applyAll(back, [
    createEntryEvent({ ...back.entries.Замена!, id: 'Замена' }, { attendance: 'left' }),
  ]);
  expect(listDrawable(gone, 2)).toContain('a');
});

test('PLAY-12: more drawn rounds than are wanted are out of date, and «Оставить» leaves as many as are', () => {
  const before = createPlayingState();
  expect(isDrawStale(before, 2, 7, drawContext)).toBe(false);
  expect(isDrawStale(before, 2, 4, drawContext)).toBe(true);
  const kept = applyAll(before, [createKeepDrawEvent(before, 4, drawContext)]);
  expect(kept.rounds.map(({ id }) => id)).toEqual(before.rounds.slice(0, 4).map(({ id }) => id));
  expect(isDrawStale(kept, 2, 4, drawContext)).toBe(false);
});

test('PLAY-16: the first of two who finish a play is right about when; opening it again is another matter', () => {
  const finish = (from: string | null, to: string | null) => [
    { kind: 'outcomeChanged' as const, from: { finishedAt: from }, to: { finishedAt: to } },
  ];
  const later = '2026-11-25T18:00:07.000Z';
  const ended = applyAll(createPlayingState(), finish(null, AT));
  const again = acceptChange(ended, finish(null, later), () => false);
  expect(again).toEqual({ state: ended, events: [] });
  expect(applyEvents(ended, finish(later, null))).toMatchObject({ refused: 'conflict' });
  expect(applyAll(ended, finish(AT, null)).outcome.finishedAt).toBeNull();
});

test('ROSTER-14: a stored change is complete in itself, however often its addition is undone', () => {
  const added = {
    kind: 'entryAdded' as const,
    entryId: 'x',
    state: createConfirmedState({ rank: 'a0' }),
  };
  const log: PlayEvent[] = [];
  let state = EMPTY_PLAY_STATE;
  const assertAccepted = (result: ReturnType<typeof acceptChange>): readonly PlayEvent[] => {
    if (isRefusal(result)) return [];
    log.push(...result.events);
    state = result.state;
    return result.events;
  };
  const isNeverOpen = () => false;
  const first = assertAccepted(acceptChange(state, [added], isNeverOpen));
  assertAccepted(acceptUndo(state, first));
  const from = { status: 'removed', rank: 'a0' } as const;
  const to = { status: 'confirmed', rank: 'a1' } as const;
  const second = assertAccepted(
    acceptChange(state, [{ kind: 'entryChanged', entryId: 'x', from, to }], isNeverOpen),
  );
  assertAccepted(acceptUndo(state, first));
  assertAccepted(acceptUndo(state, second));
  expect(foldChanges([{ id: '1', events: log }])).toEqual(state);
});
