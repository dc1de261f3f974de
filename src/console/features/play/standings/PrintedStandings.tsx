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
/** Maximum widths that fit next to the names on a page, upright and on its side, in columns with a word as head. */
const UPRIGHT_MAX = 11;
const WIDE_MAX = 18;
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
  const isNarrow = count > NAMED_ROUNDS_MAX;
  const all = buildStandingsColumns(rows, play.settings, nameOf);
  const others = all.filter(({ name }) => !ROUND.test(name));
  const width = others.length - 1 + (all.length - others.length) * (isNarrow ? 0.5 : 1);
  const isWide = width > UPRIGHT_MAX && width <= WIDE_MAX;
  // The file has the figures of rounds that are too many for any page.
  const columns = width > WIDE_MAX ? others : all;
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
