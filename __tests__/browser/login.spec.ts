import { Club, PASSWORD, USERNAME } from './support/club';
import { expect, test } from './support/everywhere';
import { recordRequests } from './support/requests';
import { getListHeading, getSignInHeading, signIn, readStoredSession } from './support/signIn';
import { installClock } from './support/stillTime';

const REFUSED = 'Неверное имя пользователя или пароль';
const FAILED = 'Произошла ошибка при входе';
const LOGIN = '**/api/auth/login';
const ANSWERED_BADLY = /Failed to load resource/;

test('the sign-in has its title, its subtitle and two required fields (LOGIN-1, LOGIN-2, SHELL-1)', async ({
  page,
}) => {
  const requests = recordRequests(page);
  await page.goto('/tournaments');
  await expect(getSignInHeading(page)).toBeVisible();
  await expect(page.getByText('Теннисная административная панель')).toBeVisible();
  await expect(page).toHaveTitle(/Вход в систему/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');

  const username = page.getByLabel('Имя пользователя');
  const password = page.getByLabel('Пароль');
  await expect(username).toHaveJSProperty('type', 'text');
  await expect(password).toHaveJSProperty('type', 'password');
  for (const field of [username, password]) await expect(field).toHaveJSProperty('required', true);
  await expect(username).toBeFocused();

  // The browser's own validation focuses the empty field.
  await username.fill(USERNAME);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(password).toBeFocused();
  expect(await password.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
    true,
  );
  expect(requests.calls).toEqual([]);
});

test('the button says that the attempt is under way, and a second press does nothing (LOGIN-3)', async ({
  page,
}) => {
  let letGo = () => {};
  const decision = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(LOGIN, async (route) => {
    await decision;
    await route.continue();
  });
  const requests = recordRequests(page);
  await page.goto('/tournaments');
  await page.getByLabel('Имя пользователя').fill(USERNAME);
  await page.getByLabel('Пароль').fill(PASSWORD);

  const button = page.getByRole('button', { name: 'Войти' });
  await button.evaluate((element: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) element.click();
  });
  const busy = page.getByRole('button', { name: 'Вход...' });
  await expect(busy).toBeDisabled();
  await page.getByLabel('Пароль').press('Enter');
  await expect(busy).toBeVisible();
  letGo();

  await expect(getListHeading(page)).toBeVisible();
  expect(requests.calls.filter((call) => call.includes('login'))).toHaveLength(1);
});

test('only the one pair signs in; a refusal is shown and can be corrected (LOGIN-4, LOGIN-6) @deep', async ({
  page,
  troubles,
}) => {
  troubles.expect(ANSWERED_BADLY);
  await page.goto('/tournaments');
  const pairs = [
    [USERNAME, `${PASSWORD} `],
    ['Admin', PASSWORD],
    [PASSWORD, USERNAME],
  ] as const;
  for (const [username, password] of pairs) {
    const answered = page.waitForResponse(LOGIN);
    await signIn(page, username, password);
    const answer = await answered;
    expect(answer.status()).toBe(401);
    // The response is read to its end, because an open request is aborted after 30 s.
    expect(await answer.finished()).toBeNull();
    await expect(page.getByRole('button', { name: 'Войти' })).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveText(REFUSED);
    await expect(getSignInHeading(page)).toBeVisible();
    await expect(page.getByLabel('Имя пользователя')).toHaveValue(username);
    expect(await readStoredSession(page)).toEqual({ record: null, token: null });
  }
  await page.getByLabel('Имя пользователя').fill(USERNAME);
  await page.getByLabel('Пароль').fill(PASSWORD);
  await page.getByLabel('Пароль').press('Enter');
  await expect(getListHeading(page)).toBeVisible();
});

test('an attempt that cannot reach the server is reported, and the next one succeeds (LOGIN-5) @everywhere', async ({
  page,
  club,
  troubles,
}) => {
  // Files of the create form are loaded ahead and may meet the same network faults.
  troubles.expect(ANSWERED_BADLY, /^request: POST .*login/, /^request: GET .*assets/);
  await page.goto('/tournaments');
  await club.stop();
  await signIn(page);
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(page.getByLabel('Пароль')).toHaveValue(PASSWORD);

  await club.startAgain();
  await expect(page.getByRole('button', { name: 'Войти' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getListHeading(page)).toBeVisible();
});

test('a sign-in that is not answered for 30 seconds is reported (LOGIN-5) @deep', async ({
  page,
  troubles,
}) => {
  troubles.expect(/^request: POST .*login/);
  await installClock(page);
  await page.route(LOGIN, () => {});
  await page.goto('/tournaments');
  await signIn(page);
  const busy = page.getByRole('button', { name: 'Вход...' });
  await expect(busy).toBeDisabled();
  await page.clock.fastForward(20_000);
  await expect(busy).toBeDisabled();
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(page.getByRole('button', { name: 'Войти' })).toBeEnabled();
});

test('names and passwords in Cyrillic, with a colon in the password, sign in (LOGIN-6, AUTH-6) @everywhere', async ({
  page,
}) => {
  const club = await Club.prepare();
  try {
    const password = 'ключ: «ёж» 7';
    await club.start({ ADMIN_USERNAME: 'Ольга Ё', ADMIN_PASSWORD: password });
    await page.goto(club.url);
    await signIn(page, 'Ольга Ё', password);
    await expect(page.getByText('Турниров пока нет')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Ольга Ё');
  } finally {
    // An open console would send requests to a stopping server.
    await page.goto('about:blank');
    await club.remove();
  }
});
