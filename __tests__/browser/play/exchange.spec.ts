import type { Locator, Page } from '@playwright/test';
import {
  listMatchPlayers,
  listParticipants,
  type Round,
} from '../../../src/domain/play/model/round';
import { formatFullName } from '../../../src/domain/play/people/names';
import type { Club } from '../support/club';
import { expectAccessible } from '../support/expectAccessible';
import { createSeeds, expect, test } from '../support/fixtures';
import { expectSoundLayout } from '../support/layout';
import { createOtherDesk } from '../support/otherDesk';
import { chooseAction, createTodaysSeed, openRoster } from '../support/roster';
import { choosePlayAction, getButton, getPlayStatus, getTab, startPlay } from '../support/rounds';

test.use({ tournaments: createSeeds([createTodaysSeed(9, { tournament_type: 'Американо' })]) });

const getName = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Поменять: ${name}`, exact: true });
const getDialog = (page: Page): Locator => page.getByRole('dialog');
const getHeading = (page: Page, number: number): Locator =>
  page.getByRole('heading', { name: `Раунд ${number}` }).first();

async function showRound(page: Page, number: number): Promise<void> {
  const rounds = page.getByRole('navigation', { name: 'Раунды', exact: true });
  await rounds
    .getByRole('button')
    .nth(number - 1)
    .click();
  await expect(getHeading(page, number)).toBeVisible();
}

/** The names of a round as the server has it: of the courts one after another, and who rests. */
async function readRound(club: Club, number: number) {
  const { rounds, entries } = await createOtherDesk(club).read();
  const nameOf = (id: string) => formatFullName(entries.find((one) => one.id === id)!);
  const round: Round = rounds[number - 1]!;
  return {
    round,
    players: round.matches.flatMap(listMatchPlayers).map(nameOf),
    rests: round.rests.map(nameOf),
  };
}

/** The player of the first court and the one who rests in round 2, as the desk shows them. */
async function openSecondRound(page: Page, club: Club) {
  await openRoster(page, club);
  await startPlay(page);
  await showRound(page, 2);
  return readRound(club, 2);
}

test('PLAY-84: a playing and a resting player are exchanged by keyboard, after a look at what gets worse, and back', async ({
  page,
  club,
}) => {
  const before = await openSecondRound(page, club);
  const [one, other] = [before.players[0]!, before.rests[0]!];
  await getName(page, one).focus();
  await page.keyboard.press('Enter');
  await expect(getName(page, one)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(`${one}: с кем поменять?`)).toBeVisible();
  await expectAccessible(page, 'exchange-chosen');
  await page.keyboard.press('Escape');
  await expect(getName(page, one)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await getName(page, other).focus();
  await page.keyboard.press('Enter');
  await expect(getDialog(page)).toContainText(`${one} и ${other}`);
  await expect(getDialog(page)).toContainText(/снова в\sпаре \(раунд\s\d\)/);
  await expectAccessible(page, 'exchange-preview');
  await expectSoundLayout(page);
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);
  await expect(getName(page, other)).toBeFocused();

  await page.keyboard.press('Enter');
  await getName(page, one).press('Enter');
  await getDialog(page).getByRole('button', { name: 'Поменять' }).press('Enter');
  await expect(getHeading(page, 2)).toContainText('изменён вручную');
  await expect(getName(page, other)).toBeFocused();
  await expect.poll(async () => (await readRound(club, 2)).rests).toEqual([one]);
  const after = await readRound(club, 2);
  expect(after.players[0]).toBe(other);
  expect(after.players.slice(1)).toEqual(before.players.slice(1));
  await expectAccessible(page, 'exchange-done');

  const toast = page.getByText(`Поменялись: ${other}, ${one}`);
  await expect(toast).toBeVisible();
  await getButton(page, 'Отменить').click();
  await expect(getHeading(page, 2)).not.toContainText('изменён вручную');
  await expect.poll(async () => (await readRound(club, 2)).round).toEqual(before.round);
});

test('PLAY-84: a name is dragged on another one; partners, and a name let go elsewhere, stay where they are', async ({
  page,
  club,
}) => {
  const { players } = await openSecondRound(page, club);
  const [one, partner, , , other] = players as [string, string, string, string, string];
  const drag = async (to: string) => {
    const [from, target] = [
      await getName(page, one).boundingBox(),
      await getName(page, to).boundingBox(),
    ];
    await page.mouse.move(from!.x + 8, from!.y + 8);
    await page.mouse.down();
    await page.mouse.move(target!.x + 8, target!.y + 8, { steps: 4 });
  };
  await drag(partner);
  await page.mouse.up();
  await expect(page.getByText('Эти двое и так играют в паре.')).toBeVisible();
  await drag(other);
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(getDialog(page)).toHaveCount(0);
  await drag(other);
  await expect(page.getByText(`${one}: с кем поменять?`)).toBeVisible();
  await page.mouse.up();
  await expect(getDialog(page)).toContainText(`${one} и ${other}`);
  await getButton(page, 'Поменять').last().click();
  await expect.poll(async () => (await readRound(club, 2)).players[0]).toBe(other);
  expect((await readRound(club, 2)).players[4]).toBe(one);
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('PLAY-84: a finger that has rested drags a name, one that moves on scrolls @deep', async ({
    page,
    club,
  }) => {
    await openRoster(page, club);
    await startPlay(page);
    await getButton(page, 'Раунд позже').click();
    const { players } = await readRound(club, 2);
    const [one, , , , other] = players as [string, string, string, string, string];
    await getName(page, other).scrollIntoViewIfNeeded();
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const pointOf = async (name: string) => {
      const { x, y, height } = (await getName(page, name).boundingBox())!;
      return { x: x + 20, y: y + height / 2 };
    };
    const readTop = async () => (await getName(page, one).boundingBox())!.y;

    const from = await pointOf(one);
    const top = await readTop();
    await touch('touchStart', from);
    for (const by of [30, 60, 90, 120]) await touch('touchMove', { x: from.x, y: from.y - by });
    await touch('touchEnd');
    await expect.poll(readTop).toBeLessThan(top - 40);
    await expect(page.getByText('с кем поменять?')).toHaveCount(0);

    await getName(page, one).scrollIntoViewIfNeeded();
    await touch('touchStart', await pointOf(one));
    await expect(page.getByText(`${one}: с кем поменять?`)).toBeVisible();
    await touch('touchMove', await pointOf(other));
    await touch('touchEnd');
    await expect(getDialog(page)).toContainText(`${one} и ${other}`);
    await expectSoundLayout(page);
    await getDialog(page).getByRole('button', { name: 'Поменять' }).click();
    await expect.poll(async () => (await readRound(club, 2)).players[0]).toBe(other);
    await expect(getHeading(page, 2).locator('..')).toContainText('изменён вручную');
  });
});

test('PLAY-84: «Поменять» in a player’s menu goes to the next drawn round; a begun one says why not', async ({
  page,
  club,
}) => {
  const { players } = await openSecondRound(page, club);
  const [one, , other] = players as [string, string, string];
  await getTab(page, 'Состав').click();
  await chooseAction(page, one, 'Поменять');
  await expect(getName(page, one)).toBeFocused();
  await expect(getHeading(page, 2)).toBeVisible();
  await getName(page, other).click();
  await expect(getDialog(page)).toBeVisible();
  const desk = createOtherDesk(club);
  await desk.startRound();
  await expect(getDialog(page)).toHaveCount(0);
  await expect(page.getByText('Раунд уже начат: меняют только до начала.')).toBeVisible();
  await expect(getName(page, one)).toHaveCount(0);
  expect((await readRound(club, 2)).round.isManual).toBeUndefined();
});

test('PLAY-84: a first round is drawn before the start, changed by hand, and begun as it is', async ({
  page,
  club,
}) => {
  await openRoster(page, club);
  await getTab(page, 'Раунды').click();
  await choosePlayAction(page, 'Составить раунд 1');
  await expect(getHeading(page, 1)).toContainText('ещё не начат');
  await expect.poll(async () => (await createOtherDesk(club).read()).rounds.length).toBe(7);
  const { players } = await readRound(club, 1);
  const [one, , other] = players as [string, string, string];
  await getName(page, one).click();
  await getName(page, other).click();
  await getDialog(page).getByRole('button', { name: 'Поменять' }).click();
  await expect(getHeading(page, 1)).toContainText('изменён вручную');
  await getButton(page, 'Начать игру').click();
  await expect(getPlayStatus(page)).toContainText('Раунд 1 из 7');
  await expect(getHeading(page, 1)).toContainText('изменён вручную');
  await expect.poll(async () => (await readRound(club, 1)).round.start).not.toBeNull();
  expect((await readRound(club, 1)).players[0]).toBe(other);
});

test('PLAY-84, PLAY-12: a round changed by hand is drawn again only on request, also when a player has left', async ({
  page,
  club,
}) => {
  const { players } = await openSecondRound(page, club);
  const [one, , other] = players as [string, string, string];
  await getName(page, one).click();
  await getName(page, other).click();
  await getDialog(page).getByRole('button', { name: 'Поменять' }).click();
  await expect(getHeading(page, 2)).toContainText('изменён вручную');
  await expect.poll(async () => (await readRound(club, 2)).players[0]).toBe(other);
  const changed = (await readRound(club, 2)).round;
  await getButton(page, 'Перерисовать').click();
  await expect(getDialog(page)).toContainText('Изменённое вручную пропадёт: раунд 2.');
  await getDialog(page).getByRole('button', { name: 'Отмена' }).click();

  const desk = createOtherDesk(club);
  await desk.score(1, 15);
  await desk.score(2, 10);
  await desk.mark(players[4]!.split(' ')[0]!, { attendance: 'left' });
  await getButton(page, 'Проверить жеребьёвку').click();
  await expect(getDialog(page)).toContainText('Жеребьёвка устарела');
  await expect(getDialog(page)).toContainText('Изменённое вручную пропадёт: раунд 2.');
  expect((await readRound(club, 2)).round).toEqual(changed);
  await getDialog(page).getByRole('button', { name: 'Перерисовать' }).click();
  await expect(getButton(page, 'Начать раунд 2')).toBeVisible();
  await expect(getHeading(page, 2)).not.toContainText('изменён вручную');
  await expect.poll(async () => listParticipants((await readRound(club, 2)).round)).toHaveLength(8);
});

test('PLAY-84, SEEN-2: the live page shows the changed pairs without a reload @deep', async ({
  page,
  club,
  context,
}) => {
  const { players, rests } = await openSecondRound(page, club);
  const path = await createOtherDesk(club).openLink('live');
  const live = await context.newPage();
  // A wide window is a board, which shows only the current round.
  await live.setViewportSize({ width: 390, height: 844 });
  await live.goto(path);
  const next = live.getByRole('region', { name: 'Следующий раунд: 2' });
  const toPublic = (name: string) => new RegExp(name.replace(/ (.).*$/, '\\s$1\\.'));
  const resting = next.getByRole('paragraph').filter({ hasText: 'Отдыхает' });
  await expect(resting).toHaveText(toPublic(rests[0]!));
  await getName(page, players[0]!).click();
  await getName(page, rests[0]!).click();
  await getDialog(page).getByRole('button', { name: 'Поменять' }).click();
  await expect(resting).toHaveText(toPublic(players[0]!), { timeout: 30_000 });
});
