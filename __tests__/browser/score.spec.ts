import { expectAccessible } from './support/expectAccessible';
import { countSentBytes } from './support/countSentBytes';
import { expect, rememberSession, createSeeds, test } from './support/fixtures';
import { expectSoundLayout } from './support/layout';
import { expectNothingSideways, expectTargets } from './support/rendering';
import { getLinkLine, openLinks } from './support/links';
import { createTournamentSeed, getPlayUrl } from './support/roster';
import { getCourt } from './support/rounds';
import {
  getCourtCard,
  getNumberLink,
  getNumberButton,
  openPad,
  createScoreDesk,
} from './support/scorePage';
import { DESK, LOOKS, PHONE } from './support/windowSizes';

const PAGE_MAX = 15_000;
const score = (a: number) => ({ a, b: 24 - a, mark: null });

test.use({
  tournaments: createSeeds([createTournamentSeed(8, { tournament_type: 'Мексикано' })]),
  viewport: PHONE,
});

test('SEEN-15, SEEN-13, SEEN-21: a press on the desk’s link saves a score, and the desk sees it and its author', async ({
  page,
  club,
  context,
}) => {
  const desk = createScoreDesk(club);
  await desk.startRound();
  const console = await context.newPage();
  await console.setViewportSize(DESK);
  await rememberSession(console, club.session!);
  await console.goto(`${getPlayUrl()}/rounds`);
  const dialog = await openLinks(console);
  await getLinkLine(dialog, 'Счёт').getByRole('button', { name: 'Включить' }).click();
  const field = dialog.getByRole('textbox', { name: 'Ссылка для счёта' });
  await expect(field).toHaveValue(/\/score\/[\w-]{22}$/);
  const address = await field.inputValue();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();

  await page.goto(address);
  await page.getByRole('link', { name: 'Записать счёт: корт 1' }).click();
  await getNumberButton(page, 15).click();
  await expect(page.getByText('Записано: 15:9')).toBeVisible();
  await page.getByRole('link', { name: 'Дальше: корт 2' }).click();
  await expect(page.getByRole('heading', { name: 'Корт 2' })).toBeFocused();
  await expect(getCourt(console, 1).getByRole('textbox').first()).toHaveValue('15');
  await console.getByRole('tab', { name: 'Состав' }).click();
  await console.getByRole('button', { name: 'Ещё' }).first().click();
  await console.getByRole('menuitem', { name: 'История' }).click();
  await expect(console.getByRole('dialog')).toContainText(/Раунд 1, корт 1: 15:9.*по ссылке/s);
});

test('SEEN-13, SEEN-18: an own score is corrected and taken back, the desk’s appears without a reload and is fixed', async ({
  page,
  club,
}) => {
  const desk = createScoreDesk(club);
  await page.goto(await desk.open());
  await openPad(page, 1);
  await getNumberButton(page, 15).click();
  await expect.poll(() => desk.readResult(1)).toEqual(score(15));
  await page.getByRole('link', { name: 'К кортам' }).click();
  await getCourtCard(page, 1).getByRole('link', { name: 'Исправить' }).click();
  await getNumberButton(page, 14).click();
  await expect.poll(() => desk.readResult(1)).toEqual(score(14));
  await page.getByRole('button', { name: /^Отменить/ }).click();
  await expect.poll(() => desk.readResult(1)).toEqual(score(15));
  await page.getByRole('link', { name: 'К кортам' }).click();
  await desk.score(2, 20);
  await expect(getCourtCard(page, 2)).toContainText('записал клуб');
  await expect(getCourtCard(page, 2).getByRole('link')).toHaveCount(0);
  await expect(page.getByText('Все матчи раунда записаны.')).toBeVisible();
  await desk.startRound();
  await expect(page.getByRole('heading', { name: 'Раунд 2' })).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('SEEN-15: pairs, numbers and marks are links and buttons, and what was entered stays', async ({
    page,
    club,
    troubles,
  }) => {
    troubles.expect(/status of 409/);
    const desk = createScoreDesk(club);
    const address = await desk.open();
    await page.goto(address);
    await openPad(page, 1);
    await page.locator('#pair-b').click();
    await getNumberButton(page, 15).click();
    await expect(page.getByText('Записано: 9:15')).toBeVisible();
    await expect.poll(() => desk.readResult(1)).toEqual(score(9));
    await page.getByRole('link', { name: 'Дальше: корт 2' }).click();
    await page.getByRole('link', { name: 'Прерван' }).click();
    await page.getByRole('link', { name: '7', exact: true }).click();
    await getNumberButton(page, 5).click();
    await expect(page.getByText('Записано: 7:5, прерван')).toBeVisible();
    await expect.poll(() => desk.readResult(2)).toEqual({ a: 7, b: 5, mark: 'stopped' });
    await page.getByRole('button', { name: 'Без счёта' }).click();
    await expect.poll(() => desk.readResult(2)).toBeNull();
    await page.goto(address + (await desk.getPadQuery(2)));
    await desk.score(2, 20);
    await getNumberButton(page, 3).click();
    await expect(page.getByRole('alert')).toHaveText('Счёт уже ввели: 20:4. У\u00a0вас: 3:21.');
    expect(await desk.readResult(2)).toEqual(score(20));
  });
});

