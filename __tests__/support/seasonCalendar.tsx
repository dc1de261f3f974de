import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import type { CalendarScale } from '../../src/domain/list/listParams';
import { parseTournaments } from '../../src/domain/tournament/tournamentWire';
import { SeasonCalendar } from '../../src/console/features/tournaments/calendar/SeasonCalendar';
import { createTestStore } from './consoleScreens';

/** Further facts of each entry, shown if there is space (COMFORT-10). */
export const FACTS = ' Уровень 2 - 4.5 · 0 заявок';

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};

/** The club's current day in the calendar. */
export const TODAY = '2026-12-10';

/** Rows as a server sends them, with the fields that a calendar needs. */
export const createRow = (
  id: number,
  date: string,
  start_time: string,
  organizer_name: string,
) => ({
  id,
  date,
  start_time: `${start_time}:00`,
  tournament_type: id % 2 === 0 ? 'Американо' : 'Мексикано',
  organizer_name,
  level_from: 2,
  level_to: 4.5,
});

const SEASON = [
  createRow(1, '2026-12-12', '18:00', 'Анна'),
  createRow(2, '2026-12-12', '09:30', 'Вера'),
  createRow(3, '2026-12-03', '10:00', 'Пётр'),
  ...['10', '11', '12', '13', '14', '15', '16'].map((hour, index) =>
    createRow(index + 10, '2026-12-19', `${hour}:00`, `Игорь ${hour}`),
  ),
  createRow(30, '2027-01-05', '12:00', 'Нина'),
];

/** A calendar at an address, with the opened tournaments and the targets of its links. */
export function openCalendar(
  options: { scale?: CalendarScale; day?: string; rows?: unknown[]; address?: string } = {},
) {
  const { scale = 'month', day: first = TODAY, rows = SEASON, address = '/tournaments' } = options;
  const tournaments = parseTournaments(rows)!;
  const opened: number[] = [];
  let place = '';
  function Page() {
    const [day, setDay] = useState(first);
    const { pathname, search } = useLocation();
    place = decodeURIComponent(pathname + search);
    return (
      <SeasonCalendar
        tournaments={tournaments}
        today={TODAY}
        scale={scale}
        day={day}
        onMove={setDay}
        onDrop={async () => {}}
        onOpen={(id) => opened.push(id)}
      />
    );
  }
  render(
    <Provider store={createTestStore()}>
      <MemoryRouter initialEntries={[address]}>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
  return { user: userEvent.setup({ delay: null }), opened, getPlace: () => place };
}

/** A day of the month. */
export const getCell = (date: RegExp): HTMLElement => screen.getByRole('cell', { name: date });
/** Texts of a day's tournament links and buttons. */
export const listButtons = (day: HTMLElement): string[] =>
  within(day)
    .getAllByRole('button')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
/** The shown month or week. */
export const getHeading = (): string => screen.getByRole('heading', { level: 2 }).textContent;
