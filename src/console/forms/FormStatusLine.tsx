import styles from './FormStatusLine.module.css';
import { useFormState } from './useFormState';

type FormStatusLineProps = {
  /** What is filled in, field by field, as the object of a sentence. */
  accusatives: Record<string, string>;
  complete: string;
};

/** CREATE-6: says beside the button what is missing and what is wrong, field by field. */
export function FormStatusLine({ accusatives, complete }: FormStatusLineProps) {
  const { values, errors } = useFormState();
  const faulty = Object.keys(accusatives).filter((name) => errors[name]);
  const list = (verb: string, names: readonly string[]) =>
    names.length > 0 && `${verb} ${names.map((name) => accusatives[name]).join(', ')}.`;
  const sentences = [
    list(
      'Заполните',
      faulty.filter((name) => values[name] === ''),
    ),
    list(
      'Исправьте',
      faulty.filter((name) => values[name] !== ''),
    ),
  ];
  return (
    <p role="status" className={styles.status}>
      {faulty.length > 0 ? sentences.filter(Boolean).join(' ') : complete}
    </p>
  );
}
