import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { usePrefetch } from '../../../api/tournaments/tournamentsApi';
import { runThenFocusFirstField } from '../../../forms/runThenFocusFirstField';
import { useAppSelector } from '../../../hooks';
import { getPlayPath, paths } from '../../../paths';
import { hasFeature } from '../../../serverFeatures';
import { selectAddedIds } from '../../../state/listSlice';
import { Button } from '../../../ui/controls/Button';
import { CheckIcon } from '../../../ui/icons/lazyIcons';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useScrollElement } from '../../../ui/layout/shellContext';
import styles from './CreatedScreen.module.css';

/** Delay in milliseconds before the list opens (CREATE-11). */
const REDIRECT_AFTER_MS = 2000;

/**
 * Announces the success, loads the list and opens it after a delay, unless the user leaves before (CREATE-11,
 * COMFORT-23). With the club's server the first button opens the roster.
 */
export function CreatedScreen({ count, onNext }: { count: number; onNext: () => void }) {
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const [ownVisit] = useState(visit);
  const leave = useEffectEvent(onNext);
  const loadAhead = usePrefetch('listTournaments');
  const scrollElement = useScrollElement();
  const lastAdded = useAppSelector(selectAddedIds).at(-1);
  const rosterOf = hasFeature('play') && count === 1 ? lastAdded : undefined;

  // The pressed button was at the end of a long form, so the page scrolls to its top.
  useLayoutEffect(() => {
    if (scrollElement) scrollElement.scrollTop = 0;
  }, [scrollElement]);

  useEffect(() => {
    if (visit !== ownVisit) leave();
  }, [visit, ownVisit]);

  useEffect(() => loadAhead(undefined, { force: true }), [loadAhead]);

  const openList = useEffectEvent(() => void navigate(paths.tournaments));
  useEffect(() => {
    const timer = setTimeout(openList, REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.screen}>
      <div role="status">
        <EmptyState
          picture={<CheckIcon className={styles.picture} />}
          heading="h1"
          title={
            count === 1
              ? 'Турнир создан успешно!'
              : `Создано успешно: ${formatQuantity(count, 'турнир', 'турнира', 'турниров')}!`
          }
          text="Перенаправление на список турниров..."
        />
      </div>
      <div className={styles.buttons}>
        {rosterOf !== undefined && (
          <Button kind="primary" onClick={() => void navigate(getPlayPath(rosterOf))}>
            К составу
          </Button>
        )}
        <Button
          kind={rosterOf === undefined ? 'primary' : 'plain'}
          onClick={() => void navigate(paths.tournaments)}
        >
          К турнирам
        </Button>
        <Button onClick={({ currentTarget }) => runThenFocusFirstField(currentTarget, onNext)}>
          Создать ещё
        </Button>
      </div>
    </div>
  );
}
