import { screen, within } from '@testing-library/react';
import {
  listButtons,
  FACTS,
  getHeading,
  openCalendar,
  createRow,
  TODAY,
} from '../../support/seasonCalendar';

const getDay = (date: RegExp): HTMLElement =>
  screen.getByRole('heading', { level: 3, name: date }).closest('li')!;

describe('the week', () => {
  test('COMFORT-10: the week has seven days from Monday, each with its tournaments in order', async () => {
    const { user, opened } = openCalendar({ scale: 'week', day: '2026-12-12' });
    expect(getHeading()).toMatch(/^7\s–\s13\sдекабря\s2026$/);
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
    expect(getDay(/четверг/)).toHaveAttribute('aria-current', 'date');
    expect(within(getDay(/пятница/)).getByText('Турниров нет')).toBeVisible();
    const saturday = getDay(/суббота/);
    expect(listButtons(saturday)).toEqual([
      `09:30 Американо Вера${FACTS}`,
      `18:00 Мексикано Анна${FACTS}`,
    ]);
    await user.click(within(saturday).getByRole('button', { name: /Вера/ }));
    expect(opened).toEqual([2]);
    expect(within(getDay(/среда/)).queryByRole('link')).toBeNull();
    expect(within(saturday).getByRole('link')).toHaveAccessibleName('Создать турнир 12 декабря');
  });

  test('COMFORT-10: one moves from week to week over the end of the year', async () => {
    const { user } = openCalendar({ scale: 'week', day: '2026-12-24' });
    await user.click(screen.getByRole('button', { name: 'Следующая неделя' }));
    expect(getHeading()).toMatch(/^28\sдекабря\s2026\s– 3\sянваря\s2027$/);
    await user.click(screen.getByRole('button', { name: 'Предыдущая неделя' }));
    expect(getHeading()).toMatch(/^21\s– 27\sдекабря\s2026$/);
    await user.click(screen.getByRole('button', { name: 'Сегодня' }));
    expect(getDay(/четверг/)).toHaveAttribute('aria-current', 'date');
  });

  test('COMFORT-10: arrow keys go from day to day', async () => {
    const { user } = openCalendar({ scale: 'week' });
    screen.getByRole('link', { name: 'Создать турнир 11 декабря' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Создать турнир 12 декабря' })).toHaveFocus();
  });

  test('COMFORT-10: a day with more tournaments than a club has shows them in parts', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => createRow(at + 1, TODAY, '10:00', 'Олег'));
    const { user } = openCalendar({ scale: 'week', rows });
    const day = getDay(/четверг/);
    expect(within(day).getAllByRole('button', { name: /Олег/ })).toHaveLength(50);
    await user.click(within(day).getByRole('button', { name: 'Показать ещё (70)' }));
    await user.click(within(day).getByRole('button', { name: 'Показать ещё (20)' }));
    expect(within(day).getAllByRole('button')).toHaveLength(120);
  });
});
