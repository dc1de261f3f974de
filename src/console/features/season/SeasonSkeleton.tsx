import styles from './SeasonSkeleton.module.css';

const CHARTS = ['tournaments', 'applications', 'fees', 'levels'];

/** Placeholder of the stats while the list loads. */
export function SeasonSkeleton() {
  return (
    <div aria-hidden="true" className={styles.skeleton}>
      <div className={styles.totals} />
      {CHARTS.map((chart) => (
        <div key={chart} className={styles.chart} />
      ))}
    </div>
  );
}
