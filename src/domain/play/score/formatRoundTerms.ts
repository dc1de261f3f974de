import { formatQuantity } from '../../lib/formatQuantity';
import { getTermsUnit, getTermsWords, type RoundTerms } from '../model/round';

/** The scoring of a round: «до суммы 24», «до суммы 7 геймов», «до 16 очков у победителя», «на время, 15 мин». */
export function formatRoundTerms(terms: RoundTerms): string {
  const { scoring, target, minutes } = terms;
  const { forms } = getTermsWords(terms);
  if (scoring === 'timed') return `на время, ${minutes}\u00a0мин`;
  if (scoring === 'firstTo') return `до ${target} ${forms[2]} у победителя`;
  return getTermsUnit(terms) === 'games'
    ? `до суммы ${formatQuantity(target ?? 0, ...forms)}`
    : `до суммы ${target}`;
}
