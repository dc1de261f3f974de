import type { Sex } from '../base/drawnRound';

/** What no draw can go below in which everybody plays as many matches as here. */
export type DrawBounds = {
  /** Partnerships beyond the first of the same two. */
  partnerRepeats: number;
  /** Of the counts of partnerships, over all combinations of two. */
  partnerSquares: number;
  /** How often the two who meet most often do. */
  mostMeetings: number;
  /** Of the counts of meetings, over all combinations of two. */
  meetingSquares: number;
};

/** The least sum of squares of `parts` whole numbers ≥ 0 with this sum: they differ by 1 at most. */
export function computeEvenSquares(sum: number, parts: number): number {
  if (parts === 0) return 0;
  const low = Math.floor(sum / parts);
  const high = sum % parts;
  return high * (low + 1) ** 2 + (parts - high) * low ** 2;
}

/** Who can be whose partner, and who meets whom how often, seen from one player. */
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
 * Each player has a partner and two opponents in every match (in микст a man and a woman). Spread over
 * all who there are, as evenly as whole numbers go, this bounds every draw; each two are counted from
 * both sides. The meetings of all together, spread over all combinations of two, bound it as well.
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
