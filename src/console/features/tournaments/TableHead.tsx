import styles from './TournamentTable.module.css';

/** LIST-2. */
const COLUMNS = [
  { name: 'Тип', className: styles.type },
  { name: 'Дата', className: styles.date },
  { name: 'Время', className: styles.time },
  { name: 'Уровень', className: styles.level },
  { name: 'Взнос', className: styles.fee },
  { name: 'Организатор', className: styles.organizer },
  { name: 'Заявки', className: styles.applications },
  { name: 'Действия', className: styles.actions },
];

export const COLUMN_COUNT = COLUMNS.length;

export function TableHead() {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" aria-rowindex={1}>
        {COLUMNS.map(({ name, className }) => (
          <th key={name} role="columnheader" scope="col" className={className}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
