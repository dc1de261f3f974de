import { act, screen } from '@testing-library/react';
import type { ServerResponse } from 'node:http';
import { pass, soon, stopTheTimers } from '../support/consolePatience';
import { openConsole } from '../support/consoleScreens';

const open = (options: Parameters<typeof openConsole>[0] = {}) =>
  openConsole({ isSignedIn: false, ...options });
type Opened = Awaited<ReturnType<typeof open>>;

const name = () => screen.getByLabelText('Имя пользователя');
const password = () => screen.getByLabelText('Пароль');

async function fill(user: Opened['user'], pair = ['admin', 'пароль']): Promise<void> {
  await user.clear(name());
  await user.type(name(), pair[0]!);
  await user.clear(password());
  await user.type(password(), pair[1]!);
}
const submit = (user: Opened['user']) => user.click(screen.getByRole('button', { name: 'Войти' }));

test('LOGIN-1 ROUTE-4 title and subtitle stand in place of the page', async () => {
  const { club } = await open();
  expect(screen.getByRole('heading', { name: 'Вход в систему' })).toBeVisible();
  expect(screen.getByText('Теннисная административная панель')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.title).toContain('Вход в систему');
  expect(club.sent).toEqual([]);
});

test("LOGIN-2 user name and password, required by the browser's own means", async () => {
  const { user, club } = await open();
  expect(name()).toBeRequired();
  expect(name()).toHaveProperty('type', 'text');
  expect(password()).toBeRequired();
  expect(password()).toHaveAttribute('type', 'password');
  expect(screen.getByRole('form', { name: 'Вход в систему' })).not.toHaveAttribute('novalidate');
  await submit(user);
  expect(club.sent).toEqual([]);
});

test('LOGIN-3 «Войти» reads «Вход...» while the attempt is under way', async () => {
  const { user, club } = await open();
  const release = club.hold('POST');
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('button', { name: 'Вход...' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Войти' })).toBeNull();
  release();
  expect(await screen.findByRole('heading', { name: 'Турниры' })).toBeVisible();
});

test('LOGIN-4 a refused pair stays on the login screen with what was typed, and can be mended', async () => {
  const { user } = await open();
  await fill(user, ['admin', 'другой']);
  await submit(user);
  const error = await screen.findByText('Неверное имя пользователя или пароль');
  expect(error).toHaveAttribute('role', 'alert');
  expect(password()).toHaveAccessibleDescription('Неверное имя пользователя или пароль');
  expect(name()).toHaveValue('admin');
  expect(localStorage).toHaveLength(0);

  await fill(user);
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'Турниры' })).toBeVisible();
});

test.each<[string, (response: ServerResponse) => void]>([
  ['the server cannot be reached', (response) => response.destroy()],
  ['too many attempts', (response) => response.writeHead(429).end('{"message":"Подождите"}')],
  ['the server fails', (response) => response.writeHead(500).end()],
  ['HTML is answered', (response) => response.end('<html></html>')],
  ['null is answered', (response) => response.end('null')],
  ['the token is missing', (response) => response.end('{"username":"admin"}')],
])('LOGIN-5 %s: an error under the fields, and the screen stays', async (_, answer) => {
  const { user, club } = await open();
  club.answer('POST', answer);
  await fill(user);
  await submit(user);
  expect(await screen.findByText('Произошла ошибка при входе')).toHaveAttribute('role', 'alert');
  expect(screen.getByRole('button', { name: 'Войти' })).toBeEnabled();
  expect(localStorage).toHaveLength(0);
  expect(club.of('POST')).toHaveLength(1);
});

test.each([
  [429, '300', 'Попробуйте через 5 минут.'],
  [429, '61', 'Попробуйте через 2 минуты.'],
  [503, '21', 'Попробуйте через 21 секунду.'],
])(
  'LOGIN-7 %s with Retry-After %s says «%s», and the button stays usable',
  async (status, seconds, text) => {
    const { user, club } = await open();
    club.answer('POST', (response) => response.writeHead(status, { 'Retry-After': seconds }).end());
    await fill(user);
    stopTheTimers();
    await submit(user);
    await soon(() => screen.getByText('Произошла ошибка при входе'));
    expect(screen.getByText(text)).toBeVisible();
    expect(password().getAttribute('aria-describedby')).toContain(screen.getByText(text).id);
    expect(screen.getByRole('button', { name: 'Войти' })).toBeEnabled();
    await pass(Number(seconds) * 1_000 - 5_000);
    expect(screen.getByText('Попробуйте через 5 секунд.')).toBeVisible();
    await pass(5_000);
    expect(screen.queryByText(/Попробуйте через/)).toBeNull();
  },
);

test.each(['', 'завтра', '-1', '0', '99999999'])(
  'LOGIN-7 a Retry-After of «%s» says nothing that could be told',
  async (seconds) => {
    const { user, club } = await open();
    club.answer('POST', (response) =>
      response.writeHead(429, seconds === 'завтра' ? {} : { 'Retry-After': seconds }).end(),
    );
    await fill(user);
    await submit(user);
    expect(await screen.findByText('Произошла ошибка при входе')).toBeVisible();
    expect(screen.queryByText(/Попробуйте через/)).toBeNull();
  },
);

test('LOGIN-5 LOGIN-7 the sixth attempt is too many for the real server', async () => {
  const { user, club } = await open();
  await fill(user, ['admin', 'мимо']);
  for (let attempt = 1; attempt <= 5; attempt++) {
    await submit(user);
    await screen.findByText('Неверное имя пользователя или пароль');
  }
  await submit(user);
  expect(await screen.findByText('Произошла ошибка при входе')).toBeVisible();
  expect(screen.getByText(/Попробуйте через 5\sминут/)).toBeVisible();
  expect(club.of('POST')).toHaveLength(6);
});

test('WEATHER-7 where the browser’s storage is full the session lasts as long as the page', async () => {
  const { user, club } = await open();
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await fill(user);
  await submit(user);
  expect(await screen.findByText('Турниров пока нет')).toBeVisible();
  expect(localStorage).toHaveLength(0);
  expect(club.of('GET')[0]!.headers.authorization).toMatch(/^Basic /);
  await user.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(await screen.findByRole('heading', { name: 'Вход в систему' })).toBeVisible();
  refuse.mockRestore();
});

test('LOGIN-3 a double click and Enter send one attempt', async () => {
  const { user, club } = await open();
  const release = club.hold('POST');
  await fill(user);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Вход в систему' });
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await user.type(password(), '{Enter}');
  await user.dblClick(screen.getByRole('button', { name: 'Вход...' }));
  release();
  await screen.findByRole('heading', { name: 'Турниры' });
  expect(club.of('POST')).toHaveLength(1);
});
