import { readFile } from 'node:fs/promises';
import type { PlayerExport } from '../../src/domain/players/export/exportWire';
import type { Player } from '../../src/domain/players/playerWire';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { USERNAME, type Club } from './support/club';
import { getDetail, getFact, getLeavingDialog } from './support/consolePage';
import { expect, rememberSession, createSeeds, test } from './support/fixtures';
import { expectNothingSideways, expectTargets } from './support/rendering';
import { createOtherDesk } from './support/otherDesk';
import { getPlayerNames, openPlayers, getPlayerRow } from './support/players';
import { createTournamentSeed } from './support/roster';
import { callServer, sendElsewhere } from './support/signIn';

const ANNA = 'Анна Крылова';
/** Number of rounds that suffices for a rating. */
const ROUNDS = 10;

/** Plays a tournament of eight players, in which the first pair of each court wins by two points. */
async function playEvening(club: Club): Promise<void> {
  const play = createOtherDesk(club);
  await play.set({ courts: 2, rounds: ROUNDS });
  for (let round = 1; round <= ROUNDS; round += 1) {
    await play.startRound();
    for (const court of [1, 2]) await play.score(court, 13);
  }
}

async function findAnna(club: Club): Promise<Player> {
  const answer = await callServer(club, club.session!.token, 'GET', '/api/players');
  const players = (await answer.json()) as Player[];
  return players.find(({ givenName, phone }) => givenName === 'Анна' && phone?.endsWith('18-73'))!;
}

/** Opens Anna's card. @returns her id */
async function openCard(page: Page, club: Club): Promise<string> {
  const { id } = await findAnna(club);
  await rememberSession(page, club.session!);
  await page.goto(`/players/${id}`);
  return id;
}

test.describe('after an evening', () => {
  test.use({
    tournaments: createSeeds([createTournamentSeed(8, {}, -7), createTournamentSeed(1, {}, -14)]),
  });

  test('PLAYER-20, PLAYER-79, PLAYER-80: a card says what is known of a player', async ({
    club,
    page,
  }) => {
    await playEvening(club);
    const anna = await findAnna(club);
    await rememberSession(page, club.session!);
    await page.goto('/tournaments?detail=2');
    const toCard = getDetail(page).getByRole('button', { name: `Карточка игрока: ${ANNA}` });
    await toCard.click();
    await expect(page).toHaveURL(new RegExp(`/players/${anna.id}$`));
    await page.goBack();
    await expect(toCard).toBeVisible();

    await openPlayers(page, club);
    await expect(getPlayerRow(page, ANNA)).toContainText(`${ROUNDS} матчей`);
    await createOtherDesk(club, 2).add('Пётр Ершов');
    await expect(getPlayerRow(page, 'Пётр Ершов')).toBeVisible();
    await getPlayerRow(page, ANNA).getByRole('link', { name: ANNA }).click();

    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { name: ANNA })).toBeVisible();
    await expect(getFact(main, 'Турниры')).toHaveText('2');
    await expect(getFact(main, 'Уровень по\u00a0игре')).toContainText(`${ROUNDS} матчей`);
    const appearances = page.getByRole('region', { name: 'Вечера' }).getByRole('listitem');
    await expect(appearances).toHaveCount(2);
    await expect(appearances.nth(0)).toContainText(/\d-е\sместо\sиз\s8/);
    await expect(page.getByRole('region', { name: 'Чаще всего против' })).toContainText('матч');
    await expectAccessible(page, 'player-desk');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'player-desk-dark');
  });

  test('PLAYER-73: a card is downloaded as a page and for programs', async ({ club, page }) => {
    await playEvening(club);
    const anna = await findAnna(club);
    await rememberSession(page, club.session!);
    await page.goto(`/players/${anna.id}`);
    const saved = async (button: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      const file = await download;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    };
    const asPage = await saved('Скачать страницей');
    expect(asPage.name).toBe(`Данные игрока ${ANNA}.html`);
    expect(asPage.text).toContain(anna.phone);
    const forPrograms = await saved('Скачать для программ');
    expect(forPrograms.name).toBe(`Данные игрока ${ANNA}.json`);
    const { entries } = JSON.parse(forPrograms.text) as PlayerExport;
    expect(entries[0]!.matches).toHaveLength(ROUNDS);
  });
});

