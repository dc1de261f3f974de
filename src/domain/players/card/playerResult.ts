import type { PlayState } from '../../play/log/playState';
import { listPlayedMatches } from '../../play/score/playedMatches';
import { getSettingsUnit } from '../../play/model/gameSettings';
import type { ScoreUnit } from '../../play/model/scoreUnit';
import { computePlayStandings } from '../../play/standings/playStandings';

export type PlayerResult = {
  /** Place in the standings; null without a match. */
  place: number | null;
  of: number | null;
  /** Points including the rest credit, exact to halves; null without a match. */
  points: number | null;
  unit: ScoreUnit;
  /** Number of the player's matches with a score. */
  matches: number;
  /** Entry ids of partners, one per match. */
  partners: string[];
  opponents: string[];
};

/** The result for an application, which has no matches. */
export const EMPTY_PLAYER_RESULT: PlayerResult = {
  place: null,
  of: null,
  points: null,
  unit: 'points',
  matches: 0,
  partners: [],
  opponents: [],
};

/** The result of an entry in its play (PLAYER-4). */
export function computePlayerResult(state: PlayState, entryId: string): PlayerResult {
  const partners: string[] = [];
  const opponents: string[] = [];
  let matches = 0;
  for (const { a, b } of listPlayedMatches(state.rounds)) {
    if (![...a, ...b].includes(entryId)) continue;
    const [own, others] = a.includes(entryId) ? [a, b] : [b, a];
    matches += 1;
    partners.push(...own.filter((id) => id !== entryId));
    opponents.push(...others);
  }
  const rows = matches > 0 ? computePlayStandings(state) : [];
  const row = rows.find(({ entryIds }) => entryIds.includes(entryId));
  const place = row && { place: row.place, of: rows.length, points: row.points };
  const unit = getSettingsUnit(state.settings);
  return { ...EMPTY_PLAYER_RESULT, ...place, unit, matches, partners, opponents };
}
