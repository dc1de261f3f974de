import styles from './FormProblemsLine.module.css';
import { useFormContext } from './useFormContext';

type FormStatusLineProps = {
  /** Names of the fields as they are used within a sentence. */
  names: Record<string, string>;
  /** Text for a form without missing or wrong fields. */
  complete: string;
};

/** Lists missing and wrong fields next to the button (CREATE-6). A long text is cut off visually only. */
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
      {/* Each text is a separate element, so that nothing moves when a line replaces two (SPEED-10). */}
      <span key={text}>{text}</span>
    </p>
  );
}
