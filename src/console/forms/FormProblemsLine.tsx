import styles from './FormProblemsLine.module.css';
import { useFormContext } from './useFormContext';

type FormStatusLineProps = {
  /** The fields' names in the form used inside a sentence. */
  names: Record<string, string>;
  /** Text for a form without missing or wrong fields. */
  complete: string;
};

/** Names the missing and the wrong fields next to the button (CREATE-6). A long text is cut visually. */
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
      {/* Each text gets its own element: nothing moves when one line follows two (SPEED-10). */}
      <span key={text}>{text}</span>
    </p>
  );
}
