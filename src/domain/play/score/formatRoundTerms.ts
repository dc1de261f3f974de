import { GAMES_TARGET_MAX } from '../model/gameSettings';
import type { RoundTerms } from '../model/round';

/** The scoring of a round: «до суммы 24», «до 16 очков у победителя», «на время, 15 мин». */
export function formatRoundTerms({ scoring, target, minutes }: RoundTerms): string {
  if (scoring === 'timed') return `на время, ${minutes}\u00a0мин`;
  if (scoring === 'total') return `до суммы ${target}`;
  return `до ${target} ${(target ?? 0) <= GAMES_TARGET_MAX ? 'геймов' : 'очков'} у победителя`;
}
