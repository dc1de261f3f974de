import { screen, within } from '@testing-library/react';
import { screenSize } from '../../support/consoleShims';
import {
  listButtons,
  getCell,
  FACTS,
  getHeading,
  openCalendar,
  createRow,
  TODAY,
} from '../../support/seasonCalendar';

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
    expect(marked).toEqual([getCell(/четверг, 10 декабря 2026/)]);
    expect(screen.getByText(/^10\sтурниров$/)).toBeVisible();
  });

  test('COMFORT-10: each tournament is on its day in order, and opens its details', async () => {
    const { user, opened } = openCalendar();
    const day = getCell(/12 декабря 2026/);
    expect(listButtons(day)).toEqual([
      `09:30 Американо Вера${FACTS}`,
      `18:00 Мексикано Анна${FACTS}`,
    ]);
    await user.click(within(day).getByRole('button', { name: /Анна/ }));
    expect(opened).toEqual([1]);
  });

  test('COMFORT-10: a full day tells how many more it has, and leads to its week', async () => {
    const { user, getPlace: place } = openCalendar({
      address: '/tournaments?view=month&type=Мексикано',
    });
    const day = getCell(/19 декабря 2026/);
    expect(within(day).getAllByRole('button')).toHaveLength(3);
    const more = within(day).getByRole('link', { name: /^Ещё 4\sтурнира 19 декабря$/ });
    expect(more).toHaveTextContent('ещё 4');
    await user.click(more);
    expect(place()).toBe('/tournaments?view=week&type=Мексикано&day=2026-12-19');
  });

  test('COMFORT-10: today and each day after it leads to the create form, none before it', async () => {
    const { user, getPlace: place } = openCalendar();
    for (const past of [/ 3 декабря 2026/, / 9 декабря 2026/]) {
      expect(within(getCell(past)).queryByRole('link')).toBeNull();
    }
    expect(screen.getByRole('link', { name: 'Создать турнир 10 декабря' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Создать турнир 25 декабря' }));
    expect(place()).toBe('/tournaments/new?date=2026-12-25');
  });

  test('COMFORT-10: one moves from month to month and back to today', async () => {
    const { user } = openCalendar();
    await user.click(screen.getByRole('button', { name: 'Следующий месяц' }));
    expect(getHeading()).toBe('январь 2027');
    expect(listButtons(getCell(/ 5 января 2027/))).toEqual([`12:00 Американо Нина${FACTS}`]);
    await user.click(screen.getByRole('button', { name: 'Следующий месяц' }));
    expect(getHeading()).toBe('февраль 2027');
    expect(screen.getByText('Турниров нет')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Предыдущий месяц' }));
    expect(getHeading()).toBe('январь 2027');
    await user.click(screen.getByRole('button', { name: 'Сегодня' }));
    expect(getHeading()).toBe('декабрь 2026');
  });

  test('COMFORT-10: arrow keys go from day to day and stop at the edges', async () => {
    const { user } = openCalendar();
    screen.getByRole('link', { name: 'Создать турнир 11 декабря' }).focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Создать турнир 19 декабря' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(getCell(/ 5 декабря 2026/)).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
    expect(within(getCell(/ 3 декабря 2026/)).getByRole('button')).toHaveFocus();
  });

  test('COMFORT-10, WIRE-7: a tournament without a readable date is counted below, and breaks nothing', () => {
    openCalendar({ rows: [{ id: 1, date: 'скоро' }, { id: 2 }, createRow(3, TODAY, '10:00', '')] });
    expect(screen.getByText('Без даты: 2')).toBeVisible();
    expect(listButtons(getCell(/10 декабря 2026/))).toEqual([`10:00 Мексикано —${FACTS}`]);
  });

  test('COMFORT-10: a day that cannot be read shows the month of today', () => {
    openCalendar({ day: '2026-13-45' });
    expect(getHeading()).toBe('декабрь 2026');
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
    expect(listButtons(list)).toEqual([
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
