import { Button } from '../../../../ui/controls/Button';
import styles from './ScorePad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type DigitPadProps = {
  /** The typed digits; may be empty. */
  text: string;
  /** Called with a digit, `Backspace` or `Enter`. */
  onPress: (key: string) => void;
};

/** Digit buttons, for matches with more possible points than fit as one button each (PLAY-3). */
export function DigitPad({ text, onPress }: DigitPadProps) {
  const renderDigit = (value: string) => (
    <button key={value} type="button" onClick={() => onPress(value)}>
      {value}
    </button>
  );
  return (
    <>
      <output className={styles.typed}>{text || '–'}</output>
      <div className={styles.numbers} data-per-row="3">
        {DIGITS.map(renderDigit)}
        <button type="button" aria-label="Стереть" onClick={() => onPress('Backspace')}>
          ⌫
        </button>
        {renderDigit('0')}
        <Button kind="primary" disabled={text === ''} onClick={() => onPress('Enter')}>
          Готово
        </Button>
      </div>
    </>
  );
}
