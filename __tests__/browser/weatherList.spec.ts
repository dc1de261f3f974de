import type { Page } from '@playwright/test';
import type { HttpFaultProxy } from './support/httpFaultProxy';
import { getEditDialog, openEdit, getRow, getMainAlert } from './support/consolePage';
import { NO_CONNECTION } from './support/faults';
import { expect, createSeeds } from './support/fixtures';
import { retryList } from './support/retryList';
import { changeTournamentElsewhere } from './support/signIn';
import { listCases, SIZES, type Size, type WeatherCase } from './support/weatherCases';
import { formatName, openList, test } from './support/weatherStory';

const OLGA = 'Ольга Смирнова';
const CALL = 'GET /api/tournaments';
const CASE_MS = 15_000;
const TEXTS = {
  answer: '',
  none: NO_CONNECTION,
  refusal: 'Ошибка загрузки турниров',
  nonsense: 'Неверный формат данных от сервера',
};

test.use({
  tournaments: createSeeds([{ organizer_name: OLGA }, { organizer_name: 'Кубок осени' }]),
});

/** Waits for the end of a failed request; until then the page sends no other request. */
const waitForFailure = (page: Page, left: WeatherCase['left']): Promise<unknown> =>
  left === 'nonsense'
    ? page.waitForResponse('**/api/tournaments').then((response) => response.finished())
    : page.waitForEvent('console', (message) => /^listTournaments/.test(message.text()));

/** Requests the list as often as the request fails, and then one more time. */
async function askUntilClear(
  page: Page,
  faultProxy: HttpFaultProxy,
  { left, tries }: WeatherCase,
  ask: () => Promise<unknown>,
  told: string | RegExp = TEXTS[left],
): Promise<void> {
  for (let tried = 0; tried < tries; tried += 1) {
    const failed = waitForFailure(page, left);
    await (tried === 0 ? ask() : retryList(page));
    await failed;
    await expect(getMainAlert(page)).toContainText(told);
  }
  faultProxy.clear();
  await retryList(page);
}

/** A lost connection has its own message above a list that is shown (COMFORT-72). */
const createAlertPattern = ({ left }: WeatherCase): RegExp =>
  new RegExp(`${TEXTS[left].replaceAll('.', '[.]')}|Нет связи[.] Список от \\d\\d:\\d\\d`);

for (const size of Object.keys(SIZES) as Size[]) {
  test.describe(size, () => {
    test.use({ viewport: SIZES[size] });

    test(`the list comes, at the latest when it is asked for again, ${size} (WEATHER-1, LIST-4, ERR-3)${size === 'on a phone' ? ' @deep' : ''}`, async ({
      page,
      club,
      faultProxy,
    }) => {
      const cases = listCases('list', size);
      test.setTimeout(CASE_MS * (cases.length + 2));
      await openList({ page, club });
      for (const weather of cases) {
        await test.step(`${weather.name}, ${weather.tries} in vain`, async () => {
          const sent = faultProxy.count(CALL);
          faultProxy.intercept(CALL, weather.fault);
          const ask = () => page.reload();
          if (weather.left === 'answer') await ask();
          else await askUntilClear(page, faultProxy, weather, ask);
          await expect(getRow(page, OLGA)).toBeVisible();
          await expect(getMainAlert(page)).toHaveCount(0);
          if (weather.left === 'answer') expect(faultProxy.count(CALL) - sent).toBe(1);
          faultProxy.clear();
        });
      }
    });

    test(`a list that cannot be loaded again stays, and ends with the newest, ${size} (WEATHER-1, WEATHER-6, LIST-4) @deep`, async ({
      page,
      club,
      faultProxy,
    }) => {
      const cases = listCases('refetch', size);
      test.setTimeout(CASE_MS * (cases.length + 2));
      await openList({ page, club });
      for (const [index, weather] of cases.entries()) {
        await test.step(`${weather.name}, ${weather.tries} in vain`, async () => {
          const name = formatName(index);
          const dialog = await openEdit(page, /Кубок/);
          await dialog.getByLabel('Имя организатора').fill(name);
          const entryFee = 100 + index;
          await changeTournamentElsewhere(club, { entryFee });
          faultProxy.intercept(CALL, weather.fault);
          const ask = async () => {
            await dialog.getByRole('button', { name: 'Сохранить изменения' }).click();
            await expect(getEditDialog(page)).toHaveCount(0);
            await expect(getRow(page, name)).toBeVisible();
          };
          if (weather.left === 'answer') await ask();
          else await askUntilClear(page, faultProxy, weather, ask, createAlertPattern(weather));
          await expect(getRow(page, OLGA)).toContainText(new RegExp(`\\b${entryFee}\\s₽`));
          await expect(getRow(page, name)).toBeVisible();
          await expect(getMainAlert(page)).toHaveCount(0);
          faultProxy.clear();
        });
      }
    });
  });
}
