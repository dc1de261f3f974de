import { acceptChange, acceptUndo } from '../../../../src/domain/play/changes/acceptChange';
import { createEntryEvent } from '../../../../src/domain/play/roster/entryEvents';
import { invertEvents, type PlayEvent } from '../../../../src/domain/play/log/events';
import {
  createDrawEvent,
  createStartRoundEvents,
} from '../../../../src/domain/play/draw/drawEvents';
import {
  applyEvents,
  EMPTY_PLAY,
  foldChanges,
  isRefusal,
  type PlayState,
} from '../../../../src/domain/play/log/playState';
import { isDrawStale, getNextStep } from '../../../../src/domain/play/rounds/nextStep';
import { listDrawable, getSlot } from '../../../../src/domain/play/roster/availability';
import { describeChange } from '../../../../src/domain/play/changes/describeChange';
import { createRoundNumberLookup, listParticipants } from '../../../../src/domain/play/model/round';
import {
  createCancelRoundEvent,
  createKeepDrawEvent,
  createResultEvent,
} from '../../../../src/domain/play/draw/roundEvents';
import { createSubstitutionEvents } from '../../../../src/domain/play/draw/substitution';
import { computePlayStandings } from '../../../../src/domain/play/standings/playStandings';
import { aPlay, aState, after } from '../support/entries';

const drawing = { format: 'americano', levelOf: () => null } as const;
const AT = '2026-11-25T16:00:00.000Z';

/** An Американо of eight in its first round, all drawn; «Замена» waits. */
function playing(): PlayState {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const state = aPlay({
    ...Object.fromEntries(ids.map((id) => [id, {}])),
    Замена: { status: 'waiting' },
  });
  const begun = after(state, createStartRoundEvents(state, AT, { planned: 7, seed: 3, drawing }));
  const [round] = begun.rounds;
  const results = round!.matches.map((match) =>
    createResultEvent(round!, match, { a: 15, b: 9, mark: null }),
  );
  return after(begun, results);
}

test.each([false, true])(
  'PLAY-14: a substitute takes the place in all drawn rounds, which stay (one row: %s)',
  (sharesRow) => {
    const before = playing();
    const state = after(
      before,
      createSubstitutionEvents(before, 'a', 'Замена', { sharesRow, drawing }),
    );
    expect(state.rounds[0]).toEqual(before.rounds[0]);
    state.rounds.slice(1).forEach((round, index) => {
      expect(listParticipants(round)).not.toContain('a');
      const named = listParticipants(round).map((id) => (id === 'Замена' ? 'a' : id));
      expect(named).toEqual(listParticipants(before.rounds[index + 1]!));
    });
    expect(isDrawStale(state, 2, 7, drawing)).toBe(false);
    expect(getSlot(state, 'Замена')).toBe('a');
    const rows = computePlayStandings(state).map(({ id, entryIds }) => [id, entryIds.length]);
    expect(rows).toHaveLength(sharesRow ? 8 : 9);
    expect(rows).toContainEqual(['a', sharesRow ? 2 : 1]);
  },
);

test('PLAY-14: whoever has left already is still replaced, and what was drawn holds again', () => {
  const before = playing();
  const left = after(before, [
    createEntryEvent({ ...before.entries.a!, id: 'a' }, { attendance: 'left' }),
  ]);
  expect(isDrawStale(left, 2, 7, drawing)).toBe(true);
  const events = createSubstitutionEvents(left, 'a', 'Замена', { sharesRow: false, drawing });
  const state = after(left, events);
  expect(isDrawStale(state, 2, 7, drawing)).toBe(false);
  expect(listParticipants(state.rounds[1]!)).toContain('Замена');
  expect(listParticipants(state.rounds[1]!)).not.toContain('a');
});

test('PLAY-15: an Американо’s round that is taken back stays drawn, and comes back with its scores', () => {
  const before = playing();
  const event = createCancelRoundEvent(before, drawing)!;
  const cancelled = after(before, [event]);
  expect(cancelled.rounds.map(({ id }) => id)).toEqual(before.rounds.map(({ id }) => id));
  expect(cancelled.rounds[0]).toMatchObject({ start: null });
  expect(after(cancelled, invertEvents([event]))).toEqual(before);
});

