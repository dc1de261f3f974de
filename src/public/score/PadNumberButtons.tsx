import { formatPadQuery } from '../../domain/play/scoreLink/padAddress';
import type { PadLayout } from '../../domain/play/score/padLayout';
import { pressPoints } from '../../domain/play/score/padState';
import { validateResult } from '../../domain/play/score/validateResult';
import type { PadProps } from './props';
import { getShownPoints } from './PadPairs';

type NumbersProps = PadProps & { pad: Extract<PadLayout, { kind: 'numbers' }> };

/**
 * One button for each number that a pair can have (PLAY-3). A number that completes the result sends it. Any other
 * number opens the other pair's number.
 */
export const PadNumberButtons = ({ match, address, round: { terms }, pad }: NumbersProps) => {
  const { side } = address;
  const chosen = getShownPoints({ match, address, terms }, side);
  return (
    <div className="numbers" data-per-row={pad.perRow}>
      {pad.numbers.map((points) => {
        const next = pressPoints({ ...address, isSaved: false }, terms, points);
        const same = {
          id: `n${points}`,
          className: chosen === points ? 'shown' : undefined,
        };
        return 'side' in next ? (
          <a key={points} {...same} href={formatPadQuery(next)}>
            {points}
          </a>
        ) : (
          <button
            key={points}
            {...same}
            type="submit"
            name={side}
            value={points}
            disabled={validateResult(next, terms) !== null}
          >
            {points}
          </button>
        );
      })}
    </div>
  );
};
