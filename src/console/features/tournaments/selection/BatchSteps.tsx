import type { ReactNode } from 'react';
import { CheckIcon } from '../../../ui/icons/lazyIcons';
import type { BatchStep } from './useBatch';
import styles from './BatchDialog.module.css';

const SHOWN = 10;
const ORDER = ['failed', 'waiting', 'done'] as const;

type BatchStepsProps<Item> = {
  steps: readonly BatchStep<Item>[];
  renderLine: (item: Item) => ReactNode;
  /** Label of a finished item. */
  doneText: string;
};

/** The first items of a batch, and the number of the others. In a long batch failed items come first. */
export function BatchSteps<Item extends { id: number }>(props: BatchStepsProps<Item>) {
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
