import type { Sex } from '../base/drawnRound';

/** Lower bounds for any draw with these match counts. */
export type DrawBounds = {
  /** Number of repeated partnerships: those beyond the first one of the same two players. */
  partnerRepeats: number;
  /** Sum of squared partnership counts over all combinations of two players. */
  partnerSquares: number;
  /** Largest number of meetings of any two players. */
  mostMeetings: number;
  /** Sum of squared meeting counts over all combinations of two players. */
  meetingSquares: number;
};

/** The least sum of squares of `parts` whole numbers ≥ 0 with the sum `sum`. Such numbers differ by at most 1. */
export function computeEvenSquares(sum: number, parts: number): number {
  if (parts === 0) return 0;
  const low = Math.floor(sum / parts);
  const high = sum % parts;
  return high * (low + 1) ** 2 + (parts - high) * low ** 2;
}

/** The numbers of possible partners and opponents of one player, and of meetings per match. */
type PlayerView = { partners: number; meetings: { others: number; perMatch: number }[] };

function listViews(players: number, sexes: readonly Sex[] | null): PlayerView[] {
  const everybody = { partners: players - 1, meetings: [{ others: players - 1, perMatch: 2 }] };
  if (sexes === null) return Array.from({ length: players }, () => everybody);
  return sexes.map((sex) => {
    const same = sexes.filter((other) => other === sex).length - 1;
    const opposite = sexes.length - 1 - same;
    const meetings = [same, opposite].map((others) => ({ others, perMatch: 1 }));
    return { partners: opposite, meetings };
  });
}

/**
 * In every match a player has one partner and two opponents (in микст a man and a woman). Spreading these as evenly as
 * whole numbers allow bounds every draw. Each two players are counted from both sides. Another bound spreads all
 * meetings over all combinations of two players.
 */
export function computeDrawBounds(
  matches: readonly number[],
  sexes: readonly Sex[] | null,
): DrawBounds {
  const players = matches.length;
  let [repeats, paired, most, squares] = [0, 0, 0, 0];
  for (const [player, { partners, meetings }] of listViews(players, sexes).entries()) {
    const count = matches[player]!;
    repeats += Math.max(0, count - partners);
    paired += computeEvenSquares(count, partners);
    for (const { others, perMatch } of meetings) {
      squares += computeEvenSquares(perMatch * count, others);
      if (others > 0) most = Math.max(most, Math.ceil((perMatch * count) / others));
    }
  }
  const all = matches.reduce((sum, count) => sum + count, 0);
  const ofAll = computeEvenSquares(all, (players * (players - 1)) / 2);
  return {
    partnerRepeats: Math.ceil(repeats / 2),
    partnerSquares: Math.ceil(paired / 2),
    mostMeetings: most,
    meetingSquares: Math.max(Math.ceil(squares / 2), ofAll),
  };
}
