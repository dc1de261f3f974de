import type { WishKind } from '../../draw/base/wishes';
import type { EntryPerson, EntrySource, EntryState } from '../../play/model/entry';
import type { MatchResult } from '../../play/model/round';
import type { RatedLevel } from '../../rating/levelScale';
import type { PlayerCard, PlayerTournament } from '../playerWire';

/** The tournament that something is of. */
export type ExportedTournamentReference = Pick<
  PlayerTournament,
  'tournamentId' | 'date' | 'startTime' | 'tournamentType'
>;

type OfTournament = { tournament: ExportedTournamentReference };

/** One of the players who were found to be this person. */
export type ExportedPlayer = {
  id: string;
  /** By what they are known again; empty where there is none. */
  phone: string;
  nameKey: string;
  note: string;
  /** The player that they were merged into. */
  mergedInto: string | null;
  /** ISO instant, UTC. */
  createdAt: string;
};

export type ExportedApplication = OfTournament & {
  name: string;
  phone: string;
  level: number | null;
  /** The person in another program. */
  userId: string;
  /** ISO instant, UTC. */
  createdAt: string;
};

/** A match as the person played it; others by the names under which players see them. */
export type ExportedMatch = {
  /** From 1. */
  round: number;
  court: number;
  partner: string;
  opponents: string[];
  /** Null while there is no score, or where it was not played. */
  own: number | null;
  other: number | null;
  mark: MatchResult['mark'];
};

export type ExportedEntry = OfTournament &
  EntryPerson &
  Pick<EntryState, 'status' | 'attendance' | 'sex' | 'fee' | 'payment' | 'paid' | 'isRefunded'> & {
    id: string;
    source: EntrySource;
    /** Of the text that was agreed to. */
    consentVersion: string | null;
    /** SEEN-71: of the text by which the whole name may be shown. */
    publicNameConsent: string | null;
    /** ISO instant, UTC. */
    createdAt: string;
    /** With whom they play all the time. */
    partner: string | null;
    place: number | null;
    of: number | null;
    points: number | null;
    matches: ExportedMatch[];
  };

/** A line of a tournament's history with the person's name or phone as the organizer's. */
export type ExportedHistoryLine = {
  tournamentId: number;
  /** ISO instant, UTC. */
  at: string;
  values: string[];
};

/** PLAYER-71: everything that the club keeps of a person. */
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
