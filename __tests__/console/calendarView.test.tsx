import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import type { CalendarScale } from '../../src/domain/listParams';
import { parseTournaments } from '../../src/domain/wire';
import { SeasonCalendar } from '../../src/console/features/tournaments/calendar/SeasonCalendar';
import { newStore } from '../support/consoleScreens';
import { screenSize } from '../support/consoleShims';

/** DESK-34: what each entry says besides where there is room. */
const FACTS = ' Уровень 2–4,5 · 0 заявок';

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};

const TODAY = '2026-12-10';

/** Rows as a server answers them, of which a calendar needs little. */
const row = (id: number, date: string, start_time: string, organizer_name: string) => ({
  id,
  date,
  start_time: `${start_time}:00`,
  tournament_type: id % 2 === 0 ? 'Американо' : 'Мексикано',
  organizer_name,
  level_from: 2,
  level_to: 4.5,
});

const SEASON = [
  row(1, '2026-12-12', '18:00', 'Анна'),
  row(2, '2026-12-12', '09:30', 'Вера'),
  row(3, '2026-12-03', '10:00', 'Пётр'),
  ...['10', '11', '12', '13', '14', '15', '16'].map((hour, index) =>
    row(index + 10, '2026-12-19', `${hour}:00`, `Игорь ${hour}`),
  ),
  row(30, '2027-01-05', '12:00', 'Нина'),
];

function openCalendar(
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
    <Provider store={newStore()}>
      <MemoryRouter initialEntries={[address]}>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
  return { user: userEvent.setup({ delay: null }), opened, place: () => place };
}

const cellOf = (date: RegExp): HTMLElement => screen.getByRole('cell', { name: date });
const dayOf = (date: RegExp): HTMLElement =>
  screen.getByRole('heading', { level: 3, name: date }).closest('li')!;
const buttonsIn = (day: HTMLElement): string[] =>
  within(day)
    .getAllByRole('button')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
const heading = (): string => screen.getByRole('heading', { level: 2 }).textContent;

