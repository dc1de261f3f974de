import styles from './FormStatusLine.module.css';
import { useFormState } from './useFormState';

type FormStatusLineProps = {
  labels: Record<string, string>;
  /** What stands before the names of the fields. */
  prefix?: string;
  complete: string;
};

/** CREATE-6: says beside the button what is missing, field by field. */
export function FormStatusLine({ labels, prefix = 'Осталось', complete }: FormStatusLineProps) {
  const { errors } = useFormState();
  const missing = Object.keys(labels)
    .filter((name) => errors[name])
    .map((name) => labels[name]!.toLowerCase());
  return (
    <p role="status" className={styles.status}>
      {missing.length > 0 ? `${prefix}: ${missing.join(', ')}` : complete}
    </p>
  );
}
