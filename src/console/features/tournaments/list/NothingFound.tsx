import { listActiveFilters, CLEARED_FILTERS } from '../../../../domain/list/listParams';
import { useAppDispatch, useAppSelector } from '../../../hooks';
import {
  organizerSearched,
  selectOrganizerSearch,
  selectListParams,
  paramsChosen,
} from '../../../state/listSlice';
import { Button } from '../../../ui/controls/Button';
import { useOpenCommandBox } from '../../../ui/keyboard/commandBox';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { findSearchField } from '../../../ui/keyboard/searchField';
import styles from './NothingFound.module.css';

/** An empty result, with buttons that clear the search, clear the filters, or search among players (LIST-6). */
export function NothingFound() {
  const dispatch = useAppDispatch();
  const params = useAppSelector(selectListParams);
  const organizer = useAppSelector(selectOrganizerSearch);
  const openBox = useOpenCommandBox();
  const clear = () => {
    findSearchField()?.focus();
    dispatch(organizerSearched(''));
  };
  return (
    <EmptyState title="Турниры не найдены" text="Попробуйте изменить поисковый запрос">
      {organizer.trim() !== '' && (
        <div className={styles.buttons}>
          <Button
            // The invisible button keeps its space until the command box is loaded.
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
