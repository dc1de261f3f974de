import type { MatchResult, RoundTerms } from '../model/round';
import { getOtherSide } from '../score/completeResult';
import { EMPTY_PAD, type PadState } from '../score/padState';
import { parseMatchResult } from '../wire/roundWire';

/** The open score pad and the presses on it, all stored in the page's address (SEEN-15). */
export type PadAddress = PadState & {
  /** The round of the court's match; empty without a pad. */
  roundId: string;
  /** Null without a pad. */
  court: number | null;
  /** True when the result has just been saved. */
  isSaved: boolean;
  /** The shown result before the first press, which hides it (PLAY-11). */
  seen: MatchResult | null;
};

export const NO_PAD: PadAddress = {
  ...EMPTY_PAD,
  roundId: '',
  court: null,
  isSaved: false,
  seen: null,
};

/** The pad of a round's court without presses. */
export const createPadAddress = (roundId: string, court: number): PadAddress => ({
  ...NO_PAD,
  roundId,
  court,
});

/** True while the pad shows pressed points instead of the match's. */
export const isPadPressed = ({ a, b, isStopped, isSaved }: PadAddress): boolean =>
  !isSaved && (a !== null || b !== null || isStopped);

/** The shown result that the page sends back; null also for any other text. */
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
 * Parses the pad in the page's address; the address of another round opens no pad, because others play on its court
 * (SEEN-15).
 * @param getParam the value of a name in the address; empty if missing
 * @param roundId the running round; undefined without one
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

/** «?round=1f…&court=2&pair=b» without default values. «?» means no pad, and is an address as well. */
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

/** The number of the current pair; null without one and after saving (SEEN-72). */
export const getTypedPoints = (address: PadAddress): number | null =>
  address.isSaved ? null : address[address.side];

/** Sets the points of the current pair. A fixed sum clears the other pair's number (SEEN-72). */
export function setPadPoints(
  address: PadAddress,
  { scoring }: Pick<RoundTerms, 'scoring'>,
  points: number | null,
): PadAddress {
  const { side, isStopped } = address;
  const other = scoring === 'total' && !isStopped ? null : address[getOtherSide(side)];
  return { ...address, [getOtherSide(side)]: other, [side]: points, isSaved: false };
}
