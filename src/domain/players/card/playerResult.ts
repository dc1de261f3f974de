import { listStartedRounds, type Match } from '../../play/model/round';
import type { PlayState } from '../../play/log/playState';
import { isMatchPlayed } from '../../play/score/winningSide';
import { computePlayStandings } from '../../play/standings/playStandings';

/** The result of one player in one play. */
export type PlayerResult = {
  /** In the standings, of so many rows; null where nothing was played. */
  place: number | null;
  of: number | null;
  /** With credit, exact to halves. */
  points: number | null;
  /** Matches with a score in which they played themselves. */
  matches: number;
  /** The entries they played with and against, once a match. */
  partners: string[];
  opponents: string[];
};

/** Of whoever has only applied. */
export const EMPTY_PLAYER_RESULT: PlayerResult = {
  place: null,
  of: null,
  points: null,
  matches: 0,
  partners: [],
  opponents: [],
};

/** The matches of a play that were played, wholly or in part. */
const listPlayedMatches = ({ rounds }: PlayState): Match[] =>
  listStartedRounds(rounds)
    .flatMap((round) => round.matches)
    .filter(({ result }) => isMatchPlayed(result));

/** PLAYER-86: the entries that have played in a play. */
export const listPlayedEntryIds = (state: PlayState): ReadonlySet<string> =>
  new Set(listPlayedMatches(state).flatMap(({ a, b }) => [...a, ...b]));

/** PLAYER-5: what a play came to for one of its entries. */
export function computePlayerResult(state: PlayState, entryId: string): PlayerResult {
  const partners: string[] = [];
  const opponents: string[] = [];
  let matches = 0;
  for (const { a, b } of listPlayedMatches(state)) {
    if (![...a, ...b].includes(entryId)) continue;
    const [own, others] = a.includes(entryId) ? [a, b] : [b, a];
    matches += 1;
    partners.push(...own.filter((id) => id !== entryId));
    opponents.push(...others);
  }
  const rows = matches > 0 ? computePlayStandings(state) : [];
  const row = rows.find(({ entryIds }) => entryIds.includes(entryId));
  const place = row && { place: row.place, of: rows.length, points: row.points };
  return { ...EMPTY_PLAYER_RESULT, ...place, matches, partners, opponents };
}
