import type { DatabaseSummary } from '../db/sqlite/inspect';
import { pluralize } from '../lib/format';

/** «12 турниров, 340 заявок; в корзине 2 турнира». */
export function describeSummary({ tournaments, trashed, applications }: DatabaseSummary): string {
  const text =
    `${pluralize(tournaments, 'турнир', 'турнира', 'турниров')}, ` +
    pluralize(applications, 'заявка', 'заявки', 'заявок');
  if (trashed === 0) return text;
  return `${text}; в корзине ${pluralize(trashed, 'турнир', 'турнира', 'турниров')}`;
}
