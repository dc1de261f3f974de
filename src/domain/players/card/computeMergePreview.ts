import type { PlayerCard } from '../playerWire';

/** What two players are together, before they are merged (PLAYER-24). */
export type MergePreview = {
  tournaments: number;
  noShows: number;
  paid: number;
  /** yyyy-MM-dd; null where neither was seen. */
  lastSeen: string | null;
  /** Tournaments in which both were: then they can hardly be one person. */
  together: PlayerCard['evenings'];
};

/** True for a tournament that counts as the player's; one that both have counts once. */
const isCounted = ({ status, attendance }: PlayerCard['evenings'][number]): boolean =>
  (status === null || status === 'confirmed') && attendance !== 'absent';

/** PLAYER-24: what comes together. */
export function computeMergePreview(one: PlayerCard, other: PlayerCard): MergePreview {
  const own = new Set(one.evenings.filter(isCounted).map(({ tournamentId }) => tournamentId));
  const together = other.evenings.filter(
    (tournament) => isCounted(tournament) && own.has(tournament.tournamentId),
  );
  // Neither of them counts an evening that is still to come.
  const counted = together.filter(({ date }) =>
    [one, other].every(({ lastSeen }) => lastSeen !== null && date <= lastSeen),
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
