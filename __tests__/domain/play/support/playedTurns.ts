import fc from 'fast-check';
import { FINAL_PAIRINGS } from '../../../../src/domain/draw/base/pairings';
import {
  acceptChange,
  acceptUndo,
  type AcceptedChange,
} from '../../../../src/domain/play/changes/acceptChange';
import {
  createDrawEvent,
  createStartRoundEvents,
} from '../../../../src/domain/play/draw/drawEvents';
import { createFinalEvent } from '../../../../src/domain/play/draw/drawFinal';
import type { DrawContext } from '../../../../src/domain/play/draw/drawFingerprint';
import { createExchangeEvent } from '../../../../src/domain/play/draw/exchange';
import {
  createCancelRoundEvent,
  createKeepDrawEvent,
  createResultEvent,
} from '../../../../src/domain/play/draw/roundEvents';
import { FORMATS } from '../../../../src/domain/play/formats/formats';
import type { PlayChange, PlayEvent } from '../../../../src/domain/play/log/events';
import { isRefusal, type PlayState } from '../../../../src/domain/play/log/playState';
import { ATTENDANCES, type EntryState } from '../../../../src/domain/play/model/entry';
import type { PartnerMode } from '../../../../src/domain/play/model/gameSettings';
import type { PlaySettings } from '../../../../src/domain/play/model/settings';
import {
  FINAL_FOURS,
  listParticipants,
  listStartedRounds,
  type Final,
  type MatchResult,
} from '../../../../src/domain/play/model/round';
import { getFinalTerms } from '../../../../src/domain/play/model/roundTerms';
import { createEntryEvent } from '../../../../src/domain/play/roster/entryEvents';
import { describeFinalObstacle } from '../../../../src/domain/play/rounds/finalTexts';
import { getNextStep } from '../../../../src/domain/play/rounds/nextStep';
import { createPlayState } from './entries';

/** An action in a play; its numbers choose the entry and the place. */
export type Turn = {
  what:
    | 'go'
    | 'score'
    | 'scoreAll'
    | 'correct'
    | 'mark'
    | 'cancel'
    | 'redraw'
    | 'exchange'
    | 'keep'
    | 'undo'
    | 'final'
    | 'finish';
  one: number;
  other: number;
};

export const PLANNED = 4;
const AT = '2026-11-25T16:00:00.000Z';

/**
 * Fixed pairs come from the standings, and from the roster before the first round. No draw is searched, so thousands
 * run fast.
 */
export const drawContext: DrawContext = { format: FORMATS.Мексикано, levelOf: () => null };

export const turn: fc.Arbitrary<Turn> = fc.record({
  what: fc.constantFrom(
    ...(['go', 'go', 'go', 'scoreAll', 'scoreAll', 'scoreAll', 'score'] as const),
    ...(['correct', 'mark'] as const),
    ...(['cancel', 'redraw', 'exchange', 'keep', 'undo', 'final', 'finish'] as const),
  ),
  one: fc.nat(99),
  other: fc.nat(99),
});

export const turnsInput = fc.record({
  players: fc.integer({ min: 4, max: 14 }),
  courts: fc.constantFrom(null, 1, 2, 3),
  seed: fc.nat(9),
  turns: fc.array(turn, { minLength: 4, maxLength: 40 }),
});

/** Every second player is a woman. Neighbours are partners, and an odd last player has none. */
const createPairedState = (index: number, players: number): Partial<EntryState> => ({
  sex: index % 2 === 0 ? 'm' : 'f',
  partner: (index ^ 1) < players ? getId(index ^ 1) : null,
});

const getId = (index: number): string => `e${String(index).padStart(2, '0')}`;

export const createStartState = (
  players: number,
  courts: number | null,
  variant: PartnerMode = 'changing',
): PlayState =>
  createPlayState(
    Object.fromEntries(
      Array.from({ length: players }, (_, index) => [
        getId(index),
        variant === 'changing' ? {} : createPairedState(index, players),
      ]),
    ),
    { courts, firstRound: 'roster', variant },
  );

function createResult(one: number, other: number): MatchResult {
  if (one % 11 === 0) return { a: 0, b: 0, mark: 'notPlayed' };
  const a = other % 25;
  return one % 7 === 0 ? { a: a >> 1, b: 5, mark: 'stopped' } : { a, b: 24 - a, mark: null };
}

