import { Button } from '../../../ui/controls/Button';
import styles from './Links.module.css';

type LinkQuestionProps = {
  /** Label of the button that opened the question. */
  label: string;
  text: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks within the line before an address stops working. */
export function LinkQuestion({ label, text, confirm, onConfirm, onClose }: LinkQuestionProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={styles.question}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Keeps the dialog around it open.
        event.stopPropagation();
        event.preventDefault();
        onClose();
      }}
    >
      <p>{text}</p>
      <span className={styles.buttons}>
        <Button autoFocus onClick={onClose}>
          Оставить
        </Button>
        <Button kind="danger" onClick={onConfirm}>
          {confirm}
        </Button>
      </span>
    </div>
  );
}