test('SEEN-18: without a network a result waits, over a reload, and goes out; a result that no longer fits is reported', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/net::ERR_/, /status of 409/);
  const desk = createScoreDesk(club);
  await page.goto(await desk.open());
  const calls = /\/score\/[^/]+\/(board|results)$/;
  await page.route(calls, (route) => route.abort('internetdisconnected'));
  await openPad(page, 1);
  await getNumberButton(page, 15).click();
  await expect(page.getByText('ждёт сети', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Дальше: корт 2' }).click();
  await expect(page.getByText('Нет сети. 1 счёт ждёт, можно продолжать')).toBeVisible();
  await getNumberButton(page, 7).click();
  await page.getByRole('link', { name: 'Готово' }).click();
  await page.reload();
  for (const one of [1, 2]) await expect(getCourtCard(page, one)).toContainText('ждёт сети');
  expect(await desk.readResult(1)).toBeNull();
  await desk.score(2, 20);
  await page.unroute(calls);
  await expect.poll(() => desk.readResult(1)).toEqual(score(15));
  const refused = page.getByText('Раунд 1, корт 2. Счёт уже ввели: 20:4. У вас: 7:17.');
  await expect(refused).toBeVisible();
  await expect(page.getByText('ждёт сети')).toHaveCount(0);
  await page.reload();
  await expect(refused).toBeVisible();
  await page.getByRole('button', { name: 'Понятно' }).click();
  await expect(refused).toHaveCount(0);
  expect(await desk.readResult(2)).toEqual(score(20));
});

test('PLAY-59: a pad whose result was not taken says so, until the score is settled elsewhere @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/net::ERR_/, /status of 409/);
  const desk = createScoreDesk(club);
  await page.goto(await desk.open());
  const calls = /\/score\/[^/]+\/(board|results)$/;
  await page.route(calls, (route) => route.abort('internetdisconnected'));
  await openPad(page, 1);
  await getNumberButton(page, 18).click();
  await expect(page.getByText('Записано: 18:6')).toBeVisible();
  await desk.score(1, 16);
  await page.unroute(calls);
  await expect(page.getByText('Счёт уже ввели: 16:8. У\u00a0вас: 18:6.')).toBeVisible();
  await expect(page.getByText('Записано')).toHaveCount(0);
  await desk.score(1, 18);
  await expect(page.getByText('Счёт уже ввели')).toHaveCount(0);
});

for (const { title, sizes, schemes } of LOOKS)
  test(`SEEN-10, SEEN-72: each of its screens is accessible, ${title}`, async ({
    page,
    club,
    troubles,
  }) => {
    troubles.expect(/status of 40[49]/, /net::ERR_/);
    const desk = createScoreDesk(club);
    const address = await desk.open();
    const calls = /\/score\/[^/]+\/(board|results)$/;
    const press = async (points: number) => getNumberButton(page, points).click();
    const screens: [string, () => Promise<unknown>][] = [
      ['courts', () => page.goto(address)],
      ['pad', async () => page.goto(address + (await desk.getPadQuery(1)))],
      ['saved', () => press(15)],
      ['own', () => page.goto(address)],
      [
        'stopped',
        async () => page.goto(`${address}${await desk.getPadQuery(2)}&stopped=1&pair=b&a=7`),
      ],
      [
        'offline',
        async () => {
          await page.route(calls, (route) => route.abort('internetdisconnected'));
          await page.goto(address + (await desk.getPadQuery(2)));
          await press(4);
          await expect(page.getByText('ждёт сети').first()).toBeVisible();
        },
      ],
      ['offline courts', () => page.getByRole('link', { name: 'К кортам' }).click()],
      [
        'refused',
        async () => {
          await desk.score(2, 20);
          await page.unroute(calls);
          await expect(page.getByText('Не принято')).toBeVisible();
        },
      ],
      [
        'digits',
        async () => {
          await desk.startAgain({ scoring: 'timed' });
          await page.goto(address + (await desk.getPadQuery(1)));
          await getNumberLink(page, 3).click();
          await getNumberLink(page, 2).click();
          await page.keyboard.press('Backspace');
          await page.keyboard.press('1');
          await page.getByRole('link', { name: 'Готово' }).click();
          await page.keyboard.type('40');
          await expect(page.locator('#pair-b')).toHaveText(/40$/);
        },
      ],
      [
        'digits saved',
        async () => {
          await page.getByRole('button', { name: 'Готово' }).click();
          await expect.poll(() => desk.readResult(1)).toEqual({ a: 31, b: 40, mark: null });
          await page.goBack();
          await expect(page.getByRole('heading', { name: 'Корт 1' })).toBeVisible();
          await expect(page.locator('#pair-a')).toHaveText(/31$/);
        },
      ],
      ['unknown', () => page.goto('/score/unknown')],
    ];
    for (const [name, open] of screens) {
      await page.setViewportSize(PHONE);
      await open();
      if (['pad', 'digits'].includes(name)) await expectTargets(page.locator('.numbers'), 48);
      for (const viewport of sizes) {
        await page.setViewportSize(viewport);
        await expectNothingSideways(page);
        await expectSoundLayout(page, viewport.width < 640);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page, `score ${name} ${viewport.width}, ${colorScheme}`);
        }
      }
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });

test('SEEN-10: a pad with its style, script and icon is within 15 KB', async ({ club }) => {
  const desk = createScoreDesk(club);
  const address = await desk.open();
  const url = club.url + address + (await desk.getPadQuery(1));
  const html = await (await fetch(url)).text();
  const assets = [...html.matchAll(/(?:src|href)="(\/(?:assets\/|favicon)[^"]+)"/g)];
  const bytes = await Promise.all(
    [url, ...assets.map(([, path]) => club.url + path!)].map(countSentBytes),
  );
  expect(bytes).toHaveLength(3);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(PAGE_MAX);
});
