import { useEffect, useState } from 'react';
import { tournamentsCsv } from '../../../../domain/csv';
import type { Tournament } from '../../../../domain/tournament';
import { Button, IconButton } from '../../../ui/Button';
import { CopyIcon, CrossIcon } from '../../../ui/icons';
import { useToday } from '../../../ui/useToday';
import { saveFile } from '../../../ui/saveFile';
import styles from './SelectionBar.module.css';

type SelectionBarProps = {
  /** In the order in which they are to stand in a file. */
  selected: readonly Tournament[];
  /** How many can be selected at once. */
  shownCount: number;
  onSelectAll: () => void;
  onClear: () => void;
  onDelete: () => void;
  onDuplicate: () => void;
};

/** COMFORT-12: how many tournaments are selected, and what can be done with them. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, shownCount, onSelectAll, onClear, onDelete, onDuplicate } = props;
  const today = useToday();
  const count = `Выбрано: ${selected.length}`;

  // Announced is what changes in a region that is there already.
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(count), [count]);

  const saveCsv = () =>
    saveFile(`turniry-${today}.csv`, tournamentsCsv(selected), 'text/csv;charset=utf-8');

  return (
    <section aria-label="Выбранные турниры" className={styles.bar}>
      <p className={styles.count}>{count}</p>
      <p role="status" className="visuallyHidden">
        {announced}
      </p>
      {selected.length < shownCount && (
        <Button className={styles.all} onClick={onSelectAll}>
          {`Выбрать все (${shownCount})`}
        </Button>
      )}
      <div className={styles.actions}>
        <Button onClick={onDuplicate}>
          <CopyIcon />
          Дублировать
        </Button>
        <Button onClick={saveCsv}>Экспорт CSV</Button>
        <Button kind="danger" onClick={onDelete}>
          Удалить
        </Button>
      </div>
      <IconButton label="Снять выбор" className={styles.clear} onClick={onClear}>
        <CrossIcon />
      </IconButton>
    </section>
  );
}
