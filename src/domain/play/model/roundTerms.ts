import {
  GAME_SETTINGS,
  getRestCredit,
  getSettingsUnit,
  SCORINGS,
  type GameSettings,
} from './gameSettings';
import type { FinalTerms, Round, RoundTerms } from './round';
import { SCORE_UNITS } from './scoreUnit';

type MatchTerms = Pick<
  GameSettings,
  'scoring' | 'unit' | 'total' | 'firstTo' | 'roundMinutes' | 'pointSeconds' | 'gameMinutes'
>;

/** Minutes of a match to a sum of games. An even sum can need a deciding point, which adds a minute (PLAY-83). */
const computeGamesMinutes = (total: number, gameMinutes: number): number =>
  total * gameMinutes + (total % 2 === 0 ? 1 : 0);

/** Minutes of a match: a target of N takes 1.6 N points, or 1.5 N games (PLAY-1). */
export function computeMatchMinutes(terms: MatchTerms): number {
  const { scoring, total, firstTo, roundMinutes, pointSeconds, gameMinutes } = terms;
  const isOfGames = getSettingsUnit(terms) === 'games';
  switch (scoring) {
    case 'timed':
      return roundMinutes;
    case 'total':
      return isOfGames
        ? computeGamesMinutes(total, gameMinutes)
        : Math.ceil((total * pointSeconds) / 60);
    case 'firstTo':
      // Whole numbers are multiplied first, so that rounding up is exact.
      return isOfGames
        ? Math.ceil((3 * firstTo * gameMinutes) / 2)
        : Math.ceil((8 * firstTo * pointSeconds) / (5 * 60));
  }
}

/** The longest match that the settings allow, in minutes. */
export const MATCH_MINUTES_MAX = Math.max(
  ...SCORINGS.flatMap((scoring) =>
    SCORE_UNITS.map((unit) =>
      computeMatchMinutes({
        scoring,
        unit,
        total: GAME_SETTINGS.total.max,
        firstTo: GAME_SETTINGS.firstTo.max,
        roundMinutes: GAME_SETTINGS.roundMinutes.max,
        pointSeconds: GAME_SETTINGS.pointSeconds.max,
        gameMinutes: GAME_SETTINGS.gameMinutes.max,
      }),
    ),
  ),
);

/** Terms of a final that follows the settings; without a unit if none was chosen (PLAY-85). */
export const getFinalTerms = (settings: MatchTerms): FinalTerms => ({
  scoring: settings.scoring,
  ...(settings.unit && { unit: settings.unit }),
  target: { total: settings.total, firstTo: settings.firstTo, timed: null }[settings.scoring],
  minutes: computeMatchMinutes(settings),
});

/** Terms of a round that starts with the current settings. */
export const getRoundTerms = (settings: GameSettings): RoundTerms => ({
  ...getFinalTerms(settings),
  restCredit: getRestCredit(settings),
});

/** Terms with which a drawn round starts; a final has its own (PLAY-85). */
export const getStartTerms = (
  { final }: Pick<Round, 'final'>,
  settings: GameSettings,
): RoundTerms => (final ? { ...final.terms, restCredit: 'none' } : getRoundTerms(settings));
