import { PASSWORD, USERNAME } from './support/club';
import { expect } from './support/fixtures';
import { callServer, listHeading, loginHeading, stored } from './support/signing';
import { tellInAllWeather } from './support/weatherStory';

const FAILED = 'Произошла ошибка при входе';

tellInAllWeather({
  operation: 'sign in',
  title:
    'the sign-in is told from a wrong pair, whatever the weather (WEATHER-1, WEATHER-2, LOGIN-5)',
  call: 'POST /api/auth/login',
  button: 'Войти',
  noAnswer: FAILED,
  defaultText: FAILED,

  async open({ page }) {
    await page.goto('/tournaments');
    await expect(loginHeading(page)).toBeVisible();
  },

  async begin({ page }) {
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
    await expect(listHeading(page)).toBeVisible();
    await expect(page.getByText('Турниров пока нет')).toBeVisible();
  },

  async expectOnce({ page, club }) {
    const { token } = await stored(page);
    expect((await callServer(club, token!, 'GET', '/api/tournaments')).status).toBe(200);
  },
});
