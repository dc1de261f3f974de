import { LIST_COLUMN_COUNT } from './columns';
import { TableHead } from './TableHead';
import styles from './TableSkeleton.module.css';

const ROWS = Array.from({ length: 8 }, (_, index) => index);
const CELLS = Array.from({ length: LIST_COLUMN_COUNT }, (_, index) => index);

/** Placeholder of the list, as high as the loaded list (LIST-3). */
export function TableSkeleton() {
  return (
    <table inert aria-hidden="true" className={styles.skeleton}>
      <TableHead sort="" />
      <tbody>
        <tr className={styles.section}>
          <td colSpan={LIST_COLUMN_COUNT} />
        </tr>
        {ROWS.map((row) => (
          <tr key={row}>
            {CELLS.map((cell) => (
              <td key={cell}>
                <span className={styles.bar} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
