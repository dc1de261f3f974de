import type { PlayerCard } from '../playerWire';

/** What two players are together, before they are merged (PLAYER-24). */
export type MergePreview = {
  tournaments: number;
  noShows: number;
  paid: number;
  /** yyyy-MM-dd; null where neither was seen. */
  lastSeen: string | null;
  /** Evenings on which both were in: then they can hardly be one person. */
  together: PlayerCard['evenings'];
};

/** Whether an evening counts as one of the player's; one that both have counts once. */
const isCounted = ({ status, attendance }: PlayerCard['evenings'][number]): boolean =>
  (status === null || status === 'confirmed') && attendance !== 'absent';

/** PLAYER-24: what comes together. */
export function previewMerge(one: PlayerCard, other: PlayerCard): MergePreview {
  const own = new Set(one.evenings.filter(isCounted).map(({ tournamentId }) => tournamentId));
  const together = other.evenings.filter(
    (evening) => isCounted(evening) && own.has(evening.tournamentId),
  );
  const seen = [one.lastSeen, other.lastSeen].filter((day) => day !== null).sort();
  return {
    tournaments: one.tournaments + other.tournaments - together.length,
    noShows: one.noShows + other.noShows,
    paid: one.paid + other.paid,
    lastSeen: seen.at(-1) ?? null,
    together,
  };
}
