import { getTermsUnit, getTermsWords, type FinalTerms } from '../model/round';

/** The scoring of a round: «до суммы 24», «до суммы 7 геймов», «до 16 очков у победителя», «на время, 15 мин». */
export function formatRoundTerms(terms: FinalTerms): string {
  const { scoring, target, minutes } = terms;
  const [, , many] = getTermsWords(terms).forms;
  if (scoring === 'timed') return `на время, ${minutes}\u00a0мин`;
  if (scoring === 'firstTo') return `до ${target} ${many} у победителя`;
  return getTermsUnit(terms) === 'games' ? `до суммы ${target}\u00a0${many}` : `до суммы ${target}`;
}
