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
  /** Keyed by entry id (ROSTER-9). */
  warnings: ReadonlyMap<string, readonly EntryWarning[]>;
  /** Includes the ids of entries that the server does not have in this state (ROSTER-16). */
  unsentKeys: ReadonlySet<string>;
  /** The moved entry with its current drop position. */
  moving: EntryMove | null;
  /** Id of the text that explains how to move an entry. */
  hintId: string;
  moment: PlayMoment;
  isPhone: boolean;
  /** Ids of entries whose place a substitute has taken (PLAY-14). */
  replaced: ReadonlySet<string>;
  /** Ids of the participants of started rounds. */
  played: ReadonlySet<string>;
  /** Ids of the participants of rounds that are drawn and have not started. */
  drawn: ReadonlySet<string>;
  /** The entry chosen first for a fixed pair (PLAY-41). */
  pairing: Entry | undefined;
  onPair: (entry: Entry) => void;
  onExchange: (entryId: string) => void;
  onOpen: (dialog: PlayDialogState) => void;
  onShowPlayer: (entry: Entry) => void;
};

/** A position in the roster: before an entry, or null for the end of the part. */
export type RosterPosition = { part: RosterPartName; before: string | null };
export type EntryMove = { entryId: string; place: RosterPosition | null };

/** Parts to which entries can be moved; «gone» are entries that will not play. */
export type RosterPartName = 'confirmed' | 'waiting' | 'gone';

export const RosterContext = createContext<RosterContextValue | null>(null);

export function useRosterContext(): RosterContextValue {
  const value = use(RosterContext);
  if (!value) throw new Error('RosterContext is missing');
  return value;
}
