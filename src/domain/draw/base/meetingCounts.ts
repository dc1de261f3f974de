import { listDrawnMatchPlayers, type DrawnMatch, type DrawnRound } from './drawnRound';

/** Numbers of matches that two players had as partners and as opponents: symmetric `players` × `players` matrices. */
export type MeetingCounts = { players: number; partners: Uint8Array; opponents: Uint8Array };

export const createMeetingCounts = (players: number): MeetingCounts => ({
  players,
  partners: new Uint8Array(players * players),
  opponents: new Uint8Array(players * players),
});

function countMatch(
  { players, partners, opponents }: MeetingCounts,
  { a, b }: Pick<DrawnMatch, 'a' | 'b'>,
): void {
  const addMeeting = (table: Uint8Array, one: number, other: number) => {
    table[one * players + other]! += 1;
    table[other * players + one]! += 1;
  };
  addMeeting(partners, ...a);
  addMeeting(partners, ...b);
  for (const one of a) for (const other of b) addMeeting(opponents, one, other);
}

export function computeMeetingCounts(
  rounds: readonly DrawnRound[],
  players: number,
): MeetingCounts {
  const counts = createMeetingCounts(players);
  for (const { matches } of rounds) for (const match of matches) countMatch(counts, match);
  return counts;
}

/** The number of matches of each player. */
export function computeMatchCounts(rounds: readonly DrawnRound[], players: number): number[] {
  const played = Array.from({ length: players }, () => 0);
  for (const { matches } of rounds) {
    for (const player of matches.flatMap(listDrawnMatchPlayers)) played[player]! += 1;
  }
  return played;
}
