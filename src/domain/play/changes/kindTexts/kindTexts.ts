import type { PlayState } from '../../log/playState';
import type { RoundLookup } from '../../model/roundName';

/** The names of entries and rounds in events. */
export type EventLookups = {
  nameOf: (entryId: string) => string;
  /** A round with its number; null when the play no longer has it. */
  roundOf: RoundLookup;
};

/** A part of a refused change whose place has other values now. */
export type PlayConflict = {
  /** Null for a setting. */
  entryId: string | null;
  /** «Вместимость», «Раунд 2, корт 1». Missing for an entry, which the page names. */
  place?: string;
  /** «Сейчас: пришёл; у вас: не пришёл». */
  text: string;
};

export type KindTexts<Event> = {
  /** The sentences; for an entry, the words after its name. */
  describe(event: Event, lookups: EventLookups): string[];
  /** The current values when the event does not fit; none when no other device can contradict it. */
  listConflicts(event: Event, state: PlayState): PlayConflict[];
};

export const formatConflict = (now: string, mine: string): string =>
  `Сейчас: ${now}; у вас: ${mine}`;

/** «8 → 12». */
export const formatTransition = (before: string, after: string): string => `${before} → ${after}`;
