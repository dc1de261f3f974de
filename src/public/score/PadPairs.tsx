import type { ScoreLinkMatch } from '../../domain/play/scoreLink/linkView';
import {
  formatPadQuery,
  isPadPressed,
  type PadAddress,
} from '../../domain/play/scoreLink/padAddress';
import type { RoundTerms } from '../../domain/play/model/round';
import {
  completeResult,
  getOtherSide,
  SIDES,
  type Side,
} from '../../domain/play/score/completeResult';
import { isMatchPlayed } from '../../domain/play/score/winningSide';

/** Formats a pair's names: «Анна К. и Наталья Д.» */
export const formatPairNames = ({ pairs }: ScoreLinkMatch, side: Side): string =>
  pairs[side].join(' и ');

type PadPairsProps = {
  match: ScoreLinkMatch;
  address: PadAddress;
  terms: Pick<RoundTerms, 'scoring' | 'target'>;
};

/**
 * Returns the points shown at a pair. Pressed points, or points implied by the other pair's, replace those of the
 * match.
 */
export function getShownPoints(
  { match, address, terms }: PadPairsProps,
  side: Side,
): number | null {
  const { result } = match;
  if (!isPadPressed(address)) return isMatchPlayed(result) ? result[side] : null;
  const { [side]: own, [getOtherSide(side)]: theirs, isStopped } = address;
  if (own !== null || theirs === null || isStopped) return own;
  return completeResult(terms, getOtherSide(side), theirs)?.[side] ?? null;
}

/** The two pairs of a match; a press chooses the pair to score (SEEN-15). */
export const PadPairs = (props: PadPairsProps) => {
  const { match, address } = props;
  return (
    <div className="pairs">
      {SIDES.map((side) => {
        const points = getShownPoints(props, side);
        return (
          <a
            key={side}
            id={`pair-${side}`}
            href={formatPadQuery({ ...address, side, isSaved: false })}
            aria-current={address.side === side}
          >
            <span>
              {match.pairs[side].map((player) => (
                <bdi key={player}>{player}</bdi>
              ))}
            </span>
            <b className={points === null ? 'none' : undefined}>{points ?? '–'}</b>
          </a>
        );
      })}
    </div>
  );
};
