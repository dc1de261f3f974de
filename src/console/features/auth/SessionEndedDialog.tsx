import { useId } from 'react';
import { Dialog } from '../../ui/dialogs/Dialog';
import { SignInForm } from './SignInForm';
import styles from './auth.module.css';

/** The sign-in over the page, which keeps its state below but is inert and invisible (AUTH-10). */
export function SessionEndedDialog({ username }: { username: string }) {
  const titleId = useId();
  return (
    <Dialog titleId={titleId} className={`${styles.dialog} signInAgain`} onClose={() => {}}>
      <SignInForm titleId={titleId} username={username} />
      <p className={styles.note}>
        Сеанс закончился. Войдите снова: всё, что вы ввели, осталось на странице.
      </p>
    </Dialog>
  );
}
