import styles from './FormProblemsLine.module.css';
import { useFormContext } from './useFormContext';

type FormStatusLineProps = {
  /** The fields' names as they stand in a sentence. */
  names: Record<string, string>;
  /** What it says where nothing is missing or wrong. */
  complete: string;
};

/** CREATE-6: says beside the button what is missing and what is wrong; what is too long is cut for the eye. */
export function FormProblemsLine({ names, complete }: FormStatusLineProps) {
  const { values, errors } = useFormContext();
  const faulty = Object.keys(names).filter((name) => errors[name]);
  const list = (heading: string, listed: readonly string[]) =>
    listed.length > 0 && `${heading}: ${listed.map((name) => names[name]).join(', ')}.`;
  const sentences = [
    list(
      'Осталось',
      faulty.filter((name) => values[name] === ''),
    ),
    list(
      'Исправьте',
      faulty.filter((name) => values[name] !== ''),
    ),
  ];
  const text = faulty.length > 0 ? sentences.filter(Boolean).join(' ') : complete;
  return (
    <p role="status" className={styles.status} title={text}>
      {/* Another element for another text: nothing moves where one line follows two (SPEED-10). */}
      <span key={text}>{text}</span>
    </p>
  );
}
