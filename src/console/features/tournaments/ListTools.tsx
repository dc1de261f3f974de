import { NONE_SELECTED } from '../../../domain/selection';
import { CALENDARS, filtersOf } from '../../../domain/view';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { selectView, viewChosen } from '../../state/listSlice';
import { selectionChanged, selectionEnded, selectSelection } from '../../state/selectionSlice';
import { Button } from '../../ui/Button';
import { ModeSwitch } from '../../ui/ModeSwitch';
import styles from './ListTools.module.css';

const MODES = [
  { value: '', label: 'Список' },
  { value: CALENDARS[0], label: 'Месяц' },
  { value: CALENDARS[1], label: 'Неделя' },
];

type ListToolsProps = { areFiltersOpen: boolean; onToggleFilters: () => void };

/** COMFORT-3, COMFORT-10: how the list is looked at. */
export function ListTools({ areFiltersOpen, onToggleFilters }: ListToolsProps) {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectView);
  const isSelecting = useAppSelector(selectSelection) !== null;
  const count = filtersOf(view).length;
  return (
    <div className={styles.tools}>
      <Button aria-expanded={areFiltersOpen} aria-controls="filters" onClick={onToggleFilters}>
        {count > 0 ? `Фильтры: ${count}` : 'Фильтры'}
      </Button>
      {view.view === '' && (
        <Button
          aria-pressed={isSelecting}
          onClick={() => dispatch(isSelecting ? selectionEnded() : selectionChanged(NONE_SELECTED))}
        >
          Выбрать
        </Button>
      )}
      <ModeSwitch
        label="Вид"
        modes={MODES}
        value={view.view}
        onChange={(mode) => dispatch(viewChosen({ view: mode, day: '' }))}
      />
    </div>
  );
}
