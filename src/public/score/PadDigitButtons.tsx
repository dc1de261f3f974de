import type { RoundTerms } from '../../domain/play/model/round';
import {
  formatPadQuery,
  setPadPoints,
  getTypedPoints,
  type PadAddress,
} from '../../domain/play/scoreLink/padAddress';
import { pressPoints } from '../../domain/play/score/padState';
import { getPointsMax } from '../../domain/play/score/validateResult';
import type { PadProps } from './props';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

type KeyProps = {
  id: string;
  text: string | number;
  /** Text for screen readers that replaces a sign. */
  label?: string;
  className?: string;
  /** The address that a press opens. Null when a press is impossible. */
  to: PadAddress | null;
  /** True when the key only edits the current number. The browser's Back skips such steps. */
  isTyping?: boolean;
};

/** A key that becomes impossible keeps the focus. */
const Key = ({ id, text, label, className, to, isTyping }: KeyProps) => (
  <a
    id={id}
    className={className}
    aria-label={label}
    {...(to ? { href: formatPadQuery(to) } : { role: 'link', 'aria-disabled': true, tabIndex: -1 })}
    data-typing={isTyping ? '' : undefined}
  >
    {text}
  </a>
);

type DoneProps = { address: PadAddress; terms: RoundTerms; points: number | null };

/** Opens the number of the other pair, or sends a complete result. */
const Done = ({ address, terms, points }: DoneProps) => {
  const next = points === null ? null : pressPoints({ ...address, isSaved: false }, terms, points);
  const same = { id: 'done', className: 'enter' };
  return next === null || 'side' in next ? (
    <Key {...same} text="Готово" to={next} />
  ) : (
    <button {...same} type="submit" name={address.side} value={points!}>
      Готово
    </button>
  );
};

/**
 * The digits, for a pair whose possible points are too many for one button each (SEEN-72). Each digit links to the
 * number that it makes. A digit is disabled when the pair cannot have that number.
 */
export const PadDigitButtons = ({ address, round: { terms } }: PadProps) => {
  const points = getTypedPoints(address);
  const renderDigit = (value: number) => {
    const more = (points ?? 0) * 10 + value;
    const to = more > getPointsMax(terms) ? null : setPadPoints(address, terms, more);
    return <Key key={value} id={`d${value}`} text={value} to={to} isTyping />;
  };
  const less = points === null || points < 10 ? null : Math.floor(points / 10);
  const erased = points === null ? null : setPadPoints(address, terms, less);
  return (
    <div className="numbers" data-per-row="3">
      {ROWS.map(renderDigit)}
      <Key id="erase" text="⌫" label="Стереть" to={erased} isTyping />
      {renderDigit(0)}
      <Done address={address} terms={terms} points={points} />
    </div>
  );
};
