import type { DrawContext } from '../draw/drawFingerprint';
import { createEntryEvent } from '../roster/entryEvents';
import type { EntryState } from '../model/entry';
import type { EntryChangedEvent } from '../log/events';
import { isDrawStale } from './nextStep';
import { isRefusal, type PlayState } from '../log/playState';
import { applyEvent } from '../log/fold';
import { countCourts, listDrawable } from '../roster/availability';
import { findFinal, listStartedRounds } from '../model/round';

/** Creates the event with which an entry plays from a given round on (PLAY-13). */
export const createLateJoinEvent = (
  entry: EntryState & { id: string },
  fromRound: number,
): EntryChangedEvent => createEntryEvent(entry, { attendance: 'late', fromRound });

/** Consecutive coming rounds with the same numbers of playing and resting players. */
type RoundStretch = { from: number; to: number; playing: number; resting: number };

/** Effect of a change on the coming rounds. */
type RoundsPreview = {
  stretches: RoundStretch[];
  /**
   * Numbers of the drawn rounds that become stale (PLAY-12); null when no round is drawn, or the type is unsupported.
   */
  stale: number[] | null;
  /** True when the coming round is a final (PLAY-85). */
  isFinal: boolean;
};

function listStretches(state: PlayState, numbers: readonly number[]): RoundStretch[] {
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
 * Computes the effect of an entry's change on the coming rounds (PLAY-13).
 * @param planned the number of planned rounds
 * @param context null for a tournament type that this version does not support
 * @returns null when the change no longer fits
 */
export function previewRounds(
  before: PlayState,
  event: EntryChangedEvent,
  planned: number,
  context: DrawContext | null,
): RoundsPreview | null {
  const state = applyEvent(before, event);
  if (isRefusal(state)) return null;
  const next = listStartedRounds(state.rounds).length + 1;
  const final = findFinal(state.rounds);
  const count = final ? Number(final.start === null) : Math.max(1, planned - next + 1);
  const numbers = Array.from({ length: count }, (_, index) => next + index);
  return {
    // A final seats the players of its places, regardless of how many are available.
    stretches: final ? [] : listStretches(state, numbers),
    isFinal: final !== undefined,
    stale:
      !context || state.rounds.length < next
        ? null
        : numbers.filter((number) => isDrawStale(state, number, planned, context)),
  };
}

/** Formats «Раунд 4» or «Раунды 4–7». */
const formatRoundNumbers = (from: number, to: number): string =>
  from === to ? `Раунд\u00a0${from}` : `Раунды\u00a0${from}–${to}`;

function describeStretch({ from, to, playing, resting }: RoundStretch): string {
  const rounds = formatRoundNumbers(from, to);
  if (playing === 0) return `${rounds}: нужны четверо, есть\u00a0${resting}.`;
  const rest = resting === 1 ? 'отдыхает' : 'отдыхают';
  const who = resting === 0 ? 'никто не\u00a0отдыхает' : `${rest}\u00a0${resting}`;
  return `${rounds}: играют\u00a0${playing}, ${who}.`;
}

function describeStale(stale: readonly number[], isFinal: boolean): string {
  const [first] = stale;
  if (first === undefined) return 'Жеребьёвка не\u00a0изменится.';
  const rounds = isFinal ? 'Финал' : formatRoundNumbers(first, stale.at(-1)!);
  return `${rounds}: жеребьёвка устареет. Сыгранное не\u00a0изменится.`;
}

/** Describes the effect of a change on the coming rounds, in sentences (PLAY-13). */
export function describeRoundsChange({ stretches, stale, isFinal }: RoundsPreview): string[] {
  return [...stretches.map(describeStretch), ...(stale ? [describeStale(stale, isFinal)] : [])];
}
