import type { Locator } from '@playwright/test';
import { deletionOf, rowOf } from './support/consolePage';
import { expect, seeded } from './support/fixtures';
import { historyOf } from './support/signing';
import { nameOf, openList, tellInAllWeather, test, type Scene } from './support/weatherStory';

/** More than there are cases, in the order in which they are deleted. */
const COUNT = 60;
const dayOf = (index: number) => new Date(Date.UTC(2099, 0, 1 + index)).toISOString().slice(0, 10);

test.use({
  tournaments: seeded(
    Array.from({ length: COUNT }, (_, index) => ({
      organizer_name: nameOf(index),
      date: dayOf(index),
    })),
  ),
});

const idOf = (name: string): number => Number(name.slice(-3)) + 1;

async function begin({ page, name }: Scene): Promise<Locator> {
  await rowOf(page, name).getByRole('button', { name: 'Удалить' }).click();
  return deletionOf(page);
}

async function expectDone({ page, name }: Scene): Promise<void> {
  await expect(deletionOf(page)).toHaveCount(0);
  await expect(rowOf(page, name)).toHaveCount(0);
}

tellInAllWeather({
  operation: 'delete',
  title: 'a tournament is deleted once, whatever the weather (WEATHER-1, WEATHER-2, DELETE-2)',
  call: 'DELETE /api/tournaments',
  button: 'Удалить',
  defaultText: 'Ошибка удаления турнира',

  open: openList,

  begin,

  async expectKept(place) {
    await expect(place.getByText('Вы уверены')).toBeVisible();
  },

  expectDone,

  async expectOnce({ club, name }) {
    const notes = await historyOf(club, idOf(name));
    expect(notes.map(({ kind }) => kind)).toEqual(['deleted']);
  },

  // WIRE-5: no body is read, so every success is one; the list tells what is true.
  async afterNonsense(scene, isDone) {
    await scene.page.reload();
    if (!isDone) {
      const dialog = await begin(scene);
      await dialog.getByRole('button', { name: 'Удалить' }).click();
    }
    await expectDone(scene);
  },
});
