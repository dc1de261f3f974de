import styles from './GameSettingsPanel.module.css';
import { useCommitOnBlur } from './useCommitOnBlur';

type NumberOption = { value: number; note?: string; isLate?: boolean; isMarked?: boolean };

type NumberChoiceProps = {
  /** Label of the group for screen readers; the owner shows its own. */
  label: string;
  options: readonly NumberOption[];
  value: number;
  min: number;
  max: number;
  onChoose: (value: number) => void;
};

const validateNumber = (text: string, min: number, max: number): string | null => {
  if (text.trim() === '') return null;
  const number = Number(text);
  const isIn = /^\s*\d+\s*$/.test(text) && number >= min && number <= max;
  return isIn ? null : `Целое число от ${min} до ${max}`;
};

/** Offered numbers, each with its consequence, and a field for another number. */
export function NumberChoice(props: NumberChoiceProps) {
  const { label, options, value, min, max, onChoose } = props;
  const isOwn = !options.some((one) => one.value === value);
  const own = useCommitOnBlur({
    value: isOwn ? String(value) : '',
    validateNumber: (text) => validateNumber(text, min, max),
    onCommit: (text) => {
      if (text.trim() !== '' && Number(text) !== value) onChoose(Number(text));
    },
  });
  return (
    <div role="group" aria-label={label} className={styles.numbers}>
      <div
        className={styles.offered}
        data-noted={options.some(({ note }) => note) ? '' : undefined}
      >
        {options.map(({ value: number, note, isLate, isMarked }) => (
          <button
            key={number}
            type="button"
            aria-pressed={number === value}
            onClick={() => {
              own.reset();
              if (number !== value) onChoose(number);
            }}
          >
            <strong>{number}</strong>
            {note && <span data-late={isLate ? '' : undefined}>{note}</span>}
            {isMarked && <span className={styles.mark}>поровну</span>}
          </button>
        ))}
        <input
          {...own.input}
          aria-label={`${label}: своё число`}
          inputMode="numeric"
          placeholder="своё"
          data-chosen={isOwn ? '' : undefined}
        />
      </div>
      {own.problem && (
        <p id={own.problemId} className={styles.problem}>
          {own.problem}
        </p>
      )}
    </div>
  );
}
