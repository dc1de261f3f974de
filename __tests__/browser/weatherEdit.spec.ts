import { editOf, rowOf } from './support/consolePage';
import { expect, seeded } from './support/fixtures';
import { historyOf } from './support/signing';
import { openList, tellInAllWeather, test } from './support/weatherStory';

test.use({ tournaments: seeded([{ organizer_name: 'Ольга Смирнова' }]) });

tellInAllWeather({
  operation: 'edit',
  title:
    'an edit is saved once, whatever the weather, and nobody is blamed for it (WEATHER-1, WEATHER-2, WEATHER-3, EDIT-10)',
  call: 'PUT /api/tournaments/1',
  button: 'Сохранить изменения',
  defaultText: 'Ошибка обновления турнира',

  open: openList,

  async begin({ page, name }) {
    await page.getByRole('button', { name: 'Редактировать' }).click();
    await editOf(page).getByLabel('Имя организатора').fill(name);
    return editOf(page);
  },

  async expectKept(place, name) {
    await expect(place.getByLabel('Имя организатора')).toHaveValue(name);
  },

  async expectDone({ page, name }) {
    await expect(editOf(page)).toHaveCount(0);
    await expect(rowOf(page, name)).toBeVisible();
  },

  async expectOnce({ club, name }) {
    const notes = await historyOf(club, 1);
    expect(notes.filter(({ changes }) => changes.some(({ to }) => to === name))).toHaveLength(1);
  },
});
