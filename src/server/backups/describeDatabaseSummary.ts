import type { DatabaseSummary } from '../db/sqlite/inspect';
import { formatPlainQuantity } from '../lib/format';

/** Describes a database's rows: «12 турниров, 340 заявок; в корзине 2 турнира». */
export function describeDatabaseSummary({
  tournaments,
  trashed,
  applications,
}: DatabaseSummary): string {
  const text =
    `${formatPlainQuantity(tournaments, 'турнир', 'турнира', 'турниров')}, ` +
    formatPlainQuantity(applications, 'заявка', 'заявки', 'заявок');
  if (trashed === 0) return text;
  return `${text}; в корзине ${formatPlainQuantity(trashed, 'турнир', 'турнира', 'турниров')}`;
}
