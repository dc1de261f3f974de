import { screen } from '@testing-library/react';
import { advanceTime, waitToPass, stopTimers } from '../../support/consolePatience';
import { openConsole } from '../../support/consoleScreens';

const open = (options: Parameters<typeof openConsole>[0] = {}) =>
  openConsole({ isSignedIn: false, ...options });
type Opened = Awaited<ReturnType<typeof open>>;

const getNameField = () => screen.getByLabelText('Имя пользователя');
const getPasswordField = () => screen.getByLabelText('Пароль');

async function fill(user: Opened['user'], pair = ['admin', 'пароль']): Promise<void> {
  await user.clear(getNameField());
  await user.type(getNameField(), pair[0]!);
  await user.clear(getPasswordField());
  await user.type(getPasswordField(), pair[1]!);
}
const submit = (user: Opened['user']) => user.click(screen.getByRole('button', { name: 'Войти' }));

test('LOGIN-4 a refused pair stays on the login screen with what was typed, and can be mended', async () => {
  const { user } = await open();
  await fill(user, ['admin', 'другой']);
  await submit(user);
  const error = await screen.findByText('Неверное имя пользователя или пароль');
  expect(error).toHaveAttribute('role', 'alert');
  expect(getPasswordField()).toHaveAccessibleDescription('Неверное имя пользователя или пароль');
  expect(getNameField()).toHaveValue('admin');
  expect(localStorage).toHaveLength(0);

  await fill(user);
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'Турниры' })).toBeVisible();
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
    stopTimers();
    await submit(user);
    await waitToPass(() => screen.getByText('Произошла ошибка при входе'));
    expect(screen.getByText(text)).toBeVisible();
    expect(getPasswordField().getAttribute('aria-describedby')).toContain(
      screen.getByText(text).id,
    );
    expect(screen.getByRole('button', { name: 'Войти' })).toBeEnabled();
    await advanceTime(Number(seconds) * 1_000 - 5_000);
    expect(screen.getByText('Попробуйте через 5 секунд.')).toBeVisible();
    await advanceTime(5_000);
    expect(screen.queryByText(/Попробуйте через/)).toBeNull();
  },
);

test.each(['', 'завтра', '-1', '0', '99999999'])(
  'LOGIN-7 a Retry-After of «%s» gives no waiting time',
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
  expect(club.listSent('POST')).toHaveLength(6);
});

test('too many attempts are reported, even with the right pair (LOGIN-5)', async () => {
  const { user } = await open();
  await fill(user, ['admin', 'не тот пароль']);
  for (let attempt = 1; attempt <= 5; attempt++) {
    await submit(user);
    await screen.findByText('Неверное имя пользователя или пароль');
  }
  await fill(user);
  await submit(user);
  expect(await screen.findByText('Произошла ошибка при входе')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Вход в систему' })).toBeVisible();
});

test('any bad answer to a sign-in is reported on the screen, which stays (LOGIN-5)', async () => {
  const { user, club } = await open();
  await fill(user);
  for (const [status, body] of [
    [500, '{"message":"Сломалось"}'],
    [502, '<h1>Bad Gateway</h1>'],
    [200, ''],
    [200, 'null'],
    [200, '<h1>Wi-Fi</h1>'],
    [200, '{"token":7,"username":"admin"}'],
  ] as const) {
    club.answer('POST', (response) => response.writeHead(status).end(body));
    await submit(user);
    expect(await screen.findByRole('button', { name: 'Войти' })).toBeEnabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Произошла ошибка при входе');
    expect(localStorage).toHaveLength(0);
  }
  expect(club.listSent('POST')).toHaveLength(6);
  club.relayAgain();
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'Турниры' })).toBeVisible();
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
  expect(club.listSent('GET')[0]!.headers.authorization).toMatch(/^Basic /);
  await user.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(await screen.findByRole('heading', { name: 'Вход в систему' })).toBeVisible();
  refuse.mockRestore();
});
