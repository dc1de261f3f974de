import { MISSING_FACT_TEXT } from '../../../domain/lib/formatOrRaw';
import { formatMoney } from '../../../domain/fields/money';
import type { SeasonStats } from '../../../domain/season/seasonStats';
import { DescriptionList } from '../../ui/layout/DescriptionList';
import { formatCount } from './buildSeasonCharts';
import styles from './SeasonTotals.module.css';

const average = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

export function SeasonTotals({ stats }: { stats: SeasonStats }) {
  const { tournaments, applications, perTournament, fees, paid } = stats;
  return (
    <DescriptionList
      className={styles.totals}
      facts={{
        Турниры: formatCount(sum(tournaments.flat())),
        'Подано заявок': formatCount(sum(applications)),
        'Заявок на турнир периода':
          perTournament === null ? MISSING_FACT_TEXT : average.format(perTournament),
        'Ожидаемые взносы': formatMoney(sum(fees)),
        ...(paid && { Оплачено: formatMoney(sum(paid)) }),
      }}
    />
  );
}
