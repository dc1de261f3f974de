import { useId, type ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog';
import { CheckIcon } from '../../../ui/icons/lazyIcons';
import type { BatchState, BatchStep } from './useBatch';
import styles from './BatchDialog.module.css';

type BatchDialogProps<Item> = {
  title: string;
  /** A line in muted colour below the title. */
  note?: ReactNode;
  batch: BatchState<Item>;
  /** Renders the line that identifies an item. */
  renderLine: (item: Item) => ReactNode;
  /** Words for finished items: «Удалено» for many, «Удалён» for one. */
  done: { many: string; one: string };
  confirm: string;
  kind: 'primary' | 'danger';
  onConfirm: () => void;
  onClose: () => void;
};

const SHOWN = 10;
const ORDER = ['failed', 'waiting', 'done'] as const;

type BatchStepsProps<Item> = {
  steps: readonly BatchStep<Item>[];
  renderLine: (item: Item) => ReactNode;
  /** Label of a finished item. */
  doneText: string;
};

/** The first items of a batch, and the number of the others. In a long batch failed items come first. */
function BatchSteps<Item extends { id: number }>(props: BatchStepsProps<Item>) {
  const { steps, renderLine, doneText } = props;
  const visibleSteps =
    steps.length <= SHOWN
      ? steps
      : ORDER.flatMap((wanted) => steps.filter(({ state }) => state === wanted)).slice(0, SHOWN);
  return (
    <>
      <ul className={styles.steps}>
        {visibleSteps.map(({ item, state, reason }) => (
          <li key={item.id}>
            {renderLine(item)}
            {state === 'done' && (
              <span className={styles.done}>
                <CheckIcon />
                {doneText}
              </span>
            )}
            {state === 'failed' && (
              <span className={styles.reason}>
                <bdi>{reason}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
      {steps.length > SHOWN && <p className={styles.note}>и ещё {steps.length - SHOWN}</p>}
    </>
  );
}

/** Asks before an action on several tournaments, then shows its progress (COMFORT-12). */
export function BatchDialog<Item extends { id: number }>(props: BatchDialogProps<Item>) {
  const { title, note, batch, renderLine, done, confirm, kind, onConfirm, onClose } = props;
  const { steps, isRunning } = batch;
  const titleId = useId();
  const countOf = (wanted: string) => steps.filter(({ state }) => state === wanted).length;
  const doneCount = countOf('done');
  const failedCount = countOf('failed');
  const isStarted = isRunning || doneCount + failedCount > 0;
  const isComplete = doneCount === steps.length;
  return (
    <Dialog titleId={titleId} width={560} onClose={isRunning ? () => {} : onClose}>
      <div className={styles.body} tabIndex={-1}>
        <h2 id={titleId}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
        <p role="status" className={styles.status}>
          {isStarted && `${done.many} ${doneCount} из ${steps.length}`}
          {failedCount > 0 && `, не удалось: ${failedCount}`}
        </p>
        {isStarted && (
          <progress max={steps.length} value={doneCount + failedCount} aria-labelledby={titleId} />
        )}
        <BatchSteps steps={steps} renderLine={renderLine} doneText={done.one} />
      </div>
      <DialogFooter>
        {isRunning ? (
          <Button key="stop" onClick={batch.stop}>
            Остановить
          </Button>
        ) : (
          <Button key="close" autoFocus onClick={onClose}>
            {isStarted ? 'Закрыть' : 'Отмена'}
          </Button>
        )}
        {!isComplete && (
          <Button kind={kind} disabled={isRunning} onClick={onConfirm}>
            {!isStarted || isRunning ? confirm : failedCount > 0 ? 'Повторить' : 'Продолжить'}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
