import type { LinkResult } from '../../domain/play/scoreLink/judgeLinkResult';
import { matchOn, type LinkBoard } from '../../domain/play/scoreLink/linkBoard';
import { readLinkForm, type LinkForm } from '../../domain/play/scoreLink/linkForm';
import { linkRefusalText, typedText } from '../../domain/play/scoreLink/linkTexts';
import {
  NO_PAD,
  padOn,
  readPadAddress,
  readPoints,
  type PadAddress,
} from '../../domain/play/scoreLink/padAddress';
import { ProblemError } from '../lib/problem';
import { UUID } from '../lib/uuid';
import { fieldOf, type FormBody } from '../publicPages/formBodies';
import type { ScoreLinks, ScoreSubject } from './scoreLinks';

/** The page that answers a form whose result was not taken, and says why. */
export type ScoreAnswer = {
  status: 409 | 422;
  problem: string;
  subject: ScoreSubject;
  address: PadAddress;
};

/** A form without a round can only be one whose round is over: any terms read it. */
const NO_TERMS = { scoring: 'timed', target: null } as const;

const refused = (form: LinkForm, text: string): string =>
  form.problem === null ? `${text} ${typedText(form.to)}` : text;

/** The names in the page's address. */
export type Query = Readonly<Record<string, unknown>>;

/** The pad that an address of the page opens. */
export const padIn = (query: Query, { round }: LinkBoard): PadAddress =>
  readPadAddress((name) => fieldOf(query, name), round?.id);

/** SEEN-15, SEEN-17: judges the pad's form, and enters its result; null where it was taken. */
export function makeScoreReceiver({ subjectOf, enter }: ScoreLinks) {
  return async (
    token: string,
    body: FormBody | undefined,
    query: Query,
  ): Promise<ScoreAnswer | null> => {
    const field = (name: string) => fieldOf(body, name);
    const before = await subjectOf(token);
    const form = readLinkForm(field, before.board.round?.terms ?? NO_TERMS);
    if (!UUID.test(form.id)) {
      throw new ProblemError(400, 'Форма пришла повреждённой. Откройте страницу заново.');
    }
    const opened = padIn(query, before.board);
    const typed = {
      ...opened,
      roundId: form.roundId,
      court: form.court,
      a: readPoints(field('a')),
      b: readPoints(field('b')),
    };
    const isOfRound = before.board.round?.id === form.roundId;
    if (form.problem !== null && isOfRound) {
      return { status: 422, problem: `${form.problem}.`, subject: before, address: typed };
    }
    const sent: LinkResult = form.problem === null ? form : { ...form, to: null };
    const refusal = await enter(before.tournamentId, token, sent);
    if (refusal === null) return null;
    const subject = await subjectOf(token);
    // The next round may have begun since.
    const isStill = subject.board.round?.id === form.roundId;
    const match = isStill ? matchOn(subject.board, form.court) : null;
    return {
      status: refusal.refused === 'invalid' ? 422 : 409,
      problem: refused(form, linkRefusalText(refusal)),
      subject,
      address: match ? { ...padOn(form.roundId, match.court), side: opened.side } : NO_PAD,
    };
  };
}
