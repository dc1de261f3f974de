import type { Page, Request } from '@playwright/test';
import { expect, seeded, test } from '../support/fixtures';
import { OFFLINE_TROUBLES } from '../support/offline';
import { entryOf, evening, openRoster, part, playUrl, row, tick } from '../support/roster';

test.use({ tournaments: seeded([evening(4)]) });
test.beforeEach(({ troubles }) => troubles.expect(...OFFLINE_TROUBLES, /FETCH_ERROR/));

/** The id of the change that a request carries. */
const idIn = (request: Request): string => (request.postDataJSON() as { id: string }).id;

/** Waits until two tabs run what is loaded once they have settled: each wants to listen to the server. */
const areSettled = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return [...held, ...pending].filter(({ name }) => name === 'club.live').length;
      }),
    )
    .toBe(2);

test('ROSTER-16: two tabs of a browser share what waits: both show it, and each change is sent once, in order', async ({
  page,
  club,
  context,
}) => {
  await openRoster(page, club);
  const other = await context.newPage();
  await other.goto(playUrl());
  await part(other, 'Основной состав').waitFor();
  await areSettled(page);
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/play/changes')) sent.push(idIn(request));
  });

  await test.step('without a network each shows what the other has done', async () => {
    await context.setOffline(true);
    await tick(page, 'Анна Крылова').check();
    await expect(tick(other, 'Анна Крылова')).toBeChecked();
    await other.getByRole('button', { name: 'наличные: Анна Крылова' }).click();
    await expect(row(page, 'Анна Крылова')).toContainText('наличные');
    await tick(other, 'Игорь Ветров').check();
    for (const tab of [page, other]) {
      await expect(tick(tab, 'Игорь Ветров')).toBeChecked();
      await expect(tab.getByText('Нет связи: 3 изменения сохранены')).toBeVisible();
    }
  });
  await test.step('with it each change is sent by one of them', async () => {
    await context.setOffline(false);
    await expect.poll(() => entryOf(club, 'Игорь Ветров')).toMatchObject({ attendance: 'arrived' });
    for (const tab of [page, other]) {
      await expect(tab.getByText(/^Нет связи/)).toHaveCount(0);
      await expect(tick(tab, 'Игорь Ветров')).toBeChecked();
      await expect(row(tab, 'Анна Крылова')).toContainText('наличные');
    }
    expect(await entryOf(club, 'Анна Крылова')).toMatchObject({
      attendance: 'arrived',
      payment: 'cash',
    });
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(3);
  });
  await test.step('a tab that is closed leaves nothing undone', async () => {
    await context.setOffline(true);
    await tick(other, 'Дмитрий Лунёв').check();
    await expect(tick(page, 'Дмитрий Лунёв')).toBeChecked();
    await other.close();
    await context.setOffline(false);
    await expect
      .poll(() => entryOf(club, 'Дмитрий Лунёв'))
      .toMatchObject({ attendance: 'arrived' });
    await expect(page.getByText(/^Нет связи/)).toHaveCount(0);
  });
});
