import type { ReactNode } from 'react';
import styles from './FairnessLegend.module.css';
import met from './Meeting.module.css';

type FairnessLegendProps = {
  hasPartners: boolean;
  /** Description of the chosen cell. */
  children: ReactNode;
};

/** The description of the chosen cell, and the meaning of the signs in the cells. */
export function FairnessLegend({ hasPartners, children }: FairnessLegendProps) {
  return (
    <div className={styles.below}>
      <p role="status">{children}</p>
      <p aria-hidden="true" className={styles.legend}>
        <span>
          <span className={`${styles.sample} ${met.met}`} data-opponents="1">
            1
          </span>
          соперники один раз
        </span>
        <span>
          <span className={`${styles.sample} ${met.met}`} data-opponents="2">
            2
          </span>
          дважды
        </span>
        {hasPartners && (
          <span>
            <span className={styles.sample}>
              <i className={met.partner} />
            </span>
            были в паре
          </span>
        )}
      </p>
    </div>
  );
}
