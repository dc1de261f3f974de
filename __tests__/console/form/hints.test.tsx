import '../../support/consoleOwnHost';
import { screen, within } from '@testing-library/react';
import { openClub } from '../../support/consoleClub';
import { fillFields, getButton, getField, openCreateForm } from '../../support/consoleForms';
import { findDialog, findRow, openConsole } from '../../support/consoleScreens';
import { NOW, TOURNAMENT } from '../../support/serverSamples';

const DAY_MS = 86_400_000;
const EVENING = {
  organizerName: 'Пётр Ёлкин',
  organizerPhone: '+7 (903) 111-22-33',
  startTime: '18:00',
  endTime: '20:00',
};
const MORNING = {
  organizerName: 'Ольга Петрова',
  tournamentType: 'Американо' as const,
  startTime: '10:00',
  endTime: null,
  entryFee: 0,
};
/** Tournaments in the order of their creation. */
const OF_ONE_DAY = [{ ...EVENING, organizerPhone: '+7 (900) 000-00-00' }, MORNING, EVENING];

/** Opens a club with three tournaments of one day, each created a day after the previous one. */
async function openClubOfEvenings() {
  const club = await openClub();
  for (const [index, tournament] of OF_ONE_DAY.entries()) {
    await club.setNow(NOW + (index - OF_ONE_DAY.length) * DAY_MS);
    const { status } = await club.call('POST', '/api/tournaments', {
      ...TOURNAMENT,
      ...tournament,
    });
    expect(status).toBe(201);
  }
  await club.setNow(NOW);
  return club;
}

const findOffer = (text: RegExp) =>
  screen.findByText((_, element) => element?.localName === 'p' && text.test(element.textContent));
const queryWarning = () => screen.queryByText(/В это время уже идёт:/);

test('COMFORT-25: last time’s usual values are offered, taken and given back with one press', async () => {
  const { user } = await openCreateForm({ club: await openClubOfEvenings() });
  expect(getField('Тип турнира')).toHaveFocus();
  expect(
    await findOffer(/^Как в прошлый раз: 18:00.–.20:00, 1.500.₽, уровень .*, Пётр Ёлкин/),
  ).toBeVisible();
  const expectValues = (
    values: Partial<Record<Parameters<typeof getField>[0], string | number>>,
  ) => {
    for (const [label, value] of Object.entries(values))
      expect(getField(label as keyof typeof values)).toHaveValue(value);
  };
  const usual = {
    'Время начала': '18:00',
    'Время окончания': '20:00',
    'Минимальный уровень': String(TOURNAMENT.levelFrom),
    'Взнос, ₽': 1500,
    'Имя организатора': 'Пётр Ёлкин',
    'Телефон организатора': '+7 (903) 111-22-33',
  };
  const typed = {
    'Время начала': '',
    'Время окончания': '',
    'Минимальный уровень': '1',
    'Взнос, ₽': 700,
    'Имя организатора': 'Вера Орлова',
    'Телефон организатора': '',
  };
  await fillFields(user, { 'Взнос, ₽': '700', 'Имя организатора': 'Вера Орлова' });
  expectValues(typed);
  await user.click(getButton('Подставить'));
  expectValues(usual);
  await user.click(getButton('Вернуть'));
  expectValues(typed);
  await fillFields(user, { 'Тип турнира': 'Американо' });
  expect(await findOffer(/^Как в прошлый раз: 10:00, 0.₽/)).toBeVisible();
});

test('COMFORT-26: an overlap is announced politely and prevents nothing', async () => {
  const { user, submit } = await openCreateForm({ club: await openClubOfEvenings() });
  await findOffer(/^Как в прошлый раз/);
  await fillFields(user, { Дата: '20062026', 'Время начала': '1930' });
  const warning = queryWarning()!;
  expect(warning).toHaveTextContent(/Мексикано, 18:00.–.20:00, Пётр Ёлкин и.ещё.1$/);
  const others = within(warning.parentElement!).getByRole('listitem', { hidden: true });
  expect(warning.parentElement).not.toHaveAttribute('open');
  await user.click(warning);
  expect(warning.parentElement).toHaveAttribute('open');
  expect(others).toHaveTextContent(/^Мексикано, 18:00.–.20:00, Пётр Ёлкин$/);
  expect(warning.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await fillFields(user, { 'Время начала': '2000' });
  expect(queryWarning()).toBeNull();
  await fillFields(user, { 'Время начала': '1000' });
  expect(queryWarning()).toHaveTextContent(
    /^В это время уже идёт: Американо, 10:00, Ольга Петрова$/,
  );
  await fillFields(user, {
    'Имя организатора': 'Вера Орлова',
    'Телефон организатора': '9161234567',
  });
  await submit();
  expect(await screen.findByText('Турнир создан успешно!')).toBeVisible();
});

test('COMFORT-26: an edited tournament does not overlap with itself', async () => {
  const { user } = await openConsole({ tournaments: OF_ONE_DAY });
  const row = await findRow(/Ольга Петрова/);
  await user.click(within(row).getByRole('button', { name: 'Редактировать' }));
  await findDialog('Редактирование турнира');
  await screen.findByLabelText('Тип турнира');
  await fillFields(user, { 'Время окончания': '1800' });
  expect(queryWarning()).toBeNull();
  await fillFields(user, { 'Время окончания': '1801' });
  expect(queryWarning()).toBeVisible();
  expect(getButton('Сохранить изменения')).toBeEnabled();
});
