import { useState } from 'react';
import { Button } from '../../../../ui/controls/Button';
import styles from './ScorePad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type DigitPadProps = { max: number; onDone: (points: number) => void };

/** PLAY-3: digits, where a pair can have more points than there is room for buttons. */
export function DigitPad({ max, onDone }: DigitPadProps) {
  const [text, setText] = useState('');
  const add = (renderDigit: string) => {
    const next = String(Number(text + renderDigit));
    if (Number(next) <= max) setText(next);
  };
  const renderDigit = (value: string) => (
    <button key={value} type="button" onClick={() => add(value)}>
      {value}
    </button>
  );
  return (
    <>
      <output className={styles.typed}>{text || '–'}</output>
      <div className={styles.numbers} data-per-row="3">
        {DIGITS.map(renderDigit)}
        <button type="button" aria-label="Стереть" onClick={() => setText(text.slice(0, -1))}>
          ⌫
        </button>
        {renderDigit('0')}
        <Button
          kind="primary"
          disabled={text === ''}
          onClick={() => {
            onDone(Number(text));
            setText('');
          }}
        >
          Готово
        </Button>
      </div>
    </>
  );
}
