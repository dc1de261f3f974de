import type { Play } from '../../../../domain/play/wire/playWire';
import { formatPointsNumber } from '../../../../domain/play/standings/numberTexts';
import { buildStandingsColumns } from '../../../../domain/play/standings/standingsColumns';
import type { SheetValue } from '../../../../domain/sheets/sheet';
import type { Tournament } from '../../../../domain/tournament/tournament';
import styles from '../../../ui/layout/PrintedSheet.module.css';
import { PrintSheet } from '../../../ui/layout/PrintSheet';
import { getPublicStandings } from './getPublicStandings';
import { PrintedHead } from '../out/PrintedHead';

/** Maximum number of rounds whose columns have a word in their head. */
const NAMED_ROUNDS_MAX = 4;
/** Maximum numbers of rounds whose columns fit on a page, upright and on its side. The file has all of them. */
const UPRIGHT_ROUNDS_MAX = 8;
const WIDE_ROUNDS_MAX = 20;
const ROUND = /^Раунд /;

const formatHeader = (name: string, isNarrow: boolean): string =>
  isNarrow ? name.replace(ROUND, '') : name;

function formatCell(value: SheetValue, isNarrow: boolean): string {
  if (typeof value === 'number') return formatPointsNumber(value);
  return value !== null && isNarrow ? '–' : (value ?? '');
}

/** The public standings on A4; rendered only for printing (PLAY-8). */
export function PrintedStandings({ tournament, play }: { tournament: Tournament; play: Play }) {
  const { count, heading, rows, nameOf } = getPublicStandings(play);
  const columns = buildStandingsColumns(rows, play.settings, nameOf).filter(
    ({ name }) => count <= WIDE_ROUNDS_MAX || !ROUND.test(name),
  );
  const isWide = count > UPRIGHT_ROUNDS_MAX && count <= WIDE_ROUNDS_MAX;
  const isNarrow = count > NAMED_ROUNDS_MAX;
  return (
    <PrintSheet>
      <article className={isWide ? `${styles.sheet} ${styles.wide}` : styles.sheet}>
        <PrintedHead tournament={tournament} />
        <table className={`${styles.players} ${styles.dense}`}>
          <thead>
            <tr>
              <th colSpan={columns.length} className={styles.title}>
                {heading}
              </th>
            </tr>
            <tr>
              {columns.map(({ name }) => (
                <th key={name}>{formatHeader(name, isNarrow)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.id}>
                {columns.map(({ name, kind, getValue: read }) => {
                  const isText = kind === 'text';
                  return (
                    <td key={name} className={isText ? undefined : styles.short}>
                      {formatCell(read(row, index), isNarrow && !isText)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </article>
    </PrintSheet>
  );
}
