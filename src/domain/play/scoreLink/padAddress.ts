import type { MatchResult, RoundTerms } from '../model/round';
import { getOtherSide } from '../score/completeResult';
import { EMPTY_PAD, type PadState } from '../score/padState';
import { parseMatchResult } from '../wire/roundWire';

/** SEEN-15: which score pad is open and what was pressed on it so far; all of it stands in the page's address. */
export type PadAddress = PadState & {
  /** Of the round that the court's match belongs to; empty: no pad. */
  roundId: string;
  /** Null: no pad. */
  court: number | null;
  /** Whether the result has just been saved. */
  isSaved: boolean;
  /** The result that was seen before the first press, which hides it (PLAY-11). */
  seen: MatchResult | null;
};

/** No pad is open. */
export const NO_PAD: PadAddress = {
  ...EMPTY_PAD,
  roundId: '',
  court: null,
  isSaved: false,
  seen: null,
};

/** The pad of a round's court, nothing pressed. */
export const createPadAddress = (roundId: string, court: number): PadAddress => ({
  ...NO_PAD,
  roundId,
  court,
});

/** True while the pad shows the points pressed in place of the match's. */
export const isPadPressed = ({ a, b, isStopped, isSaved }: PadAddress): boolean =>
  !isSaved && (a !== null || b !== null || isStopped);

/** A result that was seen, as the page sends it back; null also for any other text. */
export function parseSeenResult(text: string): MatchResult | null {
  try {
    return parseMatchResult(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A whole number from 0 of up to three digits; null for any other text. */
export const parsePoints = (text: string): number | null =>
  /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;

/**
 * SEEN-15: the address of another round opens no pad: on its court others play now.
 * @param getParam of a name in the page's address; empty where it is not there
 * @param roundId of the round under way; undefined while there is none
 */
export const parsePadAddress = (
  getParam: (name: string) => string,
  roundId: string | undefined,
): PadAddress =>
  getParam('round') === roundId
    ? {
        roundId,
        court: parsePoints(getParam('court')),
        side: getParam('pair') === 'b' ? 'b' : 'a',
        a: parsePoints(getParam('a')),
        b: parsePoints(getParam('b')),
        isStopped: getParam('stopped') !== '',
        isSaved: getParam('saved') !== '',
        seen: parseSeenResult(getParam('was')),
      }
    : NO_PAD;

/** «?round=1f…&court=2&pair=b», without what says nothing; «?» for no pad, which is an address as well. */
export function formatPadQuery(address: PadAddress): string {
  const { roundId, court, side, a, b, isStopped, isSaved, seen } = address;
  if (court === null) return '?';
  const parts = [
    `round=${encodeURIComponent(roundId)}`,
    `court=${court}`,
    side === 'b' && 'pair=b',
    a !== null && `a=${a}`,
    b !== null && `b=${b}`,
    isStopped && 'stopped=1',
    isSaved && 'saved=1',
    isPadPressed(address) && seen && `was=${encodeURIComponent(JSON.stringify(seen))}`,
  ];
  return `?${parts.filter(Boolean).join('&')}`;
}

/** SEEN-72: the number that is being typed; null while there is none. */
export const getTypedPoints = (address: PadAddress): number | null =>
  address.isSaved ? null : address[address.side];

/** SEEN-72: another number stands at the pair. With a sum it gives the other pair's, whatever that was. */
export function setPadPoints(
  address: PadAddress,
  { scoring }: Pick<RoundTerms, 'scoring'>,
  points: number | null,
): PadAddress {
  const { side, isStopped } = address;
  const other = scoring === 'total' && !isStopped ? null : address[getOtherSide(side)];
  return { ...address, [getOtherSide(side)]: other, [side]: points, isSaved: false };
}
