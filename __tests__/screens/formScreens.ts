import { getDatePicker, fillTournament, getMainButton } from '../browser/support/consolePage';
import { hang, interceptRequests } from '../browser/support/faults';
import { sendElsewhere } from '../browser/support/signIn';
import { expect } from '../browser/support/fixtures';
import { press, getRows, type Screen, type Visit } from './screen';
import { blockEvents } from '../support/blockEvents';

const NEW = '/tournaments/new';

/** Runs in the page. Drops the timer that leaves the form after 2 s (CREATE-11). */
function stopGoingOn(): void {
  const later = window.setTimeout;
  Object.assign(window, {
    setTimeout: (work: () => void, delay = 0) => (delay === 2_000 ? 0 : later(work, delay)),
  });
}

const fillIn = ({ page }: Visit) =>
  fillTournament(page, { date: '11.06.2027', start: '1830', name: 'Вера Щербакова' });

async function openEdit({ page }: Visit) {
  await getRows(page).nth(1).getByRole('button', { name: 'Редактировать' }).click();
  const edit = page.getByRole('dialog', { name: 'Редактирование турнира' });
  await edit.waitFor();
  return edit;
}

async function typeEdit(visit: Visit) {
  const edit = await openEdit(visit);
  await edit.getByLabel('Взнос, ₽').fill('2900');
  await edit.getByLabel('Имя организатора').fill('Ольга Мельникова-Воробьёва');
  await edit.getByLabel('Имя организатора').blur();
  return edit;
}

const createScreens: readonly Screen[] = [
  { name: 'create', title: 'The create form', path: NEW, isDark: true },
  {
    name: 'create-errors',
    title: 'The create form with messages',
    path: NEW,
    async reach({ page }) {
      await page.getByLabel('Дата').pressSequentially('24052027');
      await page.keyboard.press('Escape');
      await page.getByLabel('Время начала').pressSequentially('730');
      await page.getByLabel('Время окончания').pressSequentially('700');
      await page.getByLabel('Взнос, ₽').fill('-5');
      await page.getByLabel('Имя организатора').fill('О');
      await page.getByLabel('Телефон организатора').pressSequentially('916');
      await page.getByLabel('Телефон организатора').blur();
      await page.getByRole('main').evaluate((main) => main.scrollTo(0, 0));
    },
  },
  {
    name: 'create-date',
    title: 'The date picker',
    path: NEW,
    isDark: true,
    async reach({ page }) {
      await page.getByLabel('Дата').click();
      await getDatePicker(page).waitFor();
    },
  },
  {
    name: 'create-organizers',
    title: 'Earlier organizers, while a name is typed',
    path: NEW,
    async reach({ page }) {
      await page.getByLabel('Имя организатора').pressSequentially('вер');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'create-series',
    title: 'A weekly series, with an overlap',
    path: NEW,
    async reach(visit) {
      await fillIn(visit);
      const times = visit.page.getByLabel('Повторять еженедельно');
      await times.selectOption('4 раза');
      await times.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'create-copy',
    title: 'A copy of another tournament',
    path: `${NEW}?copy=12`,
    reach: ({ page }) => page.getByText('Копия турнира от').waitFor(),
  },
  {
    name: 'create-draft',
    title: 'A draft that is offered again',
    path: NEW,
    async reach(visit) {
      const { page } = visit;
      await fillIn(visit);
      const drafts = () =>
        page.evaluate(() => JSON.stringify(localStorage).includes('club.draft.'));
      await expect.poll(drafts).toBe(true);
      page.on('dialog', (question) => void question.accept());
      await page.reload();
      await page.getByRole('region', { name: 'Черновики' }).waitFor();
    },
  },
  {
    name: 'create-leave',
    title: 'Before a form is left that is not saved',
    path: NEW,
    async reach(visit) {
      await fillIn(visit);
      await visit.page.getByRole('link', { name: 'Турниры', exact: true }).click();
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'created',
    title: 'A tournament has been created',
    path: NEW,
    prepare: ({ page }) => page.addInitScript(stopGoingOn),
    async reach(visit) {
      await fillIn(visit);
      await getMainButton(visit.page, 'Создать турнир').click();
      await visit.page.getByText('Турнир создан успешно!').waitFor();
      await getMainButton(visit.page, 'Создать ещё').waitFor();
    },
  },
  {
    name: 'created-row',
    title: 'The list with the new tournament marked',
    path: NEW,
    async reach(visit) {
      await fillIn(visit);
      await getMainButton(visit.page, 'Создать турнир').click();
      await getRows(visit.page).filter({ hasText: '11.06.2027' }).waitFor();
    },
  },
];

const editScreens: readonly Screen[] = [
  { name: 'edit', title: 'The edit dialog with something typed', isDark: true, reach: typeEdit },
  {
    name: 'edit-review',
    title: 'The review of an edit',
    async reach(visit) {
      const edit = await typeEdit(visit);
      await edit.getByText('Просмотр', { exact: true }).click();
      await edit.locator('ins').first().waitFor();
    },
  },
  {
    name: 'edit-saving',
    title: 'An edit that is being saved',
    async reach(visit) {
      const edit = await typeEdit(visit);
      await interceptRequests(visit.page, 'PUT', hang);
      await press(edit, 'Сохранить изменения');
    },
  },
  {
    name: 'edit-refused',
    title: 'An edit that the server refuses',
    async reach(visit) {
      const edit = await typeEdit(visit);
      await interceptRequests(visit.page, 'PUT', (route) =>
        route.fulfill({ status: 500, json: { message: 'База занята, подождите минуту.' } }),
      );
      await press(edit, 'Сохранить изменения');
      await edit.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'edit-conflict',
    title: 'Changes of another user meanwhile',
    isDark: true,
    async reach(visit) {
      const { page, club } = visit;
      await blockEvents(page.context());
      const edit = await typeEdit(visit);
      const id = new URL(page.url()).searchParams.get('edit');
      const changes = { entryFee: 3100, levelFrom: 1 };
      await sendElsewhere(club, 'PUT', `/api/tournaments/${id}`, changes);
      await press(edit, 'Сохранить изменения');
      await edit.getByText('Пока вы редактировали, турнир изменили').waitFor();
      await edit.getByText('Последнее изменение').waitFor();
    },
  },
  {
    name: 'edit-draft',
    title: 'An edit was left: its draft is kept, and a message says so',
    async reach(visit) {
      const edit = await typeEdit(visit);
      await press(edit, 'Отмена');
      await visit.page.getByText('остались в черновике').waitFor();
    },
  },
];

export const formScreens: readonly Screen[] = [...createScreens, ...editScreens];