test.describe('with a note', () => {
  test.use({ tournaments: createSeeds([createTournamentSeed(1, {}, -7)]) });

  test('PLAYER-21, PLAYER-22, PLAYER-80: a card’s note follows another device, and what is typed survives a reload and both conflicts', async ({
    club,
    page,
    troubles,
  }) => {
    troubles.expect(/status of 412/, /setPlayerNote: 412/);
    const { id } = await findAnna(club);
    const note = page.getByRole('textbox', { name: 'Заметка клуба' });
    const noteElsewhere = (text: string, version: number) =>
      sendElsewhere(club, 'PUT', `/api/players/${id}/note`, { note: text, version });
    let reads = 0;
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().endsWith(`/api/players/${id}`)) reads += 1;
    });
    const events = page.waitForResponse('**/api/live');
    await openCard(page, club);
    await events;
    await expect(note).toHaveValue('');
    expect((await noteElsewhere('Левша', 1)).status).toBe(200);
    await expect(note).toHaveValue('Левша');
    // The details were read once for opening, and once for the note.
    expect(reads).toBe(2);

    await note.fill('Левша, любит корт 2');
    await expect(page.getByText('черновик остаётся на этом устройстве')).toBeVisible();
    await page.reload();
    await expect(note).toHaveValue('Левша, любит корт 2');

    expect((await noteElsewhere('Левша, зовут Аней', 2)).status).toBe(200);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('alert')).toContainText('Левша, зовут Аней');
    await expect(note).toHaveValue('Левша, любит корт 2');
    await expectAccessible(page, 'player-conflict');
    await page.getByRole('button', { name: 'Соединить обе' }).click();
    await expect(note).toHaveValue('Левша, зовут Аней\nЛевша, любит корт 2');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();

    // Typed text stays, although the page already has the other text.
    await note.fill('Моя');
    expect((await noteElsewhere('Третья', 4)).status).toBe(200);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('button', { name: 'Сохранить мою вместо неё' }).click();
    await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
    await page.reload();
    await expect(note).toHaveValue('Моя');
  });
});

