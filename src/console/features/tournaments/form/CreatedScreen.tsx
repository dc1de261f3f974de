import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePrefetch } from '../../../api/tournamentsApi';
import { paths } from '../../../paths';
import { CheckIcon } from '../../../ui/icons';
import { EmptyState } from '../../../ui/EmptyState';
import { useScrollElement } from '../../../ui/shellContext';
import { plural } from '../../../ui/plural';
import styles from './CreatedScreen.module.css';

/** CREATE-11. */
const REDIRECT_AFTER_MS = 2000;

type CreatedScreenProps = {
  /** How many tournaments were created. */
  count: number;
  onNext: () => void;
};

/**
 * CREATE-11, COMFORT-23: tells of the success, loads the list meanwhile and opens it; leaving cancels that.
 * `onNext` is called when the menu's entry asks for the next tournament's form.
 */
export function CreatedScreen({ count, onNext }: CreatedScreenProps) {
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const [ownVisit] = useState(visit);
  const leave = useEffectEvent(onNext);
  const loadAhead = usePrefetch('listTournaments');
  const scrollElement = useScrollElement();

  // The pressed button was at the end of a long form.
  useLayoutEffect(() => {
    if (scrollElement) scrollElement.scrollTop = 0;
  }, [scrollElement]);

  useEffect(() => {
    if (visit !== ownVisit) leave();
  }, [visit, ownVisit]);

  useEffect(() => loadAhead(undefined, { force: true }), [loadAhead]);

  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.tournaments), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <div role="status" className={styles.screen}>
      <EmptyState
        picture={<CheckIcon className={styles.picture} />}
        heading="h1"
        title={
          count === 1
            ? 'Турнир создан успешно!'
            : `Создано успешно: ${plural(count, 'турнир', 'турнира', 'турниров')}!`
        }
        text="Перенаправление на список турниров..."
      />
    </div>
  );
}
