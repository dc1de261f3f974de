import { PASSWORD, USERNAME } from './support/club';
import { expect } from './support/fixtures';
import { callServer, getListHeading, getSignInHeading, readStoredSession } from './support/signIn';
import { testInAllWeather } from './support/weatherStory';

const FAILED = 'Произошла ошибка при входе';

testInAllWeather({
  operation: 'sign in',
  title:
    'the sign-in is told from a wrong pair, whatever the weather (WEATHER-1, WEATHER-2, LOGIN-5)',
  call: 'POST /api/auth/login',
  button: 'Войти',
  noAnswer: FAILED,
  defaultText: FAILED,

  async open({ page }) {
    await page.goto('/tournaments');
    await expect(getSignInHeading(page)).toBeVisible();
  },

  async prepare({ page }) {
    // The open console is left first, because it would keep sending requests without its session.
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/tournaments');
    await page.getByLabel('Имя пользователя').fill(USERNAME);
    await page.getByLabel('Пароль').fill(PASSWORD);
    return page.getByRole('main');
  },

  async expectKept(place) {
    await expect(place.getByLabel('Имя пользователя')).toHaveValue(USERNAME);
    await expect(place.getByLabel('Пароль')).toHaveValue(PASSWORD);
  },

  async expectDone({ page }) {
    await expect(getListHeading(page)).toBeVisible();
    await expect(page.getByText('Турниров пока нет')).toBeVisible();
  },

  async expectOnce({ page, club }) {
    const { token } = await readStoredSession(page);
    expect((await callServer(club, token!, 'GET', '/api/tournaments')).status).toBe(200);
  },
});
