import { useId } from 'react';
import { formatShortDate } from '../../../domain/dates/shortDate';
import { formatQuantity } from '../../../domain/lib/formatQuantity';
import type { SeasonWinner } from '../../../domain/season/seasonWinners';
import cardStyles from '../../ui/charts/ChartCard.module.css';
import tableStyles from '../../ui/charts/ChartTable.module.css';
import styles from './SeasonWinnersCard.module.css';

/** Maximum number of winners until «Показать всех» is pressed. */
const SHOWN_MAX = 8;

const list = new Intl.ListFormat('ru');

/** Returns «Больше всего побед: Анна Соколова, 3.» */
function describeWinners(winners: readonly SeasonWinner[]): string {
  const most = winners[0]!.wins;
  const first = winners.filter(({ wins }) => wins === most);
  if (most === 1) return 'Никто не победил дважды.';
  const names =
    first.length > 3
      ? formatQuantity(first.length, 'игрок', 'игрока', 'игроков')
      : list.format(first.map(({ name }) => name));
  return `Больше всего побед: ${names}\u00a0— ${first.length > 1 ? 'по\u00a0' : ''}${most}.`;
}

function WinnersTable({ winners, labelId }: { winners: readonly SeasonWinner[]; labelId: string }) {
  return (
    <table className={`${tableStyles.table} ${styles.table}`} aria-labelledby={labelId}>
      <thead>
        <tr>
          <th scope="col">Игрок</th>
          <th scope="col">Победы</th>
          <th scope="col">Последняя победа</th>
        </tr>
      </thead>
      <tbody>
        {winners.map(({ name, wins, last }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>{wins}</td>
            <td>{formatShortDate(last)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Winners with their wins and the date of the last one (COMFORT-93). */
export function SeasonWinnersCard({ winners }: { winners: readonly SeasonWinner[] }) {
  const headingId = useId();
  const others = winners.slice(SHOWN_MAX);
  return (
    <section className={`${cardStyles.card} ${styles.card}`} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>Победители</h2>
        <p>{describeWinners(winners)}</p>
      </header>
      <WinnersTable winners={winners.slice(0, SHOWN_MAX)} labelId={headingId} />
      <p className={cardStyles.notes}>
        По&nbsp;дате турнира. Общее первое место засчитано каждому; тёзки считаются вместе.
      </p>
      {others.length > 0 && (
        <details className={cardStyles.twin}>
          <summary>
            Ещё {formatQuantity(others.length, 'победитель', 'победителя', 'победителей')}
          </summary>
          <WinnersTable winners={others} labelId={headingId} />
        </details>
      )}
    </section>
  );
}
