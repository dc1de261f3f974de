import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { usePrefetch } from '../../api/tournamentsApi';
import { paths } from '../../paths';
import { CheckIcon } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import styles from './CreatedScreen.module.css';

/** CREATE-11. */
const REDIRECT_AFTER_MS = 2000;

/** CREATE-11: says so, loads the list meanwhile, and goes there; leaving earlier cancels that. */
export function CreatedScreen() {
  const navigate = useNavigate();
  const loadAhead = usePrefetch('listTournaments');

  useEffect(() => loadAhead(undefined, { force: true }), [loadAhead]);

  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.tournaments), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <div role="status" className={styles.screen}>
      <Notice
        picture={<CheckIcon className={styles.picture} />}
        title="Турнир создан успешно!"
        text="Перенаправление на список турниров..."
      />
    </div>
  );
}
