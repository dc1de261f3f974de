import type { MatchResult, RoundTerms } from '../model/round';
import { getOtherSide } from '../score/completeResult';
import { EMPTY_PAD, type PadState } from '../score/padState';
import { parseMatchResult } from '../wire/roundWire';

/** The open score pad and its state, both stored in the page's address (SEEN-15). */
export type PadAddress = PadState & {
  /** Id of the match's round; empty without a pad. */
  roundId: string;
  /** Court of the match; null without a pad. */
  court: number | null;
  /** True when the result was saved by the last press. */
  isSaved: boolean;
  /** The result shown before the first press, which replaces it on the pad (PLAY-11). */
  seen: MatchResult | null;
};

export const NO_PAD: PadAddress = {
  ...EMPTY_PAD,
  roundId: '',
  court: null,
  isSaved: false,
  seen: null,
};

/** Creates the untouched pad of a court in a round. */
export const createPadAddress = (roundId: string, court: number): PadAddress => ({
  ...NO_PAD,
  roundId,
  court,
});

/** True while the pad shows entered points instead of the stored result. */
export const isPadPressed = ({ a, b, isStopped, isSaved }: PadAddress): boolean =>
  !isSaved && (a !== null || b !== null || isStopped);

/** Parses the shown result that the page sends back; null for any other text. */
export function parseSeenResult(text: string): MatchResult | null {
  try {
    return parseMatchResult(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Parses a whole number from 0 with up to three digits; null for any other text. */
export const parsePoints = (text: string): number | null =>
  /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;

/**
 * Parses the pad from the page's address. The address of an earlier round opens no pad, because others now play on its
 * court (SEEN-15).
 * @param getParam returns a parameter by its name; empty if it is missing
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

/**
 * Formats «?round=1f…&court=2&pair=b», without default values. Without a pad the result is «?», which is an address
 * too.
 */
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

/** Points of the current pair; null when there are none, and after saving (SEEN-72). */
export const getTypedPoints = (address: PadAddress): number | null =>
  address.isSaved ? null : address[address.side];

/** Sets the points of the current pair. With a fixed total, the other pair's number is cleared (SEEN-72). */
export function setPadPoints(
  address: PadAddress,
  { scoring }: Pick<RoundTerms, 'scoring'>,
  points: number | null,
): PadAddress {
  const { side, isStopped } = address;
  const other = scoring === 'total' && !isStopped ? null : address[getOtherSide(side)];
  return { ...address, [getOtherSide(side)]: other, [side]: points, isSaved: false };
}