test('PLAY-14, DRAW-7: what is drawn after that knows whom the one before had met', () => {
  const before = playing();
  const state = after(
    before,
    createSubstitutionEvents(before, 'a', 'Замена', { sharesRow: false, drawing }),
  );
  const again = after(state, [createDrawEvent(state, { planned: 7, seed: 3, drawing })]);
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
  const before = playing();
  const [round, second] = before.rounds;
  const say = (events: Parameters<typeof applyEvents>[1]) =>
    describeChange({ events, undoes: null }, (id) => id, createRoundNumberLookup(before.rounds));
  const corrected = createResultEvent(round!, round!.matches[1]!, { a: 9, b: 15, mark: null });
  expect(say([corrected])).toEqual(['Раунд 1, корт 2: 15:9 → 9:15']);
  expect(say([createCancelRoundEvent(before, drawing)!])).toEqual(['Отменён раунд 1']);
  const anew = { ...createDrawEvent(before, { planned: 7, seed: 3, drawing }), from: [] };
  expect(say([anew])).toEqual(['Жеребьёвка: раунды 2–7']);
  expect(
    say([{ ...createResultEvent(second!, second!.matches[0]!, null), roundId: 'gone' }]),
  ).toEqual(['Отменённый раунд, корт 1: без счёта']);
  expect(
    say([{ kind: 'outcomeChanged', from: { finishedAt: null }, to: { finishedAt: AT } }]),
  ).toEqual(['Турнир закончен']);
});

test('PLAY-9: scores that were left open are asked for before the end', () => {
  const before = playing();
  const plan = { planned: 2, seed: 3, drawing };
  const open = after(before, [
    createResultEvent(before.rounds[0]!, before.rounds[0]!.matches[1]!, null),
    ...createStartRoundEvents(before, AT, plan),
  ]);
  expect(getNextStep(open, 2, drawing)).toMatchObject({ kind: 'score', round: 2, court: 1 });
  const last = open.rounds[1]!;
  const whole = after(
    open,
    last.matches.map((match) => createResultEvent(last, match, { a: 12, b: 12, mark: null })),
  );
  expect(getNextStep(whole, 2, drawing)).toMatchObject({ kind: 'score', round: 1, court: 2 });
  expect(getNextStep(whole, 7, drawing)).toMatchObject({ kind: 'startRound', round: 3 });
});

test('PLAY-14: whoever comes back while somebody plays in their place has no place of their own', () => {
  const before = playing();
  const substituted = after(
    before,
    createSubstitutionEvents(before, 'a', 'Замена', { sharesRow: false, drawing }),
  );
  const back = after(substituted, [
    createEntryEvent({ ...substituted.entries.a!, id: 'a' }, { attendance: 'arrived' }),
  ]);
  expect(listDrawable(back, 2)).not.toContain('a');
  const drawn = createDrawEvent(back, { planned: 7, seed: 3, drawing });
  for (const round of drawn.to) expect(listParticipants(round)).toHaveLength(8);
  const gone = after(back, [
    createEntryEvent({ ...back.entries.Замена!, id: 'Замена' }, { attendance: 'left' }),
  ]);
  expect(listDrawable(gone, 2)).toContain('a');
});

test('PLAY-12: more drawn rounds than are wanted are out of date, and «Оставить» leaves as many as are', () => {
  const before = playing();
  expect(isDrawStale(before, 2, 7, drawing)).toBe(false);
  expect(isDrawStale(before, 2, 4, drawing)).toBe(true);
  const kept = after(before, [createKeepDrawEvent(before, 4, drawing)]);
  expect(kept.rounds.map(({ id }) => id)).toEqual(before.rounds.slice(0, 4).map(({ id }) => id));
  expect(isDrawStale(kept, 2, 4, drawing)).toBe(false);
});

test('PLAY-16: of two who end the evening the first is right about when; to open it again is another matter', () => {
  const finish = (from: string | null, to: string | null) => [
    { kind: 'outcomeChanged' as const, from: { finishedAt: from }, to: { finishedAt: to } },
  ];
  const later = '2026-11-25T18:00:07.000Z';
  const ended = after(playing(), finish(null, AT));
  const again = acceptChange(ended, finish(null, later), () => false);
  expect(again).toEqual({ state: ended, events: [] });
  expect(applyEvents(ended, finish(later, null))).toMatchObject({ refused: 'conflict' });
  expect(after(ended, finish(AT, null)).outcome.finishedAt).toBeNull();
});

test('ROSTER-14: what is stored of a change holds by itself, however often its adding is undone', () => {
  const added = { kind: 'entryAdded' as const, entryId: 'x', state: aState({ rank: 'a0' }) };
  const log: PlayEvent[] = [];
  let state = EMPTY_PLAY;
  const make = (result: ReturnType<typeof acceptChange>): readonly PlayEvent[] => {
    if (isRefusal(result)) return [];
    log.push(...result.events);
    state = result.state;
    return result.events;
  };
  const never = () => false;
  const first = make(acceptChange(state, [added], never));
  make(acceptUndo(state, first));
  const from = { status: 'removed', rank: 'a0' } as const;
  const to = { status: 'confirmed', rank: 'a1' } as const;
  const second = make(
    acceptChange(state, [{ kind: 'entryChanged', entryId: 'x', from, to }], never),
  );
  make(acceptUndo(state, first));
  make(acceptUndo(state, second));
  expect(foldChanges([{ id: '1', events: log }])).toEqual(state);
});
