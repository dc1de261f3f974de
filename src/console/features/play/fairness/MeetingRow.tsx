import { memo } from 'react';
import { describeMeetingsBetween } from './fairnessTexts';
import styles from './FairnessGrid.module.css';
import met from './Meeting.module.css';
import type { PlayFairness } from './playFairness';

type MeetingRowProps = {
  fairness: PlayFairness;
  row: number;
  /** The column of the chosen cell; null if the cell is in another row. */
  chosen: number | null;
};

export const MeetingRow = memo(function MeetingRow({ fairness, row, chosen }: MeetingRowProps) {
  const { players, counts } = fairness;
  const { name, place } = players[row]!;
  return (
    <tr data-chosen={chosen === null ? undefined : ''}>
      <th scope="row" className={styles.name}>
        <span className={styles.place}>{place}</span>
        <bdi>{name}</bdi>
      </th>
      {players.map(({ seat }, column) => {
        const opponents = counts.opponents[row]![column]!;
        const partners = counts.partners[row]![column]!;
        const isSelf = row === column;
        return (
          <td
            key={seat}
            role="gridcell"
            className={`${styles.meeting} ${met.met}`}
            data-row={row}
            data-column={column}
            data-self={isSelf ? '' : undefined}
            data-opponents={Math.min(opponents, 3)}
            aria-label={isSelf ? name : describeMeetingsBetween(fairness, row, column)}
            aria-selected={chosen === column}
            tabIndex={chosen === column ? 0 : -1}
          >
            {opponents > 0 && opponents}
            {partners > 0 && (
              <span className={met.partner} data-repeated={partners > 1 ? '' : undefined}>
                {partners > 1 && partners}
              </span>
            )}
          </td>
        );
      })}
      {counts.courts[row]!.map((count, index) => (
        <td key={index} className={styles.count} data-first={index === 0 ? '' : undefined}>
          {count > 0 ? (
            count
          ) : (
            <>
              <span className="quiet" aria-hidden="true">
                ·
              </span>
              <span className="visuallyHidden">0</span>
            </>
          )}
        </td>
      ))}
      <td className={styles.total}>{counts.matches[row]}</td>
      <td className={styles.total}>{counts.rests[row]}</td>
    </tr>
  );
});
