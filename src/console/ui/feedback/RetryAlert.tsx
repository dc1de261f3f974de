import { Alert } from './Alert';
import { Button } from '../controls/Button';
import styles from './RetryAlert.module.css';

type RetryAlertProps = {
  /** Name of what did not load; missing when `problem` includes it. */
  text?: string | undefined;
  /** The reason of the failure, from the server or `api/request/problems.ts`. */
  problem: string;
  onRetry: () => void;
};

/** An alert about a failed load, with «Повторить» next to it, or below it in a narrow space. */
export function RetryAlert({ text, problem, onRetry }: RetryAlertProps) {
  return (
    <Alert>
      <div className={styles.row}>
        <span>
          {text && `${text} `}
          <bdi>{problem}</bdi>
        </span>{' '}
        <Button onClick={onRetry}>Повторить</Button>
      </div>
    </Alert>
  );
}
