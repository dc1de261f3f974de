import { Suspense, useState } from 'react';
import type { Season } from '../../../../domain/list/splitSeason';
import { CALENDAR_SCALES, listActiveFilters } from '../../../../domain/list/listParams';
import { useAppDispatch, useAppSelector } from '../../../hooks';
import { selectListParams, paramsChosen } from '../../../state/listSlice';
import { Button } from '../../../ui/controls/Button';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl';
import { LazyListMenu } from '../lazyScreens';
import styles from './ListTools.module.css';

const LIST = { value: '', label: 'Список' };
const MONTH = CALENDAR_SCALES[0];

/** The list offers one entry for the calendar; the calendar itself offers its scales. */
const LIST_MODES = [LIST, { value: MONTH, label: 'Календарь' }];
const CALENDAR_MODES = [
  LIST,
  { value: MONTH, label: 'Месяц' },
  { value: CALENDAR_SCALES[1], label: 'Неделя' },
];

type ListToolsProps = {
  /** The matching tournaments; null until the whole list is loaded (SPEED-4). */
  season: Season | null;
  areFiltersOpen: boolean;
  onToggleFilters: () => void;
};

/** Filters, view and menu of the list (COMFORT-3, COMFORT-10, COMFORT-40). */
export function ListTools(props: ListToolsProps) {
  const { season, areFiltersOpen, onToggleFilters } = props;
  const dispatch = useAppDispatch();
  const params = useAppSelector(selectListParams);
  const count = listActiveFilters(params).length;
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <div className={styles.tools}>
      <Button
        className={styles.filters}
        data-count={count || undefined}
        aria-expanded={areFiltersOpen}
        aria-controls="filters"
        onClick={onToggleFilters}
      >
        {count > 0 ? `Фильтры: ${count}` : 'Фильтры'}
      </Button>
      <Button
        className={styles.more}
        popoverTarget="list-menu"
        aria-haspopup="menu"
        onClick={() => setMenuOpen(true)}
      >
        Ещё
      </Button>
      {isMenuOpen && (
        <Suspense fallback={null}>
          <LazyListMenu season={season} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
      <SegmentedControl
        label="Вид"
        modes={params.view === '' ? LIST_MODES : CALENDAR_MODES}
        value={params.view}
        onChange={(mode) => dispatch(paramsChosen({ view: mode, day: '' }))}
      />
    </div>
  );
}
