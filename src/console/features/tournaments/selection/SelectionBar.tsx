import { useEffect, useState } from 'react';
import { Button, IconButton } from '../../../ui/controls/Button';
import { CrossIcon } from '../../../ui/icons/icons';
import { CopyIcon } from '../../../ui/icons/lazyIcons';
import styles from './SelectionBar.module.css';

const NONE = 'Ничего не выбрано';

type SelectionBarProps = {
  selectedCount: number;
  /** Number of shown tournaments, which can be selected together. */
  shownCount: number;
  onSelectAll: () => void;
  onClear: () => void;
  onDelete: () => void;
  onDuplicate: () => void;
  onExport: () => void;
};

/** The number of selected tournaments and the actions on them (COMFORT-12). */
export function SelectionBar(props: SelectionBarProps) {
  const { selectedCount, shownCount, onSelectAll, onClear } = props;
  const { onDelete, onDuplicate, onExport } = props;
  const isNoneSelected = selectedCount === 0;
  const count = isNoneSelected ? NONE : `Выбрано: ${selectedCount}`;

  // Screen readers announce changes only in an element that already exists.
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(count), [count]);

  return (
    <section aria-label="Выбранные турниры" className={styles.bar}>
      <p className={styles.count} data-widest={NONE}>
        {count}
      </p>
      <p role="status" className="visuallyHidden">
        {announced}
      </p>
      {selectedCount < shownCount && (
        <Button className={styles.all} onClick={onSelectAll}>
          {`Выбрать все (${shownCount})`}
        </Button>
      )}
      <div className={styles.actions}>
        <Button disabled={isNoneSelected} onClick={onDuplicate}>
          <CopyIcon />
          Дублировать
        </Button>
        <Button disabled={isNoneSelected} onClick={onExport}>
          Скачать CSV
        </Button>
        <Button kind="danger" disabled={isNoneSelected} onClick={onDelete}>
          Удалить
        </Button>
      </div>
      <IconButton label="Снять выбор" className={styles.clear} onClick={onClear}>
        <CrossIcon />
      </IconButton>
    </section>
  );
}
