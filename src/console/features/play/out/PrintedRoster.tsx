import { MISSING_FACT_TEXT } from '../../../../domain/lib/formatOrRaw';
import { formatLevel } from '../../../../domain/fields/level';
import { formatMoney } from '../../../../domain/fields/money';
import { formatFullName } from '../../../../domain/play/people/names';
import type { Play } from '../../../../domain/play/wire/playWire';
import {
  buildPartnerModeColumns,
  formatPayment,
  listRosterRows,
  type RosterRow,
} from '../../../../domain/play/roster/rosterTable';
import { getAmountDue } from '../../../../domain/play/roster/rosterTotals';
import type { Column } from '../../../../domain/sheets/sheet';
import type { Tournament } from '../../../../domain/tournament/tournament';
import styles from '../../../ui/layout/PrintedSheet.module.css';
import { PrintSheet } from '../../../ui/layout/PrintSheet';
import { PrintedHead } from './PrintedHead';

type RowsProps = {
  title: string;
  /** Rows of absent players have no number and do not count. */
  rows: readonly RosterRow[];
  ownFee: number;
  /** The columns «м/ж» and «Пара», where the play has them (PLAY-55). */
  ofPairs: readonly Column<RosterRow>[];
};

/** A part of the roster, with boxes to tick for arrival and payment. */
function Rows({ title, rows, ownFee, ofPairs }: RowsProps) {
  const count = rows.filter(({ number }) => number !== null).length;
  return (
    <table className={styles.players}>
      <thead>
        <tr>
          <th colSpan={7 + ofPairs.length} className={styles.title}>
            {`${title} (${count})`}
          </th>
        </tr>
        <tr>
          <th className={styles.number}>№</th>
          <th className={styles.mark}>Пришёл</th>
          <th>Имя</th>
          {ofPairs.map(({ name }) => (
            <th key={name}>{name}</th>
          ))}
          <th>Уровень</th>
          <th>Телефон</th>
          <th>Взнос</th>
          <th className={styles.mark}>Оплата</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((entry, index) => (
          <tr key={entry.id}>
            <td className={styles.number}>{entry.number}</td>
            <td className={styles.mark}>
              <span
                className={styles.box}
                data-ticked={entry.attendance === 'arrived' ? '' : undefined}
              />
            </td>
            <td>
              <bdi>{formatFullName(entry)}</bdi>
            </td>
            {ofPairs.map(({ name, getValue: read }) => (
              <td key={name}>
                <bdi>{read(entry, index) ?? MISSING_FACT_TEXT}</bdi>
              </td>
            ))}
            <td className={styles.short}>
              {entry.level === null ? MISSING_FACT_TEXT : formatLevel(entry.level)}
            </td>
            <td className={styles.short}>{entry.phone ?? MISSING_FACT_TEXT}</td>
            <td className={styles.short}>{formatMoney(getAmountDue(entry, ownFee))}</td>
            <td className={styles.short}>
              {formatPayment(entry) ?? <span className={styles.box} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The roster on A4 for ticking by hand; rendered only for printing (ROSTER-13). */
export function PrintedRoster({ tournament, play }: { tournament: Tournament; play: Play }) {
  const rows = listRosterRows(play);
  const waiting = rows.filter(({ status }) => status === 'waiting');
  const shared = {
    ownFee: tournament.entry_fee ?? 0,
    ofPairs: buildPartnerModeColumns(play.entries, play.settings.variant),
  };
  return (
    <PrintSheet>
      <article className={styles.sheet}>
        <PrintedHead tournament={tournament} />
        <Rows
          title="Состав"
          rows={rows.filter(({ status }) => status === 'confirmed')}
          {...shared}
        />
        {waiting.length > 0 && <Rows title="Лист ожидания" rows={waiting} {...shared} />}
      </article>
    </PrintSheet>
  );
}
