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

/** A stored player record that belongs to this person. */
export type ExportedPlayer = {
  id: string;
  /** Key of the phone; empty without a phone. */
  phone: string;
  nameKey: string;
  note: string;
  /** Id of the player into which this one was merged. */
  mergedInto: string | null;
  /** ISO instant of creation, UTC. */
  createdAt: string;
  /** The person as the club corrected it on the card; null without a correction. */
  correction: PlayerCorrection | null;
};

export type ExportedApplication = OfTournament & {
  name: string;
  phone: string;
  level: number | null;
  /** The person's user id in another program. */
  userId: string;
  /** ISO instant of the application, UTC. */
  createdAt: string;
};

/** A match from the person's side, with public names of others. */
export type ExportedMatch = {
  /** Number of the round, from 1. */
  round: number;
  isFinal: boolean;
  court: number;
  partner: string;
  opponents: string[];
  /** Points of the person's pair; null without a score, and for a match that was not played. */
  own: number | null;
  other: number | null;
  mark: MatchResult['mark'];
};

export type ExportedEntry = OfTournament &
  EntryPerson &
  Pick<EntryState, 'status' | 'attendance' | 'sex' | 'fee' | 'payment' | 'paid' | 'isRefunded'> & {
    id: string;
    source: EntrySource;
    /** Version of the accepted consent text. */
    consentVersion: string | null;
    /** Version of the text that allows showing the full name (SEEN-71). */
    publicNameConsent: string | null;
    /** ISO instant of the entry, UTC. */
    createdAt: string;
    /** Public name of the fixed partner. */
    partner: string | null;
    place: number | null;
    of: number | null;
    points: number | null;
    unit: ScoreUnit;
    matches: ExportedMatch[];
  };

/** A line of a tournament's history that contains the person's name or phone as organizer. */
export type ExportedHistoryLine = {
  tournamentId: number;
  /** ISO instant of the change, UTC. */
  at: string;
  values: string[];
};

/** All data that the club stores about a person (PLAYER-71). */
export type PlayerExport = {
  /** ISO instant of the export, UTC. */
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
