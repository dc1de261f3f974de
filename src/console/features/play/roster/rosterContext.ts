import { createContext, use } from 'react';
import type { Entry } from '../../../../domain/play/model/entry';
import type { EntryWarning } from '../../../../domain/play/roster/entryWarnings';
import type { PlayMoment } from '../../../../domain/play/roster/entryActs';
import type { PlayDialogState } from '../playDialog';
import type { RosterActions } from '../useRosterActions';

export type RosterContextValue = {
  actions: RosterActions;
  /** The tournament's fee, roubles. */
  ownFee: number;
  /** Warnings by entry id (ROSTER-9). */
  warnings: ReadonlyMap<string, readonly EntryWarning[]>;
  /** Ids of entries with unsent changes, among others (ROSTER-16). */
  unsentKeys: ReadonlySet<string>;
  /** The entry that is being moved, with its current drop position. */
  moving: EntryMove | null;
  /** Id of the text that explains how to move an entry. */
  hintId: string;
  moment: PlayMoment;
  isPhone: boolean;
  /** Ids of entries that a substitute has replaced (PLAY-14). */
  replaced: ReadonlySet<string>;
  /** Ids of the participants of started rounds. */
  played: ReadonlySet<string>;
  /** Ids of the participants of rounds that are drawn and have not started. */
  drawn: ReadonlySet<string>;
  /** The entry that was chosen first for a fixed pair (PLAY-41). */
  pairing: Entry | undefined;
  onPair: (entry: Entry) => void;
  onExchange: (entryId: string) => void;
  onOpen: (dialog: PlayDialogState) => void;
  onShowPlayer: (entry: Entry) => void;
};

/** A position in the roster: before an entry; null is the end of the part. */
export type RosterPosition = { part: RosterPartName; before: string | null };
export type EntryMove = { entryId: string; place: RosterPosition | null };

/** Parts to which entries can be moved; «gone» contains entries that do not play. */
export type RosterPartName = 'confirmed' | 'waiting' | 'gone';

export const RosterContext = createContext<RosterContextValue | null>(null);

export function useRosterContext(): RosterContextValue {
  const value = use(RosterContext);
  if (!value) throw new Error('RosterContext is missing');
  return value;
}
