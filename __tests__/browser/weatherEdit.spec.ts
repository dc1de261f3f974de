import { getEditDialog, getRow } from './support/consolePage';
import { expect, createSeeds } from './support/fixtures';
import { readHistory } from './support/signIn';
import { openList, testInAllWeather, test } from './support/weatherStory';

test.use({ tournaments: createSeeds([{ organizer_name: 'Ольга Смирнова' }]) });

testInAllWeather({
  operation: 'edit',
  title:
    'an edit is saved once, whatever the weather, and nobody is blamed for it (WEATHER-1, WEATHER-2, WEATHER-3, EDIT-10)',
  call: 'PUT /api/tournaments/1',
  button: 'Сохранить изменения',
  defaultText: 'Ошибка обновления турнира',

  open: openList,

  async prepare({ page, name }) {
    await page.getByRole('button', { name: 'Редактировать' }).click();
    await getEditDialog(page).getByLabel('Имя организатора').fill(name);
    return getEditDialog(page);
  },

  async expectKept(place, name) {
    await expect(place.getByLabel('Имя организатора')).toHaveValue(name);
  },

  async expectDone({ page, name }) {
    await expect(getEditDialog(page)).toHaveCount(0);
    await expect(getRow(page, name)).toBeVisible();
  },

  async expectOnce({ club, name }) {
    const notes = await readHistory(club, 1);
    expect(notes.filter(({ changes }) => changes.some(({ to }) => to === name))).toHaveLength(1);
  },
});
