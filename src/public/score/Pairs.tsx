import type { LinkMatch } from '../../domain/play/scoreLink/linkBoard';
import { padQuery, type PadAddress } from '../../domain/play/scoreLink/padAddress';
import { SIDES, type Side } from '../../domain/play/score/completed';
import { isPlayed } from '../../domain/play/score/winnerOf';

/** «Анна К. и Наталья Д.» */
export const pairText = ({ pairs }: LinkMatch, side: Side): string => pairs[side].join(' и ');

/** The points that stand at a pair: those just pressed, else those of the match. */
export function shownPoints({ result }: LinkMatch, address: PadAddress, side: Side): number | null {
  const isFresh = address.a !== null || address.b !== null || address.isStopped;
  if (isFresh && !address.isSaved) return address[side];
  return isPlayed(result) ? result[side] : null;
}

type PairsProps = { match: LinkMatch; address: PadAddress };

/** SEEN-15: the two pairs of a match; a press chooses whose points are pressed. */
export const Pairs = ({ match, address }: PairsProps) => (
  <div className="pairs">
    {SIDES.map((side) => {
      const points = shownPoints(match, address, side);
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
