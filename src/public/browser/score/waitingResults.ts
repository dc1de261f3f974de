import { toMatchKey } from '../../../domain/play/changes/pendingPlay';
import { isSameResult } from '../../../domain/play/model/round';
import type { ScoreLinkResult } from '../../../domain/play/scoreLink/acceptLinkResult';
import type { ScoreLinkView, ScoreLinkMatch } from '../../../domain/play/scoreLink/linkView';
import type { RefusedResult } from '../../score/props';

/** A result that the server does not have yet. */
export type WaitingResult = ScoreLinkResult & {
  /** The match's place, such as «Раунд 3, корт 2». */
  place: string;
  /** True when the result was sent and may have reached the server. */
  isTried: boolean;
};

type StoredResults = { waiting: readonly WaitingResult[]; refused: readonly RefusedResult[] };

const KEY = `club${location.pathname}`;
/** The results, for a device that stores nothing. */
let memory: string | null = null;
/** True when the device has stored `memory`. Otherwise the device's stored value is older. */
let isStored = true;

/**
 * Reads the results that this device keeps. A result stays until the server has it, or until a person has read the
 * refusal (SEEN-18).
 */
export function readStoredResults(): StoredResults {
  try {
    if (isStored) memory = localStorage.getItem(KEY) ?? memory;
  } catch {
    // Storage is switched off. The results exist as long as the page.
  }
  return memory === null ? { waiting: [], refused: [] } : (JSON.parse(memory) as StoredResults);
}

function storeResults(results: StoredResults): void {
  memory = JSON.stringify(results);
  try {
    localStorage.setItem(KEY, memory);
    isStored = true;
  } catch {
    // Storage is switched off, or the device has no free space.
    isStored = false;
  }
}

const findLastResult = (
  waiting: readonly WaitingResult[],
  isWanted: (one: WaitingResult) => boolean,
): WaitingResult | undefined => waiting.filter(isWanted).pop();

/**
 * Adds a result. It replaces a waiting result of the same match that was not sent yet. The person who entered the new
 * result saw the replaced one.
 */
export function addWaitingResult(made: WaitingResult): void {
  const { waiting, refused } = readStoredResults();
  const key = toMatchKey(made.roundId, made.court);
  const last = findLastResult(waiting, ({ roundId, court }) => toMatchKey(roundId, court) === key);
  if (!last || last.isTried || !isSameResult(last.to, made.from)) {
    storeResults({ waiting: [...waiting, made], refused });
    return;
  }
  const others = waiting.filter(({ id }) => id !== last.id);
  const isBack = isSameResult(last.from, made.to);
  storeResults({ waiting: isBack ? others : [...others, { ...last, to: made.to }], refused });
}

/** Returns the next result to send, marked as sent. Undefined when no result waits. */
export function takeNextResult(): WaitingResult | undefined {
  const { waiting, refused } = readStoredResults();
  const [next, ...others] = waiting;
  if (next && !next.isTried)
    storeResults({ waiting: [{ ...next, isTried: true }, ...others], refused });
  return next;
}

type MatchPlace = Pick<WaitingResult, 'roundId' | 'court'>;

const findMatch = (
  { round }: ScoreLinkView,
  { roundId, court }: MatchPlace,
): ScoreLinkMatch | undefined =>
  round?.id === roundId ? round.matches.find((match) => match.court === court) : undefined;

/**
 * Handles the response to a result: accepted, or listed under «Не принято».
 * @param board the response's board
 */
export function settleWaitingResult(
  { id, roundId, court }: WaitingResult,
  refusal: string | null,
  board: ScoreLinkView,
): void {
  const { waiting, refused } = readStoredResults();
  const others = waiting.filter((one) => one.id !== id);
  const match = findMatch(board, { roundId, court });
  const made = {
    id,
    text: refusal ?? '',
    ...(match && { match: { roundId, court, result: match.result } }),
  };
  storeResults({ waiting: others, refused: refusal === null ? refused : [...refused, made] });
}

function filterRefusals(shouldStay: (one: RefusedResult) => boolean): void {
  const { waiting, refused } = readStoredResults();
  const left = refused.filter(shouldStay);
  if (left.length < refused.length) storeResults({ waiting, refused: left });
}

export const dismissRefusedResult = (refusalId: string): void =>
  filterRefusals(({ id }) => id !== refusalId);

/** Removes the refusals of a match that has a newly entered score on this device. */
export const dismissRefusalsOfMatch = ({ roundId, court }: MatchPlace): void =>
  filterRefusals(({ match }) => match?.roundId !== roundId || match.court !== court);

/** Removes refusals whose match has received another score (SEEN-18). */
export const dismissAnsweredResults = (board: ScoreLinkView): void =>
  filterRefusals(({ match }) => {
    const now = match && findMatch(board, match)?.result;
    return !now || isSameResult(now, match.result);
  });

/** Returns the board with the waiting results (SEEN-18). */
export function applyWaitingResults(
  board: ScoreLinkView,
  waiting: readonly WaitingResult[],
): ScoreLinkView {
  const { round } = board;
  if (!round) return board;
  const withResult = (match: ScoreLinkMatch): ScoreLinkMatch => {
    const last = findLastResult(
      waiting,
      (one) => one.roundId === round.id && one.court === match.court,
    );
    const isOpen = last !== undefined && match.access !== 'fixed';
    return isOpen ? { ...match, result: last.to, access: last.to ? 'own' : 'open' } : match;
  };
  return { ...board, round: { ...round, matches: round.matches.map(withResult) } };
}
