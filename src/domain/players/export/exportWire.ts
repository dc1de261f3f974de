import type { ScoreUnit } from '../../play/model/scoreUnit';
import type { WishKind } from '../../draw/base/wishes';
import type { EntryPerson, EntrySource, EntryState } from '../../play/model/entry';
import type { MatchResult } from '../../play/model/round';
import type { RatedLevel } from '../../rating/levelScale';
import type { PlayerCorrection } from '../card/playerCorrection';
import type { PlayerCard, PlayerTournament } from '../playerWire';

export type ExportedTournamentReference = Pick<
  PlayerTournament,
  'tournamentId' | 'date' | 'startTime' | 'tournamentType'
>;

type OfTournament = { tournament: ExportedTournamentReference };

/** A stored player who is this person. */
export type ExportedPlayer = {
  id: string;
  /** The keys that identify the person; empty without one. */
  phone: string;
  nameKey: string;
  note: string;
  /** The player that this one was merged into. */
  mergedInto: string | null;
  /** ISO instant, UTC. */
  createdAt: string;
  /** As the club corrected the person on the card; null if it never did. */
  correction: PlayerCorrection | null;
};

export type ExportedApplication = OfTournament & {
  name: string;
  phone: string;
  level: number | null;
  /** The person's id in another program. */
  userId: string;
  /** ISO instant, UTC. */
  createdAt: string;
};

/** A match from the person's side, with public names of others. */
export type ExportedMatch = {
  /** From 1. */
  round: number;
  isFinal: boolean;
  court: number;
  partner: string;
  opponents: string[];
  /** Null without a score, and for a match that was not played. */
  own: number | null;
  other: number | null;
  mark: MatchResult['mark'];
};

export type ExportedEntry = OfTournament &
  EntryPerson &
  Pick<EntryState, 'status' | 'attendance' | 'sex' | 'fee' | 'payment' | 'paid' | 'isRefunded'> & {
    id: string;
    source: EntrySource;
    /** The version of the accepted text. */
    consentVersion: string | null;
    /** The version of the text that allows showing the whole name (SEEN-71). */
    publicNameConsent: string | null;
    /** ISO instant, UTC. */
    createdAt: string;
    /** The public name of the fixed partner. */
    partner: string | null;
    place: number | null;
    of: number | null;
    points: number | null;
    unit: ScoreUnit;
    matches: ExportedMatch[];
  };

/** A line of a tournament's history with the person's name or phone as organizer. */
export type ExportedHistoryLine = {
  tournamentId: number;
  /** ISO instant, UTC. */
  at: string;
  values: string[];
};

/** All data that the club stores about a person (PLAYER-71). */
export type PlayerExport = {
  /** ISO instant, UTC. */
  madeAt: string;
  players: ExportedPlayer[];
  applications: ExportedApplication[];
  entries: ExportedEntry[];
  organized: (OfTournament & { name: string; phone: string })[];
  history: ExportedHistoryLine[];
  invitations: (OfTournament & { at: string })[];
  wishes: { other: string; kind: WishKind }[];
  rating: RatedLevel | null;
  form: PlayerCard['form'];
};
