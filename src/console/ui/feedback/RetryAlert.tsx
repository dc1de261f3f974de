import { Alert } from './Alert';
import { Button } from '../controls/Button';
import styles from './RetryAlert.module.css';

type RetryAlertProps = {
  /** What is not there; left out where the problem says it. */
  text?: string | undefined;
  /** Why, as the server or `api/request/problems.ts` says it. */
  problem: string;
  onRetry: () => void;
};

/** An alert about what could not be loaded, with «Повторить» beside it, or below where there is no room. */
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
