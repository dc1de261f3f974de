import type { PlayState } from '../../log/playState';

/** The names of what events mention. */
export type EventLookups = {
  nameOf: (entryId: string) => string;
  /** A round's number, from 1; null where it is not among the rounds any more. */
  numberOf: (roundId: string) => number | null;
};

/** Something in a refused change in whose place other values stand meanwhile. */
export type PlayConflict = {
  /** Null for a setting. */
  entryId: string | null;
  /** «Вместимость», «Раунд 2, корт 1»; what is about an entry is told with its name elsewhere. */
  place?: string;
  /** «Сейчас: пришёл; у вас: не пришёл». */
  text: string;
};

/** All that is said of one kind of event. */
export type KindTexts<Event> = {
  /** Sentences; of an entry, what is said after its name. */
  describe(event: Event, lookups: EventLookups): string[];
  /** The present value, where the event does not fit; nothing where no other device can contradict it. */
  listConflicts(event: Event, state: PlayState): PlayConflict[];
};

export const formatConflict = (now: string, mine: string): string =>
  `Сейчас: ${now}; у вас: ${mine}`;

/** «8 → 12». */
export const formatTransition = (before: string, after: string): string => `${before} → ${after}`;
