import { expect, createSeeds } from './support/fixtures';
import { callServer } from './support/signIn';
import { openList, testInAllWeather, test } from './support/weatherStory';

test.use({ tournaments: createSeeds([{ organizer_name: 'Ольга Смирнова' }]) });

type Row = { organizer_name: string };

testInAllWeather({
  operation: 'create',
  title: 'a tournament is created once, whatever the weather (WEATHER-1, WEATHER-2, CREATE-10)',
  call: 'POST /api/tournaments',
  button: 'Создать турнир',
  defaultText: 'Ошибка создания турнира',

  open: openList,

  async prepare({ page, name }) {
    await page.goto('/tournaments/new?copy=1');
    await page.getByLabel('Имя организатора').fill(name);
    return page.getByRole('main');
  },

  async expectKept(place, name) {
    await expect(place.getByLabel('Имя организатора')).toHaveValue(name);
    await expect(place.getByLabel('Телефон организатора')).toHaveValue('+7 (916) 123-45-67');
  },

  async expectDone({ page }) {
    await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
  },

  async expectOnce({ club, name }) {
    const answer = await callServer(club, club.session!.token, 'GET', '/api/tournaments');
    const rows = (await answer.json()) as Row[];
    expect(rows.filter(({ organizer_name }) => organizer_name === name)).toHaveLength(1);
  },
});
