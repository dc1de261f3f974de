import { createContext, use } from 'react';
import type { Entry } from '../../../../domain/play/model/entry';
import type { EntryWarning } from '../../../../domain/play/roster/entryWarnings';
import type { PlayDialogState } from '../playDialog';
import type { RosterActions } from '../useRosterActions';

export type RosterContextValue = {
  actions: RosterActions;
  /** The tournament's, roubles. */
  ownFee: number;
  /** ROSTER-9, by the entry's id. */
  warnings: ReadonlyMap<string, readonly EntryWarning[]>;
  /** Among them the ids of entries that are not as the server has them (ROSTER-16). */
  unsentKeys: ReadonlySet<string>;
  /** The entry that is moved, and where it would stand. */
  moving: EntryMove | null;
  /** The id of the text that says how an entry is moved. */
  hintId: string;
  /** Whether a round has started, and the play is not over. */
  isPlaying: boolean;
  /** Those in whose place somebody plays now (PLAY-14). */
  replaced: ReadonlySet<string>;
  /** The participants of started rounds. */
  played: ReadonlySet<string>;
  /** PLAY-41: whether pairs are made here, and parted. */
  hasPairs: boolean;
  onOpen: (dialog: PlayDialogState) => void;
  /** Opens the card of the player behind an entry (PLAYER-26). */
  onShowPlayer: (entry: Entry) => void;
};

/** A place in the roster: before an entry of a part, or behind all of them. */
export type RosterPosition = { part: RosterPartName; before: string | null };
export type EntryMove = { entryId: string; place: RosterPosition | null };

/** The parts of the roster that entries can be moved to; «gone» are those who will not play. */
export type RosterPartName = 'confirmed' | 'waiting' | 'gone';

export const RosterContext = createContext<RosterContextValue | null>(null);

/** What the parts of the roster share. */
export function useRosterContext(): RosterContextValue {
  const value = use(RosterContext);
  if (!value) throw new Error('RosterContext is missing');
  return value;
}
