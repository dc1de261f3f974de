import { isPlain } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { listActionTypes, devToolsLog, devToolsOptions } from '../../support/consoleDevTools';
import { findDialog, createTestStore, openConsole } from '../../support/consoleScreens';
import { expectTrouble } from '../../support/consoleTroubles';

/** Path of the first value that JSON would change; null when there is none. */
function findStrange(value: unknown, path = ''): string | null {
  if (!isPlain(value)) return path;
  if (typeof value === 'number' && !Number.isFinite(value)) return path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = findStrange(inner, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** A typical session: one refused sign-in, a sign-in, details, an edit, a failed deletion, a deletion, a sign-out. */
async function playWholeStory() {
  const { user, club } = await openConsole({
    isSignedIn: false,
    tournaments: [{ organizerName: 'Анна' }, { organizerName: 'Вера' }],
  });
  expectTrouble(/^deleteTournament: 500/);
  const button = (name: string) => user.click(screen.getByRole('button', { name }));
  await user.type(screen.getByLabelText('Имя пользователя'), 'admin');
  await user.type(screen.getByLabelText('Пароль'), 'не пароль');
  await button('Войти');
  await screen.findByText('Неверное имя пользователя или пароль');
  await user.clear(screen.getByLabelText('Пароль'));
  await user.type(screen.getByLabelText('Пароль'), 'пароль');
  await button('Войти');
  const token = await screen
    .findByRole('row', { name: /Анна/ })
    .then(() => localStorage.getItem('club.token')!);

  await user.type(screen.getByRole('searchbox'), 'анна{Enter}');
  await user.click(screen.getByRole('row', { name: /Анна/ }));
  await user.click(await screen.findByRole('button', { name: 'Закрыть' }));
  const inRow = (name: string) =>
    user.click(within(screen.getByRole('row', { name: /Анна/ })).getByRole('button', { name }));
  await inRow('Редактировать');
  const edit = await findDialog('Редактирование турнира');
  await user.clear(within(edit).getByLabelText('Взнос, ₽'));
  await user.type(within(edit).getByLabelText('Взнос, ₽'), '900');
  await button('Сохранить изменения');
  await screen.findByRole('row', { name: /900/ });
  await inRow('Удалить');
  await findDialog('Удалить турнир');
  club.answer('DELETE', (response) => response.writeHead(500).end());
  await button('Удалить');
  await screen.findByText('Ошибка удаления турнира');
  club.relayAgain();
  await button('Удалить');
  await screen.findByText('Турниры не найдены');
  await button('Выйти');
  return token;
}

test('DEV-2 every action and the whole state are serialisable, without password or token, and named as events', async () => {
  const token = await playWholeStory();
  expect(devToolsLog.length).toBeGreaterThan(20);
  for (const { action, state } of devToolsLog) {
    // RTK Query passes internal data in `meta`, which DevTools do not require to be serialisable.
    const { meta: _, ...visible } = action as { type: string; meta?: unknown };
    expect(findStrange(visible, action.type)).toBeNull();
    expect(findStrange(state, 'state')).toBeNull();
  }
  const everything = JSON.stringify(devToolsLog);
  expect(everything).toContain('Вера');
  expect(everything).not.toContain('не пароль');
  expect(everything).not.toMatch(/пароль"|club_|Basic /);
  expect(everything).not.toContain(token);

  // A toast appears after its change is painted, so its position in the log varies.
  expect(listActionTypes()).toContain('toasts/toastShown');
  const own = listActionTypes().filter((type) => !/^(api\/|@@|toasts\/)/.test(type));
  expect(own).toEqual([
    'auth/signedIn',
    'list/addressOpened',
    'list/organizerSearched',
    'dialogs/dialogOpened',
    'dialogs/dialogClosed',
    'dialogs/dialogOpened',
    'dialogs/dialogClosed',
    'dialogs/dialogOpened',
    'dialogs/dialogClosed',
    'auth/signedOut',
  ]);
});

test('DEV-2 one gesture is one event', async () => {
  const { user } = await openConsole({ tournaments: [{}] });
  const row = await screen.findByRole('row', { name: /Анна/ });
  const before = devToolsLog.length;
  await user.click(row);
  // RTK Query dispatches actions for subscription changes itself.
  const gesture = listActionTypes()
    .slice(before)
    .filter((type) => !type.startsWith('api/internalSubscriptions/'));
  expect(gesture).toEqual(['dialogs/dialogOpened']);
});

describe('DevTools', () => {
  const { NODE_ENV } = process.env;
  afterEach(() => {
    process.env.NODE_ENV = NODE_ENV!;
  });

  test.each(['production', 'development'])('DEV-2 are on in %s', async (environment) => {
    process.env.NODE_ENV = environment;
    await jest.isolateModulesAsync(async () => {
      const { createAppStore } = await import('../../../src/console/app/store');
      createAppStore();
    });
    expect(devToolsOptions).toMatchObject([{ name: 'Теннисный клуб' }]);
  });

  test('DEV-2 tell the endpoints apart while developing', () => {
    createTestStore();
    const sanitize = devToolsOptions[0]!.actionSanitizer as (action: object) => object;
    const meta = { arg: { endpointName: 'deleteTournament' } };
    expect(sanitize({ type: 'api/executeMutation/fulfilled', meta })).toMatchObject({
      type: 'api/executeMutation/fulfilled deleteTournament',
    });
    expect(sanitize({ type: 'auth/signedOut' })).toEqual({ type: 'auth/signedOut' });
  });
});
