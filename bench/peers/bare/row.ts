import {
  formatFee,
  formatLevelRange,
  formatShortDate,
  formatTimeRange,
  formatWeekday,
} from '../common/texts';
import type { Tournament } from '../common/tournaments';

const template = document.createElement('template');
template.innerHTML = `<div class="row" role="row"><span> </span><span> </span><span> </span><span> </span
><span> </span><span><b> </b><small> </small></span><span> </span><span
><button aria-label="Редактировать">✎</button><button aria-label="Удалить">✕</button></span></div>`;

export type Row = { element: HTMLElement; fill: (tournament: Tournament) => void };

/** A row that is refilled for each tournament that it shows. */
export function makeRow(): Row {
  const element = (template.content.cloneNode(true) as DocumentFragment)
    .firstElementChild as HTMLElement;
  const texts: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const fill = (tournament: Tournament): void => {
    const { date, start_time, end_time, level_from, level_to } = tournament;
    const values = [
      tournament.tournament_type,
      `${formatShortDate(date)} ${formatWeekday(date)}`,
      formatTimeRange(start_time, end_time),
      formatLevelRange(level_from, level_to),
      formatFee(tournament.entry_fee),
      tournament.organizer_name,
      tournament.organizer_phone,
      String(tournament.applications.length),
    ];
    element.dataset.id = String(tournament.id);
    for (const [index, value] of values.entries()) texts[index]!.data = value;
  };
  return { element, fill };
}
