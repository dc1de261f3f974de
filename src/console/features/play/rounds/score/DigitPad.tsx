import { Button } from '../../../../ui/controls/Button';
import styles from './ScorePad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type DigitPadProps = {
  /** The number that is being typed; empty for none. */
  text: string;
  /** A digit, `Backspace` or `Enter`. */
  onPress: (key: string) => void;
};

/** PLAY-3: digits, where a pair can have more points than there is room for buttons. */
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
