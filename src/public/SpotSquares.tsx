import { describePeople, describePlayers } from '../domain/play/roster/people';
import type { SignUpPosition } from '../domain/play/signUp/signUpPosition';

/** Maximum number of squares; more could not be counted at a glance. */
const SQUARES_MAX = 40;

type SquaresProps = {
  count: number;
  kind: 'taken' | 'free' | 'waits';
  /** Number of the player's own square, from 1. */
  own?: number | null;
};

const Squares = ({ count, kind, own = null }: SquaresProps) =>
  Array.from({ length: count }, (_, index) =>
    index + 1 === own ? (
      <i key={`${kind}${index}`} className={`${kind} own`}>
        {index + 1}
      </i>
    ) : (
      <i key={`${kind}${index}`} className={kind} />
    ),
  );

/** The spots as a row of squares. The player's own square on the waitlist has its number (APPLY-8). */
export const SpotSquares = ({ position }: { position: SignUpPosition }) => {
  const { people, capacity, place } = position;
  const { confirmed, waiting } = people;
  const free = Math.max(0, (capacity ?? 0) - confirmed);
  if (confirmed + free + waiting > SQUARES_MAX) return null;
  return (
    <div className="spots">
      <div>
        <p aria-hidden="true">
          <Squares count={confirmed} kind="taken" />
          <Squares count={free} kind="free" />
        </p>
        <p>
          {describePlayers(people) || 'Пока никого'}
          {free > 0 && `, свободно ${free}`}
        </p>
      </div>
      {waiting > 0 && (
        <div>
          <p aria-hidden="true">
            <Squares count={waiting} kind="waits" own={place} />
          </p>
          <p>{describePeople({ ...people, confirmed: 0, absent: 0 })}</p>
        </div>
      )}
    </div>
  );
};
