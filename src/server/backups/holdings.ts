import type { Holdings } from '../db/inspect';
import { counted } from '../words';

/** «12 турниров, 340 заявок; в корзине 2 турнира». */
export function describeHoldings({ tournaments, trashed, applications }: Holdings): string {
  const text =
    `${counted(tournaments, 'турнир', 'турнира', 'турниров')}, ` +
    counted(applications, 'заявка', 'заявки', 'заявок');
  if (trashed === 0) return text;
  return `${text}; в корзине ${counted(trashed, 'турнир', 'турнира', 'турниров')}`;
}
