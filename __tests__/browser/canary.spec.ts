import type { Page } from '@playwright/test';
import { formatBasicAuth } from '../support/formatBasicAuth';
import { PASSWORD, USERNAME, type Club } from './support/club';
import {
  getEditDialog,
  getDeletionDialog,
  fillTournament,
  getMainButton,
  openDeletion,
  openDetail,
  openEdit,
  getRow,
} from './support/consolePage';
import { interceptRequests, WIRE_TROUBLES } from './support/faults';
import { expect, createSeeds, test } from './support/fixtures';
import { getListHeading, getSignInHeading, signIn, readStoredSession } from './support/signIn';

const NAME = 'Канарейка';
const PHONE = '+7 (999) 246-81-35';
const WRONG = 'не-тот-ключ-5';

test.use({
  tournaments: createSeeds([
    {
      organizer_name: `${NAME} Первая`,
      organizer_phone: PHONE,
      applications: [{ name: `${NAME} Вторая`, contact_phone: PHONE }],
    },
  ]),
});

/** Everything that the page logs on any level, with the contents of objects. */
function listen(page: Page): () => Promise<string> {
  const said: Promise<string>[] = [];
  page.on('console', (message) => {
    const values = message.args().map((argument) => argument.jsonValue().catch(() => null));
    said.push(Promise.all(values).then((data) => `${message.text()} ${JSON.stringify(data)}`));
  });
  return async () => (await Promise.all(said)).join('\n');
}

/** Changes the first tournament through the API. */
async function changeElsewhere(club: Club, entryFee: number): Promise<void> {
  const { status } = await fetch(`${club.url}/api/tournaments/1`, {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      Authorization: formatBasicAuth(USERNAME, club.session!.token),
    },
    body: JSON.stringify({ entryFee }),
  });
  expect(status).toBe(200);
}

/** Makes the server respond with 500, with the whole request in its body and more. */
async function forceEcho(page: Page, method: string) {
  // The token is read first: a request that waits in the handler is released when the interception stops.
  const { token } = await readStoredSession(page);
  return interceptRequests(page, method, (route) => {
    const request = route.request();
    const body: unknown = request.postData() === null ? null : request.postDataJSON();
    return route.fulfill({
      status: 500,
      json: {
        message: `Сломалось, звоните ${PHONE}`,
        request: { body, authorization: request.headers().authorization, token },
        row: { organizer_name: NAME, organizer_phone: PHONE },
      },
    });
  });
}

test('a whole day leaves no name, phone, password or token in the browser’s console (ERR-2) @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  const said = listen(page);
  await page.goto('/');
  await signIn(page, USERNAME, WRONG);
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await signIn(page);
  await expect(getListHeading(page)).toBeVisible();
  const { token } = await readStoredSession(page);
  const detail = await openDetail(page, `${NAME} Первая`);
  await detail.getByRole('button', { name: 'Закрыть', exact: true }).click();

  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await fillTournament(page, { name: `${NAME} Третья`, phone: '9992468135' });
  const creating = await forceEcho(page, 'POST');
  await getMainButton(page, 'Создать турнир').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Сломалось');
  await creating.stop();
  await getMainButton(page, 'Создать турнир').click();
  await expect(getRow(page, `${NAME} Третья`)).toBeVisible();

  const edit = await openEdit(page, `${NAME} Первая`);
  await edit.getByLabel('Имя организатора').fill(`${NAME} Новая`);
  const updating = await forceEcho(page, 'PUT');
  await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(edit.getByRole('alert')).toContainText('Сломалось');
  await updating.stop();
  await changeElsewhere(club, 900);
  await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(edit.getByText('Пока вы редактировали, турнир изменили')).toBeVisible();
  await edit.getByRole('button', { name: 'Продолжить редактирование' }).click();
  await edit.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(getEditDialog(page)).toHaveCount(0);

  const deletion = await openDeletion(page, `${NAME} Новая`);
  await changeElsewhere(club, 800);
  await deletion.getByRole('button', { name: 'Удалить' }).click();
  await expect(deletion.getByRole('alert')).toContainText('Турнир успели изменить');
  const listing = await forceEcho(page, 'GET');
  await deletion.getByRole('button', { name: 'Удалить' }).click();
  await expect(getDeletionDialog(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Сломалось');
  await listing.stop();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(getSignInHeading(page)).toBeVisible();

  const lines = await said();
  for (const failure of ['createTournament: 500', 'updateTournament: 412', 'listTournaments: 500'])
    expect(lines).toContain(failure);
  expect(lines).toContain('•••');
  for (const secret of [
    NAME,
    '246',
    PASSWORD,
    WRONG,
    token!,
    formatBasicAuth(USERNAME, token!).slice(6),
  ])
    expect(lines).not.toContain(secret);
});
