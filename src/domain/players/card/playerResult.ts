import type { PlayState } from '../../play/log/playState';
import { listPlayedMatches } from '../../play/score/playedMatches';
import { getSettingsUnit } from '../../play/model/gameSettings';
import { isFinal, listMatchPlayers, type Round } from '../../play/model/round';
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
  /** True when one of these is the final, whose points count in no sum (PLAY-85). */
  hasFinal: boolean;
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
  hasFinal: false,
  partners: [],
  opponents: [],
};

/** The result of an entry in its play (PLAY-4). */
export function computePlayerResult(state: PlayState, entryId: string): PlayerResult {
  const listOwnMatches = (rounds: readonly Round[]) =>
    listPlayedMatches(rounds).filter((match) => listMatchPlayers(match).includes(entryId));
  const matches = listOwnMatches(state.rounds);
  const sides = matches.map(({ a, b }) =>
    a.includes(entryId) ? ([a, b] as const) : ([b, a] as const),
  );
  const rows = matches.length > 0 ? computePlayStandings(state) : [];
  const row = rows.find(({ entryIds }) => entryIds.includes(entryId));
  const place = row && { place: row.place, of: rows.length, points: row.points };
  return {
    ...EMPTY_PLAYER_RESULT,
    ...place,
    unit: getSettingsUnit(state.settings),
    matches: matches.length,
    hasFinal: listOwnMatches(state.rounds.filter(isFinal)).length > 0,
    partners: sides.flatMap(([own]) => own.filter((id) => id !== entryId)),
    opponents: sides.flatMap(([, others]) => others),
  };
}
