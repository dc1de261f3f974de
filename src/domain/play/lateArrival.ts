import type { Drawing } from './basis';
import { entryChange } from './entryEvents';
import type { EntryState } from './entry';
import type { EntryChanged } from './events';
import { isStale } from './nextStep';
import { applyEvent, isRefusal, type PlayState } from './playState';
import { courtsOf, presentAt } from './presence';
import { begunRounds } from './round';

/** PLAY-13: the event by which an entry plays from a round on. */
export const playsFromEvent = (
  entry: EntryState & { id: string },
  fromRound: number,
): EntryChanged => entryChange(entry, { attendance: 'late', fromRound });

/** Rounds to come in which as many play, and as many rest. */
export type Stretch = { from: number; to: number; playing: number; resting: number };

/** What a change means for the rounds to come. */
export type ComingPreview = {
  stretches: Stretch[];
  /** The numbers of drawn rounds whose draw will be out of date (PLAY-12); null where none is drawn. */
  stale: number[] | null;
};

function stretchesOf(state: PlayState, numbers: readonly number[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const number of numbers) {
    const present = presentAt(state, number);
    const playing = 4 * courtsOf(state, present);
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
export function previewOf(
  before: PlayState,
  event: EntryChanged,
  planned: number,
  drawing: Drawing,
): ComingPreview | null {
  const state = applyEvent(before, event);
  if (isRefusal(state)) return null;
  const next = begunRounds(state.rounds).length + 1;
  const count = Math.max(1, planned - next + 1);
  const numbers = Array.from({ length: count }, (_, index) => next + index);
  return {
    stretches: stretchesOf(state, numbers),
    stale:
      state.rounds.length < next
        ? null
        : numbers.filter((number) => isStale(state, number, planned, drawing)),
  };
}
