import { listActiveFilters, CLEARED_FILTERS } from '../../../../domain/listParams';
import { useAppDispatch, useAppSelector } from '../../../hooks';
import {
  organizerSearched,
  selectOrganizerSearch,
  selectListParams,
  paramsChosen,
} from '../../../state/listSlice';
import { Button } from '../../../ui/Button';
import { useCommandBox } from '../../../ui/commandBox';
import { EmptyState } from '../../../ui/EmptyState';
import { findSearchField } from '../../../ui/searchField';
import styles from './NothingFound.module.css';

/** LIST-6, DESK-41: what hides the tournaments can be taken away here, and the text be looked for among the players. */
export function NothingFound() {
  const dispatch = useAppDispatch();
  const params = useAppSelector(selectListParams);
  const organizer = useAppSelector(selectOrganizerSearch);
  const openBox = useCommandBox();
  const clear = () => {
    findSearchField()?.focus();
    dispatch(organizerSearched(''));
  };
  return (
    <EmptyState title="Турниры не найдены" text="Попробуйте изменить поисковый запрос">
      {organizer.trim() !== '' && (
        <div className={styles.ways}>
          <Button
            // It keeps its place until there is a box.
            className={openBox ? '' : styles.absent}
            onClick={() => openBox?.(organizer)}
          >
            Искать среди игроков
          </Button>
          <Button onClick={clear}>Очистить поиск</Button>
        </div>
      )}
      {listActiveFilters(params).length > 0 && (
        <Button onClick={() => dispatch(paramsChosen(CLEARED_FILTERS))}>Сбросить фильтры</Button>
      )}
    </EmptyState>
  );
}
