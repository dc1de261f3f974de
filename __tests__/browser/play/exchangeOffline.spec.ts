import type { Page } from '@playwright/test';
import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import { createExchangeEvent } from '../../../src/domain/play/draw/exchange';
import { formatFullName } from '../../../src/domain/play/people/names';
import type { Club } from '../support/club';
import { createSeeds, expect, test } from '../support/fixtures';
import { expectStored, OFFLINE_TROUBLES } from '../support/offline';
import { createOtherDesk } from '../support/otherDesk';
import { createTodaysSeed, openRoster } from '../support/roster';
import { getButton, startPlay } from '../support/rounds';

test.use({
  tournaments: createSeeds([createTodaysSeed(8, { tournament_type: 'Американо' })]),
  serviceWorkers: 'allow',
});

test.beforeEach(({ troubles }) => {
  for (const trouble of OFFLINE_TROUBLES) troubles.expect(trouble);
  troubles.expect(/FETCH_ERROR/);
  troubles.expect(/412/);
});

/** Shows round 2 and loses the network. @returns players of both courts, by id and name */
async function openSecondRoundOffline(page: Page, club: Club) {
  await openRoster(page, club);
  await expectStored(page);
  await startPlay(page);
  await page
    .getByRole('navigation', { name: 'Раунды', exact: true })
    .getByRole('button')
    .nth(1)
    .click();
  const { rounds, entries } = await createOtherDesk(club).read();
  await page.context().setOffline(true);
  const [first, second] = rounds[1]!.matches;
  return [first!.a[0], first!.a[1], second!.a[0], second!.b[0]].map((id) => ({
    id,
    name: formatFullName(entries.find((one) => one.id === id)!),
  }));
}

async function exchange(page: Page, one: string, other: string): Promise<void> {
  for (const name of [one, other]) await getButton(page, `Поменять: ${name}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Поменять' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const readSecondRound = async (club: Club) => (await createOtherDesk(club).read()).rounds[1]!;

test('PLAY-84, PLAY-11: players are exchanged without a network, over a reload, and sent once there is one @deep', async ({
  page,
  club,
}) => {
  const [one, , other] = await openSecondRoundOffline(page, club);
  await exchange(page, one!.name, other!.name);
  await page.reload();
  await page
    .getByRole('navigation', { name: 'Раунды', exact: true })
    .getByRole('button')
    .nth(1)
    .click();
  await expect(page.getByRole('heading', { name: 'Раунд 2' })).toContainText('изменён вручную');
  expect((await readSecondRound(club)).isManual).toBeUndefined();
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await readSecondRound(club)).matches[0]!.a[0], { timeout: 45_000 })
    .toBe(other!.id);
  expect((await readSecondRound(club)).isManual).toBe(true);
});

test('PLAY-84, PLAY-11: the second of two devices that exchange in one round is refused, and the first exchange holds @deep', async ({
  page,
  club,
}) => {
  const [one, partner, other, third] = await openSecondRoundOffline(page, club);
  await exchange(page, one!.name, other!.name);
  const desk = createOtherDesk(club);
  const state = toPlayState(await desk.read());
  await desk.change([createExchangeEvent(state, state.rounds[1]!.id, partner!.id, third!.id)!]);
  const elsewhere = await readSecondRound(club);
  await page.context().setOffline(false);
  const refused = page.getByRole('alert', { name: 'Не принято' });
  await expect(refused).toContainText('Раунд 2: поменялись', { timeout: 45_000 });
  await expect(refused).toContainText('Раунды тем временем изменили на другом устройстве');
  await refused.getByRole('button', { name: 'Отбросить' }).click();
  await expect(refused).toHaveCount(0);
  expect(await readSecondRound(club)).toEqual(elsewhere);
  await exchange(page, one!.name, other!.name);
  await expect.poll(async () => (await readSecondRound(club)).matches[0]!.a[0]).toBe(other!.id);
  expect((await readSecondRound(club)).matches[0]!.a[1]).toBe(third!.id);
});
