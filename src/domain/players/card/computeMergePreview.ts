import { hasAttended, isExpected } from '../../play/roster/attendance';
import type { PlayerCard, PlayerTournament } from '../playerWire';

/** Totals of two players together, before a merge (PLAYER-24). */
type MergePreview = {
  tournaments: number;
  noShows: number;
  paid: number;
  /** yyyy-MM-dd of the last attended tournament; null when neither attended one. */
  lastSeen: string | null;
  /** Tournaments in which both take part; if there are any, the two are hardly one person. */
  together: PlayerCard['evenings'];
};

/** True for a tournament that the player attended or is expected to attend. */
const isTaken = (tournament: PlayerTournament): boolean =>
  tournament.status === null || isExpected(tournament);

/** True for a past tournament that counts as the player's (PLAYER-2). */
const isCounted = (tournament: PlayerTournament): boolean =>
  tournament.status === null || hasAttended({ ...tournament, hasPlayed: tournament.matches > 0 });

/** Computes the totals of two players together (PLAYER-24). */
export function computeMergePreview(one: PlayerCard, other: PlayerCard): MergePreview {
  const own = new Map(
    one.evenings.filter(isTaken).map((tournament) => [tournament.tournamentId, tournament]),
  );
  const together = other.evenings.filter(
    (tournament) => isTaken(tournament) && own.has(tournament.tournamentId),
  );
  // A coming tournament counts for neither player.
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
