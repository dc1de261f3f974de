import { SIDES } from '../../domain/play/score/completed';
import type { PadProps } from './props';
import { pairText } from './Pairs';

/** PLAY-3: where a pair can have more points than there is room for buttons, they are typed. */
export const Digits = ({ match, address, round: { terms } }: PadProps) => {
  // One number gives the other where the sum is known.
  const hasOne = terms.scoring === 'total' && !address.isStopped;
  const sides = hasOne ? [address.side] : SIDES;
  return (
    <div className="digits">
      {sides.map((side, index) => (
        <div key={side}>
          <label htmlFor={`points-${side}`}>Очки пары {pairText(match, side)}</label>
          <input
            id={`points-${side}`}
            name={side}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            autoFocus={index === 0}
            defaultValue={address[side] ?? ''}
          />
        </div>
      ))}
      <button type="submit" id="done">
        Готово
      </button>
    </div>
  );
};
