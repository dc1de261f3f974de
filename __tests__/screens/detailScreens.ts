import { getMainButton } from '../browser/support/consolePage';
import { chooseMore } from '../browser/support/savedFile';
import { openDetails, press, getRows, type Screen } from './screen';

/** Index of a tournament with many applications. */
const FULL = 2;

/** A sheet without margins, in CSS pixels. */
const A4 = { width: 720, height: 1040 };

export const detailScreens: readonly Screen[] = [
  {
    name: 'details',
    title: 'The details',
    isDark: true,
    reach: (visit) => openDetails(visit, FULL),
  },
  {
    name: 'details-none',
    title: 'The details without applications',
    path: '/tournaments?q=Егор+Виноградов',
    reach: (visit) => openDetails(visit, 0),
  },
  {
    name: 'history',
    title: 'The history',
    path: '/tournaments?q=Юлия+Лебедева',
    isDark: true,
    async reach(visit) {
      const details = await openDetails(visit, 0);
      await chooseMore(details, 'История');
      await details.getByText('изменён').first().waitFor();
    },
  },
  {
    name: 'next-tournament',
    title: 'The neighbour in the list',
    async reach(visit) {
      const details = await openDetails(visit, FULL);
      await chooseMore(details, 'Следующий турнир');
    },
  },
  {
    name: 'messengers',
    title: 'The ways to write to a player',
    async reach(visit) {
      const details = await openDetails(visit, FULL);
      await details
        .getByRole('button', { name: /^Написать/ })
        .nth(1)
        .click();
    },
  },
  {
    name: 'details-menu',
    title: '«Ещё» of the details',
    async reach(visit) {
      await press(await openDetails(visit, FULL), 'Ещё');
    },
  },
  {
    name: 'text-to-copy',
    title: 'The text for a messenger where the browser refuses to copy',
    async reach(visit) {
      await visit.page.evaluate(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
      );
      const details = await openDetails(visit, FULL);
      await chooseMore(details, 'Для чата');
      await visit.page.getByRole('dialog', { name: 'Скопируйте текст' }).waitFor();
    },
  },
  {
    name: 'repeated',
    title: 'Repeated a week later, with the message of it',
    async reach({ page }) {
      await press(getRows(page).nth(FULL), 'Действия');
      await page.getByRole('menuitem', { name: 'Повторить через неделю' }).click();
      await page.getByText('Турнир создан на').waitFor();
    },
  },
  {
    name: 'delete',
    title: 'Before one is deleted',
    isDark: true,
    async reach({ page }) {
      await getRows(page).nth(FULL).getByRole('button', { name: 'Удалить' }).click();
      await page.getByRole('dialog', { name: 'Удалить турнир' }).waitFor();
    },
  },
  {
    name: 'deleted',
    title: 'The message of a deletion, which undoes it',
    async reach({ page }) {
      await getRows(page).nth(FULL).getByRole('button', { name: 'Удалить' }).click();
      await press(page.getByRole('dialog'), 'Удалить');
      await page.getByText('Турнир удалён').waitFor();
    },
  },
  {
    name: 'not-found',
    title: 'The address of a tournament that is not there',
    path: '/tournaments?detail=99999',
    reach: ({ page }) => page.getByRole('dialog', { name: 'Турнир не найден' }).waitFor(),
  },
  {
    name: 'print',
    title: 'On paper: a tournament (COMFORT-43)',
    async reach(visit) {
      await openDetails(visit, FULL);
      await visit.page.setViewportSize(A4);
      await visit.page.emulateMedia({ media: 'print' });
      await visit.page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await visit.page.getByRole('article').waitFor();
    },
    only: 'desk',
  },
  {
    name: 'print-list',
    title: 'On paper: the list',
    only: 'desk',
    async reach({ page }) {
      await getMainButton(page, 'Ещё').waitFor();
      await page.setViewportSize(A4);
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    },
  },
];