/** The events of a turn; none when the turn changes nothing. */
export function createEvents(
  state: PlayState,
  { what, one, other }: Turn,
  seed: number,
): PlayEvent[] {
  const startedRounds = listStartedRounds(state.rounds);
  const plan = { planned: PLANNED, seed, context: drawContext };
  const step = getNextStep(state, PLANNED, drawContext);
  // After the end the console offers no other action (PLAY-60).
  if (step.kind === 'finished' && what !== 'finish' && what !== 'mark') return [];
  switch (what) {
    case 'go':
      return step.kind === 'start' || (step.kind === 'startRound' && !step.isStale)
        ? createStartRoundEvents(state, AT, plan)
        : [];
    case 'score':
    case 'correct': {
      const round =
        what === 'score'
          ? startedRounds.at(-1)
          : startedRounds[one % Math.max(1, startedRounds.length)];
      const match = round?.matches[other % round.matches.length];
      return round && match ? [createResultEvent(round, match, createResult(one, other))] : [];
    }
    case 'scoreAll': {
      const round = startedRounds.at(-1);
      const open = round?.matches.filter(({ result }) => result === null) ?? [];
      return open.map((match, index) =>
        createResultEvent(round!, match, createResult(one, other + index)),
      );
    }
    case 'mark': {
      const ids = Object.keys(state.entries);
      const id = ids[one % ids.length]!;
      const attendance = [null, ...ATTENDANCES][other % (ATTENDANCES.length + 1)]!;
      return [createEntryEvent({ ...state.entries[id]!, id }, { attendance })];
    }
    case 'cancel': {
      const event = createCancelRoundEvent(state, drawContext);
      return event ? [event] : [];
    }
    case 'redraw':
      return step.kind === 'startRound' ? [createDrawEvent(state, plan)] : [];
    case 'exchange': {
      const drawn = state.rounds[startedRounds.length];
      const present = drawn ? listParticipants(drawn) : [];
      const pick = (at: number) => present[at % Math.max(1, present.length)] ?? '';
      const event = drawn && createExchangeEvent(state, drawn.id, pick(one), pick(other));
      return event ? [event] : [];
    }
    case 'keep':
      return state.rounds.length > startedRounds.length
        ? [createKeepDrawEvent(state, PLANNED, drawContext)]
        : [];
    case 'final': {
      const final: Final = {
        fours: FINAL_FOURS[one % FINAL_FOURS.length]!,
        pairing: FINAL_PAIRINGS[other % FINAL_PAIRINGS.length]!,
        terms: getFinalTerms(state.settings),
      };
      const isPossible = describeFinalObstacle(state, PLANNED) === null;
      return isPossible ? [createFinalEvent(state, final)!] : [];
    }
    case 'finish': {
      const { finishedAt } = state.outcome;
      const to = { finishedAt: finishedAt === null ? AT : null };
      return [{ kind: 'outcomeChanged', from: { finishedAt }, to }];
    }
    default:
      return [];
  }
}

export const acceptAlone = (state: PlayState, events: readonly PlayEvent[]) =>
  acceptChange(state, events, () => false);

export type Change = Pick<PlayChange, 'id' | 'events'>;

/** The changes of a play, and the state after each. */
export function playTurns({
  players,
  courts,
  seed,
  turns,
  variant,
  settings = {},
}: {
  variant?: PartnerMode;
  settings?: Partial<PlaySettings>;
  players: number;
  courts: number | null;
  seed: number;
  turns: readonly Turn[];
}): { before: PlayState; changes: Change[]; states: PlayState[] } {
  const start = createStartState(players, courts, variant);
  const before = { ...start, settings: { ...start.settings, ...settings } };
  const changes: Change[] = [];
  const states: PlayState[] = [];
  let state = before;
  for (const [index, one] of turns.entries()) {
    const undone = one.what === 'undo' ? changes.at(-1) : undefined;
    const events = createEvents(state, one, seed);
    if (!undone && events.length === 0) continue;
    const result = undone ? acceptUndo(state, undone.events) : acceptAlone(state, events);
    // After the end most changes are refused (PLAY-60).
    if (isRefusal(result) && result.refused === 'finished') continue;
    if (isRefusal(result)) throw new Error(`${one.what} was refused: ${result.refused}`);
    const { state: next, events: made }: AcceptedChange = result;
    changes.push({ id: undone ? `undo ${index}` : String(index), events: made });
    states.push(next);
    state = next;
  }
  return { before, changes, states };
}
