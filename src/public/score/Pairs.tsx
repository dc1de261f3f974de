import type { LinkMatch } from '../../domain/play/scoreLink/linkBoard';
import { padQuery, type PadAddress } from '../../domain/play/scoreLink/padAddress';
import type { RoundTerms } from '../../domain/play/round';
import { completed, otherSide, SIDES, type Side } from '../../domain/play/score/completed';
import { isPlayed } from '../../domain/play/score/winnerOf';

/** «Анна К. и Наталья Д.» */
export const pairText = ({ pairs }: LinkMatch, side: Side): string => pairs[side].join(' и ');

type PairsProps = {
  match: LinkMatch;
  address: PadAddress;
  terms: Pick<RoundTerms, 'scoring' | 'target'>;
};

/**
 * The points that stand at a pair: those just pressed, or what follows from the other pair's, else those of the
 * match.
 */
export function shownPoints({ match, address, terms }: PairsProps, side: Side): number | null {
  const { result } = match;
  const isFresh = address.a !== null || address.b !== null || address.isStopped;
  if (!isFresh || address.isSaved) return isPlayed(result) ? result[side] : null;
  const { [side]: own, [otherSide(side)]: theirs, isStopped } = address;
  if (own !== null || theirs === null || isStopped) return own;
  return completed(terms, otherSide(side), theirs)?.[side] ?? null;
}

/** SEEN-15: the two pairs of a match; a press chooses whose points are pressed. */
export const Pairs = (props: PairsProps) => {
  const { match, address } = props;
  return (
    <div className="pairs">
      {SIDES.map((side) => {
        const points = shownPoints(props, side);
        return (
          <a
            key={side}
            id={`pair-${side}`}
            href={padQuery({ ...address, side, isSaved: false })}
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