describe('the month', () => {
  test('COMFORT-10: begins on Monday, names its days in full, and marks today', () => {
    openCalendar();
    const table = screen.getByRole('table', { name: 'декабрь 2026' });
    const weekdays = within(table).getAllByRole('columnheader');
    expect(weekdays[0]).toHaveTextContent('понедельник');
    expect(weekdays[6]).toHaveTextContent('воскресенье');
    const days = within(table).getAllByRole('cell');
    expect(days).toHaveLength(35);
    expect(days[0]).toHaveTextContent('понедельник, 30 ноября 2026');
    const marked = days.filter((day) => day.getAttribute('aria-current') === 'date');
    expect(marked).toEqual([cellOf(/четверг, 10 декабря 2026/)]);
    expect(screen.getByText(/^10\sтурниров$/)).toBeVisible();
  });

  test('COMFORT-10: each tournament stands on its day in order, and opens its details', async () => {
    const { user, opened } = openCalendar();
    const day = cellOf(/12 декабря 2026/);
    expect(buttonsIn(day)).toEqual([
      `09:30 Американо Вера${FACTS}`,
      `18:00 Мексикано Анна${FACTS}`,
    ]);
    await user.click(within(day).getByRole('button', { name: /Анна/ }));
    expect(opened).toEqual([1]);
  });

  test('COMFORT-10: a full day tells how many more it has, and leads to its week', async () => {
    const { user, place } = openCalendar({ address: '/tournaments?view=month&type=Мексикано' });
    const day = cellOf(/19 декабря 2026/);
    expect(within(day).getAllByRole('button')).toHaveLength(3);
    const more = within(day).getByRole('link', { name: /^Ещё 4\sтурнира 19 декабря$/ });
    expect(more).toHaveTextContent('ещё 4');
    await user.click(more);
    expect(place()).toBe('/tournaments?view=week&type=Мексикано&day=2026-12-19');
  });

  test('COMFORT-10: today and each day after it leads to the create form, none before it', async () => {
    const { user, place } = openCalendar();
    for (const past of [/ 3 декабря 2026/, / 9 декабря 2026/]) {
      expect(within(cellOf(past)).queryByRole('link')).toBeNull();
    }
    expect(screen.getByRole('link', { name: 'Создать турнир 10 декабря' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Создать турнир 25 декабря' }));
    expect(place()).toBe('/tournaments/new?date=2026-12-25');
  });

  test('COMFORT-10: one moves from month to month and back to today', async () => {
    const { user } = openCalendar();
    await user.click(screen.getByRole('button', { name: 'Следующий месяц' }));
    expect(heading()).toBe('январь 2027');
    expect(buttonsIn(cellOf(/ 5 января 2027/))).toEqual([`12:00 Американо Нина${FACTS}`]);
    await user.click(screen.getByRole('button', { name: 'Следующий месяц' }));
    expect(heading()).toBe('февраль 2027');
    expect(screen.getByText('Турниров нет')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Предыдущий месяц' }));
    expect(heading()).toBe('январь 2027');
    await user.click(screen.getByRole('button', { name: 'Сегодня' }));
    expect(heading()).toBe('декабрь 2026');
  });

  test('COMFORT-10: arrow keys go from day to day and stop at the edges', async () => {
    const { user } = openCalendar();
    screen.getByRole('link', { name: 'Создать турнир 11 декабря' }).focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Создать турнир 19 декабря' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(cellOf(/ 5 декабря 2026/)).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
    expect(within(cellOf(/ 3 декабря 2026/)).getByRole('button')).toHaveFocus();
  });

  test('COMFORT-10, WIRE-7: what has no readable date is counted below, and breaks nothing', () => {
    openCalendar({ rows: [{ id: 1, date: 'скоро' }, { id: 2 }, row(3, TODAY, '10:00', '')] });
    expect(screen.getByText('Без даты: 2')).toBeVisible();
    expect(buttonsIn(cellOf(/10 декабря 2026/))).toEqual([`10:00 Мексикано —${FACTS}`]);
  });

  test('COMFORT-10: a day that cannot be read shows the month of today', () => {
    openCalendar({ day: '2026-13-45' });
    expect(heading()).toBe('декабрь 2026');
  });
});

describe('the week', () => {
  test('COMFORT-10: seven days from Monday, each with its tournaments in order', async () => {
    const { user, opened } = openCalendar({ scale: 'week', day: '2026-12-12' });
    expect(heading()).toMatch(/^7\s–\s13\sдекабря\s2026$/);
    const names = [
      'понедельник, 7 декабря 2026',
      'вторник, 8 декабря 2026',
      'среда, 9 декабря 2026',
      'четверг, 10 декабря 2026',
      'пятница, 11 декабря 2026',
      'суббота, 12 декабря 2026',
      'воскресенье, 13 декабря 2026',
    ];
    const days = screen.getAllByRole('heading', { level: 3 });
    expect(days).toHaveLength(7);
    names.forEach((name, index) => expect(days[index]).toHaveAccessibleName(name));
    expect(dayOf(/четверг/)).toHaveAttribute('aria-current', 'date');
    expect(within(dayOf(/пятница/)).getByText('Турниров нет')).toBeVisible();
    const saturday = dayOf(/суббота/);
    expect(buttonsIn(saturday)).toEqual([
      `09:30 Американо Вера${FACTS}`,
      `18:00 Мексикано Анна${FACTS}`,
    ]);
    await user.click(within(saturday).getByRole('button', { name: /Вера/ }));
    expect(opened).toEqual([2]);
    expect(within(dayOf(/среда/)).queryByRole('link')).toBeNull();
    expect(within(saturday).getByRole('link')).toHaveAccessibleName('Создать турнир 12 декабря');
  });

  test('COMFORT-10: one moves from week to week over the end of the year', async () => {
    const { user } = openCalendar({ scale: 'week', day: '2026-12-24' });
    await user.click(screen.getByRole('button', { name: 'Следующая неделя' }));
    expect(heading()).toMatch(/^28\sдекабря\s2026\s– 3\sянваря\s2027$/);
    await user.click(screen.getByRole('button', { name: 'Предыдущая неделя' }));
    expect(heading()).toMatch(/^21\s– 27\sдекабря\s2026$/);
    await user.click(screen.getByRole('button', { name: 'Сегодня' }));
    expect(dayOf(/четверг/)).toHaveAttribute('aria-current', 'date');
  });

  test('COMFORT-10: arrow keys go from day to day', async () => {
    const { user } = openCalendar({ scale: 'week' });
    screen.getByRole('link', { name: 'Создать турнир 11 декабря' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Создать турнир 12 декабря' })).toHaveFocus();
  });

  test('COMFORT-10: a day with more tournaments than a club has shows them in parts', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => row(at + 1, TODAY, '10:00', 'Олег'));
    const { user } = openCalendar({ scale: 'week', rows });
    const day = dayOf(/четверг/);
    expect(within(day).getAllByRole('button', { name: /Олег/ })).toHaveLength(50);
    await user.click(within(day).getByRole('button', { name: 'Показать ещё (70)' }));
    await user.click(within(day).getByRole('button', { name: 'Показать ещё (20)' }));
    expect(within(day).getAllByRole('button')).toHaveLength(120);
  });
});

describe('the month on a phone', () => {
  beforeEach(() => {
    screenSize.isPhone = true;
  });

  test('COMFORT-10: each day tells how many it has, and a press lists them below', async () => {
    const { user, opened } = openCalendar();
    expect(screen.getByRole('button', { name: '10 декабря' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByText('Турниров нет')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^12 декабря, 2\sтурнира$/ }));
    expect(screen.getByRole('heading', { name: /суббота, 12 декабря 2026/ })).toBeVisible();
    const list = screen.getByRole('list');
    expect(buttonsIn(list)).toEqual([
      `09:30 Американо Вера${FACTS}`,
      `18:00 Мексикано Анна${FACTS}`,
    ]);
    await user.click(within(list).getByRole('button', { name: /Анна/ }));
    expect(opened).toEqual([1]);
    expect(screen.getByRole('link', { name: 'Создать турнир 12 декабря' })).toBeVisible();
  });

  test('COMFORT-10: a day before today has no way to the create form', async () => {
    const { user } = openCalendar();
    await user.click(screen.getByRole('button', { name: /^3 декабря, 1\sтурнир$/ }));
    expect(screen.getByRole('button', { name: /Пётр/ })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
