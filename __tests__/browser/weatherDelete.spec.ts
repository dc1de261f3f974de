import type { Locator } from '@playwright/test';
import { getDeletionDialog, getRow } from './support/consolePage';
import { expect, createSeeds } from './support/fixtures';
import { readHistory } from './support/signIn';
import { formatName, openList, testInAllWeather, test, type Scene } from './support/weatherStory';

/** More tournaments than cases, in the order of their deletion. */
const COUNT = 60;
const formatDayAt = (index: number) =>
  new Date(Date.UTC(2099, 0, 1 + index)).toISOString().slice(0, 10);

test.use({
  tournaments: createSeeds(
    Array.from({ length: COUNT }, (_, index) => ({
      organizer_name: formatName(index),
      date: formatDayAt(index),
    })),
  ),
});

const toId = (name: string): number => Number(name.slice(-3)) + 1;

async function begin({ page, name }: Scene): Promise<Locator> {
  await getRow(page, name).getByRole('button', { name: 'Удалить' }).click();
  return getDeletionDialog(page);
}

async function expectDone({ page, name }: Scene): Promise<void> {
  await expect(getDeletionDialog(page)).toHaveCount(0);
  await expect(getRow(page, name)).toHaveCount(0);
}

testInAllWeather({
  operation: 'delete',
  title: 'a tournament is deleted once, whatever the weather (WEATHER-1, WEATHER-2, DELETE-2)',
  call: 'DELETE /api/tournaments',
  button: 'Удалить',
  defaultText: 'Ошибка удаления турнира',

  open: openList,

  prepare: begin,

  async expectKept(place) {
    await expect(place.getByText('Вы уверены')).toBeVisible();
  },

  expectDone,

  async expectOnce({ club, name }) {
    const notes = await readHistory(club, toId(name));
    expect(notes.map(({ kind }) => kind)).toEqual(['deleted']);
  },

  // The console does not read the body, so every success counts; a reload shows the server's state (WIRE-5).
  async expectAfterNonsense(scene, isDone) {
    await scene.page.reload();
    if (!isDone) {
      const dialog = await begin(scene);
      await dialog.getByRole('button', { name: 'Удалить' }).click();
    }
    await expectDone(scene);
  },
});
