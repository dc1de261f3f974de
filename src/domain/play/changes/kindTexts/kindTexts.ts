import type { PlayState } from '../../log/playState';
import type { RoundLookup } from '../../model/roundName';

/** Lookups for names of entries and numbers of rounds. */
export type EventLookups = {
  nameOf: (entryId: string) => string;
  /** A round with its number; null when the play no longer has it. */
  roundOf: RoundLookup;
};

/** A part of a refused change, with the current value that conflicts. */
export type PlayConflict = {
  /** Id of the entry; null for a setting or a round. */
  entryId: string | null;
  /** Name of the setting or match: «Вместимость», «Раунд 2, корт 1». Missing for an entry, whose name the page adds. */
  place?: string;
  /** Current and requested value: «Сейчас: пришёл; у вас: не пришёл». */
  text: string;
};

export type KindTexts<Event> = {
  /** Returns sentences. For an event of an entry, the words after the entry's name. */
  describe(event: Event, lookups: EventLookups): string[];
  /** Returns the current values when the event does not fit; empty when no other device can cause a conflict. */
  listConflicts(event: Event, state: PlayState): PlayConflict[];
};

export const formatConflict = (now: string, mine: string): string =>
  `Сейчас: ${now}; у вас: ${mine}`;

/** Formats «8 → 12». */
export const formatTransition = (before: string, after: string): string => `${before} → ${after}`;