test.describe('under two phones', () => {
  const applied = createTournamentSeed(1, {}, -7).applications!;
  const again = applied.map((one) => ({ ...one, contact_phone: '+7 (903) 000-11-22' }));
  test.use({
    tournaments: createSeeds([
      createTournamentSeed(1, {}, -7),
      createTournamentSeed(0, { applications: again }, -14),
    ]),
  });

  test('PLAYER-24: two players who are one person are merged after a look at what comes together, and taken apart', async ({
    club,
    page,
  }) => {
    await openCard(page, club);
    const merge = page.getByRole('button', { name: `Объединить: ${ANNA}` });
    await merge.click();
    const dialog = page.getByRole('dialog', { name: 'Объединить двух игроков' });
    await expect(getFact(dialog, 'Вместе турниров')).toHaveText('2');
    await expectAccessible(page, 'player-merge');
    await dialog.getByRole('button', { name: 'Объединить' }).click();
    await expect(page.getByText('Игроки объединены')).toBeVisible();
    await expect(page.getByRole('button', { name: `Разделить: ${ANNA}` })).toBeVisible();
    await expect(getFact(page.getByRole('main'), 'Турниры')).toHaveText('2');
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(merge).toBeVisible();
    await expect(page.getByText('Игроки снова разделены')).toBeVisible();
    await expect(getFact(page.getByRole('main'), 'Турниры')).toHaveText('1');

    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNothingSideways(page);
      await expectTargets(page.getByRole('main'), 44);
      await expectAccessible(page, `player-${width}`);
    }
  });

  test('PLAYER-70, PLAYER-81: a player is forgotten after a look at what goes, in this device’s drafts too', async ({
    club,
    page,
    troubles,
  }) => {
    troubles.expect(/status of 404/, /readPlayer: 404/);
    const id = await openCard(page, club);
    const draft = (organizer_name: string) => ({
      ...{ username: USERNAME, savedAt: Date.now(), before: {} },
      values: { organizer_name, organizer_phone: '', entry_fee: '700' },
    });
    await page.evaluate(
      (drafts) => drafts.forEach((one, at) => (localStorage[`club.draft.new.${at}`] = one)),
      [draft(ANNA), draft('Ольга Смирнова')].map((one) => JSON.stringify(one)),
    );
    await page.getByRole('button', { name: 'Забыть игрока' }).click();
    const forgetting = page.getByRole('dialog', { name: 'Забыть игрока' });
    await expect(getFact(forgetting, 'Заявки')).toHaveText('1');
    await expectAccessible(page, 'player-forget');
    const forever = forgetting.getByRole('button', { name: 'Забыть навсегда' });
    await expect(forever).toBeDisabled();
    await forgetting.getByRole('checkbox', { name: 'Понимаю, что вернуть это нельзя' }).check();
    await forever.click();
    await expect(page.getByText('Игрок забыт')).toBeVisible();
    const drafts = await page.evaluate(() => JSON.stringify(localStorage));
    expect(drafts).not.toContain(ANNA);
    expect(drafts).toContain('Ольга Смирнова');
    // The same name under another phone is another person.
    await expect(getPlayerNames(page)).toHaveText([ANNA]);
    await page.goto(`/players/${id}`);
    await expect(page.getByText('Игрок не найден')).toBeVisible();
  });

  test('PLAYER-87, COMFORT-21: a correction that was typed is not lost by Esc or a click outside', async ({
    club,
    page,
  }) => {
    await openCard(page, club);
    await page.getByRole('button', { name: 'Исправить' }).click();
    const dialog = page.getByRole('dialog', { name: 'Исправить данные игрока' });
    const question = getLeavingDialog(page);
    // Closing unchanged data asks no question.
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Исправить' }).click();
    await dialog.getByLabel('Фамилия').fill('Орлова');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Вернуться к правке' }).click();
    await page.mouse.click(5, 5);
    await question.getByRole('button', { name: 'Вернуться к правке' }).click();
    await expect(dialog.getByLabel('Фамилия')).toHaveValue('Орлова');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Не сохранять' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: ANNA })).toBeVisible();
  });

  test('PLAYER-87, PLAYER-88: name, phone and level are corrected on the card, and offered so from then on', async ({
    club,
    page,
    troubles,
  }) => {
    troubles.expect(/status of 412/, /correctPlayer: 412/);
    const id = await openCard(page, club);
    await page.getByRole('button', { name: `Объединить: ${ANNA}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Объединить' }).click();
    const main = page.getByRole('main');
    await expect(page.getByRole('list', { name: 'Другие телефоны' })).toHaveText(
      '+7 (903) 000-11-22',
    );
    await page.getByRole('button', { name: 'Исправить' }).click();
    const dialog = page.getByRole('dialog', { name: 'Исправить данные игрока' });
    const typePhone = async (digits: string) => {
      await dialog.getByLabel('Телефон').press('ControlOrMeta+a');
      await page.keyboard.type(digits);
    };
    await typePhone('916');
    await dialog.getByLabel('Фамилия').fill('Орлова');
    await expect(dialog.getByText('Телефон: +7 (XXX) XXX-XX-XX или + и код страны')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Сохранить изменения' })).toBeDisabled();
    await typePhone('9160000009');
    await dialog.getByLabel('Уровень').selectOption('4.5');
    await expectAccessible(page, 'player-correct');

    const { version } = (await (
      await callServer(club, club.session!.token, 'GET', `/api/players/${id}`)
    ).json()) as { version: number };
    await sendElsewhere(
      club,
      'PUT',
      `/api/players/${id}/correction`,
      { level: 2 },
      {
        'If-Match': `"${version}"`,
      },
    );
    const save = dialog.getByRole('button', { name: 'Сохранить изменения' });
    await save.click();
    await expect(dialog).toContainText('Сейчас сохранено: Анна Крылова');
    await expect(dialog).toContainText('уровень 2');
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Анна Орлова' })).toBeVisible();
    await expect(getFact(main, 'Уровень, как назвали')).toHaveText('4.5');
    await expect(
      page.getByRole('list', { name: 'Другие телефоны' }).getByRole('listitem'),
    ).toHaveCount(2);

    await openPlayers(page, club);
    await expect(getPlayerRow(page, 'Анна Орлова')).toContainText('+7 (916) 000-00-09');
  });

  test('PLAYER-80: a card whose player is forgotten on another device names the player no more', async ({
    club,
    page,
    troubles,
  }) => {
    troubles.expect(/status of 404/, /readPlayer: 404/);
    const id = await openCard(page, club);
    await expect(page.getByRole('heading', { name: ANNA })).toBeVisible();
    await page.getByRole('textbox', { name: 'Заметка клуба' }).fill('Просит корт 2');
    await callServer(club, club.session!.token, 'DELETE', `/api/players/${id}`);
    await expect(page.getByText('Игрок не найден')).toBeVisible();
    await expect(page.getByText(ANNA)).toHaveCount(0);
    await expect(page).not.toHaveTitle(new RegExp(ANNA));
  });
});
