import { parseResult } from '../wire/roundWire';
import type { MatchResult, RoundTerms } from '../model/round';
import { completeResult } from '../score/completeResult';
import { getPointsMax, validateResult } from '../score/validateResult';
import type { ScoreLinkResult } from './acceptLinkResult';
import { parsePoints } from './padAddress';

/** The pad's form, read: what it enters, or why it enters nothing. */
export type ScoreLinkForm =
  (ScoreLinkResult & { problem: null }) | (Omit<ScoreLinkResult, 'to'> & { problem: string });

type Field = (name: string) => string;
type Scored = Pick<RoundTerms, 'scoring' | 'target'>;

/** What the buttons that end a match otherwise say (`mark`). */
export const FORM_MARKS = { stopped: 'stopped', notPlayed: 'notPlayed', none: 'none' } as const;

function readScore(field: Field, terms: Scored): MatchResult | string {
  const mark = field('mark') === FORM_MARKS.stopped ? ('stopped' as const) : null;
  const [a, b] = [parsePoints(field('a')), parsePoints(field('b'))];
  if (a !== null && b !== null) return { a, b, mark };
  const points = a ?? b;
  if (points === null) return field('a') + field('b') ? 'Очки — целые числа от 0' : 'Введите очки';
  if (mark !== null || terms.scoring !== 'total') return 'Введите очки обеих пар';
  return (
    completeResult(terms, a === null ? 'b' : 'a', points) ?? `Не больше ${getPointsMax(terms)}`
  );
}

function readTo(field: Field, terms: Scored): { to: MatchResult | null } | string {
  const mark = field('mark');
  if (mark === FORM_MARKS.none) return { to: null };
  if (mark === FORM_MARKS.notPlayed) return { to: { a: 0, b: 0, mark: 'notPlayed' } };
  const score = readScore(field, terms);
  if (typeof score === 'string') return score;
  return validateResult(score, terms) ?? { to: score };
}

function readSeen(text: string): MatchResult | null {
  try {
    return parseResult(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * SEEN-15: reads the pad's form as the server gets it and as the page's script takes it.
 * @param field the value of a field; empty where it was not sent
 */
export function parseScoreLinkForm(field: Field, terms: Scored): ScoreLinkForm {
  const sent = {
    id: field('id'),
    roundId: field('round'),
    court: parsePoints(field('court')) ?? 0,
    from: readSeen(field('was')),
  };
  const read = readTo(field, terms);
  return typeof read === 'string'
    ? { ...sent, problem: read }
    : { ...sent, ...read, problem: null };
}
