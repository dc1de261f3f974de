import {
  PLAYER_COLUMNS,
  toggleSortOrder,
  type PlayersParams,
} from '../../../../domain/players/list/playersParams';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl';
import { Select } from '../../../ui/controls/Select';
import { useHasCards } from '../../../ui/layout/useMediaQuery';
import { PLAYER_COLUMN_LABELS } from './playerColumnLabels';
import styles from './PlayersTools.module.css';

const FILTERS = [
  { value: '', label: 'Все' },
  { value: 'regular', label: 'Постоянные' },
  { value: 'away', label: 'Давно не были' },
  { value: 'noShows', label: 'Не приходили' },
] as const;
/** This filter is offered only if there are such players, or while it is set (PLAYER-74). */
const WITH_OUTDATED = [...FILTERS, { value: 'outdated', label: 'Срок вышел' }] as const;

const ORDERS = PLAYER_COLUMNS.map((value) => ({ value, label: PLAYER_COLUMN_LABELS[value] }));
const BY_NAME = { column: 'name', isDescending: false } as const;

type PlayersToolsProps = {
  view: PlayersParams;
  hasOutdated: boolean;
  onChoose: (change: Partial<PlayersParams>) => void;
};

/** Filters, and a select for the order when the table has no heads to press (PLAYER-11, PLAYER-12). */
export function PlayersTools({ view, hasOutdated, onChoose }: PlayersToolsProps) {
  const hasCards = useHasCards();
  const filters = hasOutdated || view.filter === 'outdated' ? WITH_OUTDATED : FILTERS;
  return (
    <div className={styles.tools}>
      {hasCards ? (
        <>
          <Select
            label="Показать"
            options={filters}
            value={view.filter}
            onChoose={(value) =>
              onChoose({ filter: filters.find((one) => one.value === value)?.value ?? '' })
            }
          />
          <Select
            label="Порядок"
            options={ORDERS}
            value={view.column}
            onChoose={(value) => {
              const column = PLAYER_COLUMNS.find((one) => one === value) ?? 'name';
              onChoose(column === 'name' ? BY_NAME : toggleSortOrder(BY_NAME, column));
            }}
          />
        </>
      ) : (
        <SegmentedControl
          label="Показать"
          modes={filters}
          value={view.filter}
          onChange={(filter) => onChoose({ filter })}
        />
      )}
    </div>
  );
}
