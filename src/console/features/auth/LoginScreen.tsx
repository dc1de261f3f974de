import { useId } from 'react';
import { config } from '../../config';
import { CourtLines } from './CourtLines';
import { SignInForm } from './SignInForm';
import styles from './auth.module.css';

/** Replaces the requested screen for a visitor who is not signed in (ROUTE-4). */
export function LoginScreen() {
  const titleId = useId();
  return (
    <main className={styles.screen}>
      <title>{`Вход в систему · ${config.title}`}</title>
      <CourtLines className={styles.court} />
      <div className={styles.card}>
        <SignInForm titleId={titleId} />
      </div>
    </main>
  );
}
