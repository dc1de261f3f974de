import {
  PLAYER_COLUMNS,
  pressedOrder,
  type PlayersView,
} from '../../../../domain/players/playersView';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { Select } from '../../../ui/Select';
import { useHasCards } from '../../../ui/useMediaQuery';
import { COLUMN_NAMES } from './columnNames';
import styles from './PlayersTools.module.css';

const FILTERS = [
  { value: '', label: 'Все' },
  { value: 'regular', label: 'Постоянные' },
  { value: 'away', label: 'Давно не были' },
  { value: 'noShows', label: 'Не приходили' },
] as const;

const ORDERS = PLAYER_COLUMNS.map((value) => ({ value, label: COLUMN_NAMES[value] }));
const BY_NAME = { column: 'name', isDescending: false } as const;

type PlayersToolsProps = { view: PlayersView; onChoose: (change: Partial<PlayersView>) => void };

/** PLAYER-11, PLAYER-12: whom to show; where there are no columns to press, the order too. */
export function PlayersTools({ view, onChoose }: PlayersToolsProps) {
  const hasCards = useHasCards();
  return (
    <div className={styles.tools}>
      {hasCards ? (
        <>
          <Select
            label="Показать"
            options={FILTERS}
            value={view.filter}
            onChoose={(value) =>
              onChoose({ filter: FILTERS.find((one) => one.value === value)?.value ?? '' })
            }
          />
          <Select
            label="Порядок"
            options={ORDERS}
            value={view.column}
            onChoose={(value) => {
              const column = PLAYER_COLUMNS.find((one) => one === value) ?? 'name';
              onChoose(column === 'name' ? BY_NAME : pressedOrder(BY_NAME, column));
            }}
          />
        </>
      ) : (
        <SegmentedControl
          label="Показать"
          modes={FILTERS}
          value={view.filter}
          onChange={(filter) => onChoose({ filter })}
        />
      )}
    </div>
  );
}
