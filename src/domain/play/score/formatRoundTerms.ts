import { getTermsUnit, getTermsWords, type FinalTerms } from '../model/round';

/** The scoring of a round: «до суммы 24», «до суммы 7 геймов», «первый до 16», «на время: 15 мин». */
export function formatRoundTerms(terms: FinalTerms): string {
  const { scoring, target, minutes } = terms;
  if (scoring === 'timed') return `на время: ${minutes}\u00a0мин`;
  const games = getTermsUnit(terms) === 'games' ? `\u00a0${getTermsWords(terms).forms[2]}` : '';
  return `${scoring === 'total' ? 'до суммы' : 'первый до'} ${target}${games}`;
}
