import type { Locator, Page } from '@playwright/test';
import type { Club } from '../support/club';
import { getDetail, getFact, getRow, openDetail, readClipboard } from '../support/consolePage';
import { expect, createSeeds, test } from '../support/fixtures';
import { createOtherDesk } from '../support/otherDesk';
import { getPlayerRow, openPlayers } from '../support/players';
import { createTodaysSeed, leaveForList, openRoster } from '../support/roster';
import { getButton, getPlayStatus, getTab } from '../support/rounds';
import { formatWeek, getChart, openSeason, readChartRow } from '../support/season';

const ORGANIZER = 'Вера Ким';
const LEVELS = '2.5 - 4';
const FEE = '1 500 ₽';
const TIME = '00:00 – 01:45';
/** Eight players who play, one waiting, one absent, and one who arrives late. */
const PEOPLE = createTodaysSeed(11, { organizer_name: ORGANIZER, entry_fee: 1500 });

test.use({
  tournaments: createSeeds([PEOPLE]),
  permissions: ['clipboard-read', 'clipboard-write'],
});

async function expectFacts(place: Locator, ...facts: readonly string[]): Promise<void> {
  for (const fact of facts) await expect(place).toContainText(fact);
}

const readCopiedText = async (page: Page): Promise<string> =>
  (await readClipboard(page)).replaceAll(/[\u00a0\u202f]/g, ' ');

/** Checks the numbers of the tournament in the list, its strip, the details and the roster. */
async function expectOnDesk(page: Page, club: Club, people: string): Promise<void> {
  await openRoster(page, club);
  await getTab(page, 'Состав').click();
  await expectFacts(page.getByRole('main'), TIME, `уровень ${LEVELS}`, FEE);
  await expectFacts(getPlayStatus(page), people);
  await leaveForList(page);
  const row = getRow(page, ORGANIZER);
  await expectFacts(row, TIME, LEVELS, FEE, people);
  const strip = page.getByRole('region', { name: 'Ближайший турнир' });
  await expectFacts(strip, TIME, people);
  await expect(strip).not.toContainText('заяв');

  const detail = await openDetail(page, ORGANIZER);
  await expect(detail.getByRole('tab', { selected: true })).toHaveText('Состав');
  await expectFacts(detail.getByRole('tabpanel', { name: 'Состав' }), people);
  await expectFacts(getFact(detail, 'Уровень игроков'), LEVELS);
  await expectFacts(getFact(detail, 'Взнос'), FEE);
  await expectFacts(getFact(detail, 'Время'), TIME);
  await expect(detail.getByText('Пока нет заявок')).toBeHidden();
}

/** Records all texts that the page paints into pictures. */
const recordPaintedTexts = (page: Page) =>
  page.addInitScript(() => {
    const painted: string[] = [];
    Object.assign(globalThis, { painted });
    for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      const { fillText } = prototype;
      prototype.fillText = function (text: string, ...place: [number, number]) {
        painted.push(text);
        fillText.call(this, text, ...place);
      };
    }
  });

test('ROSTER-42, ROSTER-43, ROSTER-44, PLAYER-86: list, strip, details, roster, public page, texts, picture, card and season say the same of one evening', async ({
  page,
  club,
}) => {
  await recordPaintedTexts(page);
  const play = createOtherDesk(club);
  await play.mark('Ольга', { status: 'waiting' });
  await play.mark('Наталья', { attendance: 'absent' });
  await play.mark('Константин', { attendance: 'late' });
  await play.mark('Анна', { payment: 'cash', paid: 1500 });
  const live = await play.openLink('live');

  await test.step('before the first round', async () => {
    await expectOnDesk(page, club, '9 играют · 1 ждёт · 1 не пришёл');
    const rows = getDetail(page).getByRole('list', { name: 'Состав' }).getByRole('listitem');
    await expect(rows).toHaveCount(11);
    await expect(rows.filter({ hasText: 'Ольга Тихомирова' })).toContainText('ждётУровень 2.5');
    await expect(rows.filter({ hasText: 'Наталья Дёмина' })).toContainText('не пришёлУровень 3');
    await expect(rows.filter({ hasText: 'Константин Белов' })).toContainText('опаздывает');
    await expect(rows.first()).toHaveText('Анна КрыловаУровень 3.5');

    await openRoster(page, club);
    await getButton(page, 'Для чата').click();
    await expect(page.getByText('Приглашение скопировано')).toBeVisible();
    const text = await readCopiedText(page);
    for (const fact of ['9 играют', `уровень ${LEVELS}`, TIME]) expect(text).toContain(fact);
    expect(text).not.toContain('не пришёл');

    await page.goto(live);
    await expectFacts(page.getByRole('main'), '9 играют', TIME);
    await expect(page.getByRole('main')).not.toContainText(/ждёт|не пришёл/);
  });

  const winners = await play.playOut('Анна');
  await expectOnDesk(page, club, '8 играли · 1 ждал · 2 не пришли');

  await test.step('the standing', async () => {
    const strip = page.getByRole('region', { name: 'Ближайший турнир' });
    await expect(strip).toContainText('закончен');
    const detail = getDetail(page);
    for (const name of winners) await expectFacts(getFact(detail, 'Победители'), name);
    await detail.getByRole('tab', { name: 'Участники (11)' }).click();
    await expect(detail.getByRole('list', { name: 'Участники (11)' })).toBeVisible();
    await page.keyboard.press('Escape');

    await getRow(page, ORGANIZER).getByRole('button', { name: 'Действия' }).click();
    await page.getByRole('menuitem', { name: 'Для чата' }).click();
    await expect(page.getByText('Текст скопирован')).toBeVisible();
    const text = await readCopiedText(page);
    const facts = ['Состав: 8 играли', `уровень ${LEVELS}`, `Взнос ${FEE}`, TIME];
    for (const fact of facts) expect(text).toContain(fact);
  });

  await test.step('money and the picture', async () => {
    await openRoster(page, club);
    await getTab(page, 'Состав').click();
    await expectFacts(getPlayStatus(page), 'Оплачено 1 500 ₽ из 12 000 ₽', 'Турнир закончен');
    await getTab(page, 'Итог').click();
    await getButton(page, 'Картинка в чат').click();
    await expect(page.getByRole('img', { name: 'Итоговая таблица' })).toBeVisible();
    const painted = await page.evaluate(
      () => (globalThis as unknown as { painted: string[] }).painted,
    );
    const plain = painted.map((text) => text.replaceAll('\u00a0', ' '));
    expect(plain).toEqual(expect.arrayContaining([expect.stringContaining('8 играли'), TIME]));
  });

  await test.step('the public page', async () => {
    await page.goto(live);
    await expectFacts(page.getByRole('main'), '8 играли', 'Первое место');
  });

  await test.step('the cards', async () => {
    for (const [name, result] of [
      ['Анна Крылова', 'место из 8'],
      ['Константин Белов', 'не пришёл'],
      ['Наталья Дёмина', 'не пришёл'],
      ['Ольга Тихомирова', 'лист ожидания'],
    ] as const) {
      await openPlayers(page, club);
      await getPlayerRow(page, name).getByRole('link', { name }).click();
      await expectFacts(page.getByRole('main'), result);
    }
  });

  await openSeason(page, club);
  expect(await readChartRow(getChart(page, /^Сыграли/), formatWeek(0))).toEqual(['8']);
  await expect(getFact(page.getByRole('main'), 'Ожидаемые взносы')).toHaveText('12 000 ₽');
});
