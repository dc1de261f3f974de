import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { NO_CONNECTION_TEXT } from '../../api/request/problems';
import { useAppDispatch } from '../../hooks';
import { BallIcon } from '../../ui/icons/icons';
import { Button } from '../../ui/controls/Button';
import { useRefocusAfterRequest } from '../../ui/focus/useRefocusAfterRequest';
import { signIn } from './signIn';
import { TooManyAttemptsError } from './tooManyAttempts';
import { RetryCountdown } from './RetryCountdown';
import styles from './auth.module.css';

const REFUSED = 'Неверное имя пользователя или пароль';
const FAILED = 'Произошла ошибка при входе';

/** The sign-in form (LOGIN-1 to LOGIN-5, LOGIN-7). `username` prefills the name after that user's session has ended. */
export function SignInForm({ titleId, username = '' }: { titleId: string; username?: string }) {
  const dispatch = useAppDispatch();
  const errorId = useId();
  const waitId = useId();
  const password = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);
  const [isUnderWay, setUnderWay] = useState(false);
  const button = useRefocusAfterRequest(isUnderWay);
  const [until, setUntil] = useState<number | null>(null);
  // A form opened without a network shows this error at once (COMFORT-73).
  const [error, setError] = useState(navigator.onLine ? '' : NO_CONNECTION_TEXT);

  // This effect replaces autoFocus: a dialog around the form opens later and focuses its first field.
  useEffect(() => {
    if (username !== '') password.current?.focus();
  }, [username]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setUnderWay(true);
    setError('');
    setUntil(null);
    const data = new FormData(event.currentTarget);
    const getTyped = (name: string) => data.get(name) as string;
    try {
      const isSignedIn = await dispatch(
        signIn({ username: getTyped('username'), password: getTyped('password') }),
      );
      if (!isSignedIn) setError(REFUSED);
    } catch (problem) {
      setError(FAILED);
      if (problem instanceof TooManyAttemptsError) setUntil(problem.until);
    } finally {
      isBusy.current = false;
      setUnderWay(false);
    }
  };

  const notes = until === null ? errorId : `${errorId} ${waitId}`;
  return (
    <form
      className={styles.form}
      aria-labelledby={titleId}
      onSubmit={(event) => void submit(event)}
    >
      <BallIcon className={styles.ball} />
      <h1 id={titleId}>Вход в систему</h1>
      <p className={styles.subtitle}>Теннисная административная панель</p>
      <label className={styles.field}>
        Имя пользователя
        <input
          name="username"
          required
          autoFocus={username === ''}
          defaultValue={username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={notes}
          aria-invalid={error === REFUSED}
        />
      </label>
      <label className={styles.field}>
        Пароль
        <input
          ref={password}
          name="password"
          type="password"
          required
          autoComplete="current-password"
          aria-describedby={notes}
          aria-invalid={error === REFUSED}
        />
      </label>
      <div className={styles.error}>
        <p id={errorId} role="alert">
          {error}
        </p>
        {until !== null && <RetryCountdown id={waitId} until={until} />}
      </div>
      <Button ref={button} type="submit" kind="primary" disabled={isUnderWay}>
        {isUnderWay ? 'Вход...' : 'Войти'}
      </Button>
    </form>
  );
}
