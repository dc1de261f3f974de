import { getTermsWords, type MatchResult, type RoundTerms } from '../model/round';
import { completeResult } from '../score/completeResult';
import { getPointsMax, validateResult } from '../score/validateResult';
import type { ScoreLinkResult } from './acceptLinkResult';
import { parsePoints, parseSeenResult } from './padAddress';

/** The parsed form of the pad: a result, or the message about an invalid one. */
export type InterpretedScoreForm =
  (ScoreLinkResult & { problem: null }) | (Omit<ScoreLinkResult, 'to'> & { problem: string });

type GetField = (name: string) => string;
type ScoreTerms = Pick<RoundTerms, 'scoring' | 'target' | 'unit'>;

/** Marks by the value of the form's field `mark`, which the buttons for special ends send. */
export const FORM_RESULT_MARKS = {
  stopped: 'stopped',
  notPlayed: 'notPlayed',
  none: 'none',
} as const;

function parseScore(getField: GetField, terms: ScoreTerms): MatchResult | string {
  const mark = getField('mark') === FORM_RESULT_MARKS.stopped ? ('stopped' as const) : null;
  const [a, b] = [parsePoints(getField('a')), parsePoints(getField('b'))];
  if (a !== null && b !== null) return { a, b, mark };
  const { label } = getTermsWords(terms);
  const points = a ?? b;
  if (points === null)
    return getField('a') + getField('b')
      ? `${label} — целые числа от 0`
      : `Введите ${label.toLowerCase()}`;
  if (mark !== null || terms.scoring !== 'total') return `Введите ${label.toLowerCase()} обеих пар`;
  return (
    completeResult(terms, a === null ? 'b' : 'a', points) ?? `Не больше ${getPointsMax(terms)}`
  );
}

function parseTo(getField: GetField, terms: ScoreTerms): { to: MatchResult | null } | string {
  const mark = getField('mark');
  if (mark === FORM_RESULT_MARKS.none) return { to: null };
  if (mark === FORM_RESULT_MARKS.notPlayed) return { to: { a: 0, b: 0, mark: 'notPlayed' } };
  const score = parseScore(getField, terms);
  if (typeof score === 'string') return score;
  return validateResult(score, terms) ?? { to: score };
}

/**
 * Parses the form of the pad, both on the server and in the page's script (SEEN-15).
 * @param getField returns the value of a field; empty if it was not sent
 */
export function parseScoreLinkForm(getField: GetField, terms: ScoreTerms): InterpretedScoreForm {
  const sent = {
    id: getField('id'),
    roundId: getField('round'),
    court: parsePoints(getField('court')) ?? 0,
    from: parseSeenResult(getField('was')),
  };
  const parsed = parseTo(getField, terms);
  return typeof parsed === 'string'
    ? { ...sent, problem: parsed }
    : { ...sent, ...parsed, problem: null };
}
