import { hasAttended, isExpected } from '../../play/roster/attendance';
import type { PlayerCard, PlayerTournament } from '../playerWire';

/** What two players are together, before they are merged (PLAYER-24). */
type MergePreview = {
  tournaments: number;
  noShows: number;
  paid: number;
  /** yyyy-MM-dd; null where neither was seen. */
  lastSeen: string | null;
  /** Tournaments in which both were: then they can hardly be one person. */
  together: PlayerCard['evenings'];
};

/** True where two who are there, or are to come, can hardly be one person. */
const isTaken = (tournament: PlayerTournament): boolean =>
  tournament.status === null || isExpected(tournament);

/** True for a past tournament that counts as the player's (PLAYER-2). */
const isCounted = (tournament: PlayerTournament): boolean =>
  tournament.status === null || hasAttended({ ...tournament, hasPlayed: tournament.matches > 0 });

/** PLAYER-24: what comes together. */
export function computeMergePreview(one: PlayerCard, other: PlayerCard): MergePreview {
  const own = new Map(
    one.evenings.filter(isTaken).map((tournament) => [tournament.tournamentId, tournament]),
  );
  const together = other.evenings.filter(
    (tournament) => isTaken(tournament) && own.has(tournament.tournamentId),
  );
  // Neither of them counts an evening that is still to come.
  const counted = together.filter(
    (tournament) =>
      [tournament, own.get(tournament.tournamentId)!].every(isCounted) &&
      [one, other].every(({ lastSeen }) => lastSeen !== null && tournament.date <= lastSeen),
  );
  const seen = [one.lastSeen, other.lastSeen].filter((day) => day !== null).sort();
  return {
    tournaments: one.tournaments + other.tournaments - counted.length,
    noShows: one.noShows + other.noShows,
    paid: one.paid + other.paid,
    lastSeen: seen.at(-1) ?? null,
    together,
  };
}
