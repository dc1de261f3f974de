import type { DrawContext } from './basis';
import { createEntryEvent } from './entryEvents';
import type { EntryState } from './entry';
import type { EntryChanged } from './events';
import { isDrawStale } from './nextStep';
import { applyEvent, isRefusal, type PlayState } from './playState';
import { countCourts, listDrawable } from './presence';
import { listStartedRounds } from './round';

/** PLAY-13: the event by which an entry plays from a round on. */
export const createPlaysFromEvent = (
  entry: EntryState & { id: string },
  fromRound: number,
): EntryChanged => createEntryEvent(entry, { attendance: 'late', fromRound });

/** Rounds to come in which as many play, and as many rest. */
export type RoundStretch = { from: number; to: number; playing: number; resting: number };

/** What a change means for the rounds to come. */
export type RoundsPreview = {
  stretches: RoundStretch[];
  /** The numbers of drawn rounds whose draw will be out of date (PLAY-12); null where none is drawn. */
  stale: number[] | null;
};

function stretchesOf(state: PlayState, numbers: readonly number[]): RoundStretch[] {
  const stretches: RoundStretch[] = [];
  for (const number of numbers) {
    const present = listDrawable(state, number);
    const playing = 4 * countCourts(state, present);
    const resting = present.length - playing;
    const last = stretches.at(-1);
    if (last?.playing === playing && last.resting === resting) last.to = number;
    else stretches.push({ from: number, to: number, playing, resting });
  }
  return stretches;
}

/**
 * PLAY-13: what becomes of the rounds to come by a change of an entry.
 * @param planned how many rounds are wanted
 * @returns null where the change does not fit any more
 */
export function previewRounds(
  before: PlayState,
  event: EntryChanged,
  planned: number,
  drawing: DrawContext,
): RoundsPreview | null {
  const state = applyEvent(before, event);
  if (isRefusal(state)) return null;
  const next = listStartedRounds(state.rounds).length + 1;
  const count = Math.max(1, planned - next + 1);
  const numbers = Array.from({ length: count }, (_, index) => next + index);
  return {
    stretches: stretchesOf(state, numbers),
    stale:
      state.rounds.length < next
        ? null
        : numbers.filter((number) => isDrawStale(state, number, planned, drawing)),
  };
}
