import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { announcementOf } from '../../../../domain/announcement';
import { plural } from '../../../../domain/plural';
import { useLoadedTournaments, usePrefetch } from '../../../api/tournamentsApi';
import { focusFirstField } from '../../../forms/focusFirstField';
import { useAppDispatch, useAppSelector } from '../../../hooks';
import { paths } from '../../../paths';
import { selectAddedIds } from '../../../state/listSlice';
import { noticeShown } from '../../../state/noticesSlice';
import { Button } from '../../../ui/Button';
import { CheckIcon } from '../../../ui/icons';
import { EmptyState } from '../../../ui/EmptyState';
import { useScrollElement } from '../../../ui/shellContext';
import { useCopyText } from '../exporting/useCopyText';
import styles from './CreatedScreen.module.css';

/** CREATE-11. */
const REDIRECT_AFTER_MS = 2000;

type CreatedScreenProps = {
  /** How many tournaments were created. */
  count: number;
  /** Empties the form for the next one. */
  onNext: () => void;
};

/**
 * CREATE-11, COMFORT-23: tells of the success, loads the list meanwhile and opens it; leaving cancels that.
 * DESK-25: what may come next is one press away. The menu's entry asks for the next form too.
 */
export function CreatedScreen({ count, onNext }: CreatedScreenProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { key: visit } = useLocation();
  const [ownVisit] = useState(visit);
  const leave = useEffectEvent(onNext);
  const loadAhead = usePrefetch('listTournaments');
  const scrollElement = useScrollElement();
  const lastAdded = useAppSelector(selectAddedIds).at(-1);
  const created = useLoadedTournaments().find(({ id }) => id === lastAdded);
  const { copy, copyDialog } = useCopyText((text) => dispatch(noticeShown({ text })));
  const isCopying = copyDialog !== false;

  // The pressed button was at the end of a long form.
  useLayoutEffect(() => {
    if (scrollElement) scrollElement.scrollTop = 0;
  }, [scrollElement]);

  useEffect(() => {
    if (visit !== ownVisit) leave();
  }, [visit, ownVisit]);

  useEffect(() => loadAhead(undefined, { force: true }), [loadAhead]);

  const openList = useEffectEvent(() => void navigate(paths.tournaments));
  useEffect(() => {
    if (isCopying) return undefined;
    const timer = setTimeout(openList, REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isCopying]);

  return (
    <div className={styles.screen}>
      <div role="status">
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
      <div className={styles.buttons}>
        <Button kind="primary" onClick={() => void navigate(paths.tournaments)}>
          К турнирам
        </Button>
        {count === 1 && (
          <Button
            disabled={!created}
            onClick={() => created && void copy(announcementOf(created), 'Текст скопирован')}
          >
            Текст для чата
          </Button>
        )}
        <Button onClick={({ currentTarget }) => focusFirstField(currentTarget, onNext)}>
          Создать ещё
        </Button>
      </div>
      {copyDialog}
    </div>
  );
}
