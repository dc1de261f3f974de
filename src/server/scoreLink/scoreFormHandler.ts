import type { ScoreLinkResult } from '../../domain/play/scoreLink/acceptLinkResult';
import {
  parseScoreLinkForm,
  type InterpretedScoreForm,
} from '../../domain/play/scoreLink/linkForm';
import {
  describeScoreLinkRefusal,
  describeTypedResult,
} from '../../domain/play/scoreLink/linkTexts';
import { findScoreLinkMatch, type ScoreLinkView } from '../../domain/play/scoreLink/linkView';
import {
  NO_PAD,
  createPadAddress,
  parsePadAddress,
  parsePoints,
  type PadAddress,
} from '../../domain/play/scoreLink/padAddress';
import { ProblemError } from '../lib/problem';
import { UUID_PATTERN } from '../lib/uuid';
import { getFormField, type SentFormValues } from '../publicPages/formBodies';
import type { ScoreLinks, ScoreLinkTarget } from './scoreLinks';

/** The page that responds to a refused form, with the reason. */
type ScoreFormResponse = {
  status: 409 | 422;
  problem: string;
  target: ScoreLinkTarget;
  address: PadAddress;
};

/**
 * Terms for a time without a round in progress. The form then belongs to a finished round, and any terms can parse it.
 */
const NO_TERMS = { scoring: 'timed', target: null } as const;

const describeRefusedForm = (form: InterpretedScoreForm, text: string): string =>
  form.problem === null ? `${text} ${describeTypedResult(form.to)}` : text;

/** Parameters of the page's address. */
export type ScorePageQuery = Readonly<Record<string, unknown>>;

export const parsePadQuery = (query: ScorePageQuery, { round }: ScoreLinkView): PadAddress =>
  parsePadAddress((name) => getFormField(query, name), round?.id);

/**
 * Creates the function that checks the pad's form and enters its result. Null when the result was accepted (SEEN-15,
 * SEEN-17).
 */
export function createScoreFormHandler({ readTarget, enterResult }: ScoreLinks) {
  return async (
    token: string,
    body: SentFormValues | undefined,
    query: ScorePageQuery,
  ): Promise<ScoreFormResponse | null> => {
    const getField = (name: string) => getFormField(body, name);
    const before = await readTarget(token);
    const form = parseScoreLinkForm(getField, before.board.round?.terms ?? NO_TERMS);
    if (!UUID_PATTERN.test(form.id)) {
      throw new ProblemError(400, 'Форма пришла повреждённой. Откройте страницу заново.');
    }
    const opened = parsePadQuery(query, before.board);
    const typed = {
      ...opened,
      roundId: form.roundId,
      court: form.court,
      a: parsePoints(getField('a')),
      b: parsePoints(getField('b')),
      seen: form.from,
    };
    const isOfRound = before.board.round?.id === form.roundId;
    if (form.problem !== null && isOfRound) {
      return { status: 422, problem: `${form.problem}.`, target: before, address: typed };
    }
    const sent: ScoreLinkResult = form.problem === null ? form : { ...form, to: null };
    const refusal = await enterResult(before.tournamentId, token, sent);
    if (refusal === null) return null;
    const target = await readTarget(token);
    // The next round may have started after the form was shown.
    const isStill = target.board.round?.id === form.roundId;
    const match = isStill ? findScoreLinkMatch(target.board, form.court) : null;
    return {
      status: refusal.refused === 'invalid' ? 422 : 409,
      problem: describeRefusedForm(form, describeScoreLinkRefusal(refusal)),
      target,
      address: match
        ? { ...createPadAddress(form.roundId, match.court), side: opened.side }
        : NO_PAD,
    };
  };
}
