import { randomUUID } from 'node:crypto';
import { listControlsInSight } from '../support/countControls';
import { expectAccessible } from '../support/expectAccessible';
import type { Club } from '../support/club';
import { expect, createSeeds, test } from '../support/fixtures';
import { expectSoundLayout } from '../support/layout';
import { expectTargets } from '../support/rendering';
import {
  changeEntryElsewhere,
  chooseAction,
  createTournamentSeed,
  openNewPlayer,
  openRoster,
  pasteList,
  getRosterSection,
  getEntryRow,
  getTroubles,
} from '../support/roster';
import { createOtherDesk } from '../support/otherDesk';
import { sendElsewhere } from '../support/signIn';

test.use({ tournaments: createSeeds([createTournamentSeed(8)]) });

/** Fills every section, and gives one entry everything that an entry can show. */
async function fill(club: Club): Promise<void> {
  await createOtherDesk(club).read();
  await createOtherDesk(club).set({ capacity: 8 });
  const person = (givenName: string, changes: object = {}) => ({
    id: randomUUID(),
    givenName,
    familyName: '',
    phone: null,
    level: null,
    ...changes,
  });
  const entries = [
    person('Юлия', { familyName: 'Гордеева', phone: '+7 (985) 330-62-17', level: 5 }),
    person('Максим'),
  ];
  await sendElsewhere(club, 'POST', '/api/tournaments/1/play/entries', {
    id: randomUUID(),
    entries,
  });
  await changeEntryElsewhere(club, 'Анна Крылова', {
    attendance: 'arrived',
    payment: 'transfer',
    paid: 1500,
  });
  await changeEntryElsewhere(club, 'Дмитрий Лунёв', { attendance: 'late', payment: 'free' });
  await changeEntryElsewhere(club, 'Павел Зимин', { payment: 'cash', paid: 1500 });
  await changeEntryElsewhere(club, 'Павел Зимин', { status: 'withdrawn' });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`ROSTER-1: the roster keeps to WCAG 2.2 AA, ${scheme}${scheme === 'dark' ? ' @deep' : ''}`, async ({
    page,
    club,
  }) => {
    await fill(club);
    await page.emulateMedia({ colorScheme: scheme });
    await openRoster(page, club);
    await getRosterSection(page, 'Отказались').waitFor();
    await expectAccessible(page, `roster-${scheme}`);
    await openNewPlayer(page, 'Олег');
    await chooseAction(page, 'Максим', 'Исправить');
    await expectAccessible(page, `roster-edit-${scheme}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Отмена' }).click();
    const dialog = await pasteList(page, '1. Олег Белов 3,5\n2. @олег +1\n3. Анна Крылова');
    await dialog.getByRole('listitem').first().waitFor();
    await expectAccessible(page, `roster-paste-${scheme}`);
  });
}

for (const width of [320, 390, 700, 1024, 1440]) {
  test(`ROSTER-1: nothing is cut or covered, ${width} px${width !== 320 ? ' @deep' : ''}`, async ({
    page,
    club,
  }) => {
    await fill(club);
    await page.setViewportSize({ width, height: 844 });
    await openRoster(page, club);
    await getRosterSection(page, 'Отказались').waitFor();
    await expectSoundLayout(page, width < 640);
  });
}

test('ROSTER-31: at a desk every row is one line of 34 px, whatever it contains', async ({
  page,
  club,
}) => {
  await fill(club);
  await changeEntryElsewhere(club, 'Максим', { needsNotice: true, attendance: 'late' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRoster(page, club);
  await expect(getEntryRow(page, 'Максим')).toContainText('сообщить');
  await expect(getEntryRow(page, 'Максим')).toContainText('без согласия');
  for (const one of await page.locator('li[data-status]').all())
    expect((await one.boundingBox())!.height).toBeLessThanOrEqual(35);
});

test('PLAY-75: the settings are one control in sight, the roster without its rows thirteen, and all settings are reached by keyboard', async ({
  page,
  club,
}) => {
  await fill(club);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRoster(page, club);
  const panel = page.getByRole('region', { name: 'Настройки' });
  expect(await listControlsInSight(panel)).toHaveLength(1);
  const controls = await listControlsInSight(page.getByRole('main'), ['li[data-status]']);
  expect(controls.length, controls.join('; ')).toBeLessThanOrEqual(13);
  await panel.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  for (const name of ['Корты', 'Раунды', 'Счёт', 'Мест']) {
    await page.keyboard.press('Tab');
    await expect(panel.getByLabel(name, { exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.getByLabel('Состав пар')).toBeFocused();
  await expectSoundLayout(page, false);
  await expectAccessible(page, 'roster-settings');
});

for (const width of [390, 1400, 1440]) {
  test(`in микст every name is read whole, ${width} px${width !== 390 ? ' @deep' : ''}`, async ({
    page,
    club,
  }) => {
    const play = createOtherDesk(club);
    await play.set({ variant: 'mixed' });
    await play.add('Александра Воскресенская', 'Ян');
    for (const { givenName } of (await play.read()).entries)
      await play.mark(givenName, { sex: 'f', attendance: 'late' });
    await page.setViewportSize({ width, height: 900 });
    await openRoster(page, club);
    const names = getRosterSection(page, 'Основной состав').locator('button[data-ghost]');
    await expect(names).toHaveCount(10);
    const isCut = (element: HTMLElement) =>
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    for (const name of await names.all())
      expect([await name.textContent(), await name.evaluate(isCut)]).toEqual([
        await name.textContent(),
        false,
      ]);
    if (width === 390) return;
    for (const row of await page.locator('li[data-status]').all())
      expect((await row.boundingBox())!.height).toBeLessThanOrEqual(35);
    const edges = await page
      .getByRole('group', { name: /^м\/ж: / })
      .evaluateAll((groups) => groups.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(edges).toEqual(Array(10).fill(edges[0]));
  });
}

test.describe('ROSTER-31: on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('ROSTER-31: a row is two lines for a finger, and one where nothing is left to be paid; none moves under it', async ({
    page,
    club,
  }) => {
    await fill(club);
    await openRoster(page, club);
    const heightOf = async (name: string) => (await getEntryRow(page, name).boundingBox())!.height;
    expect(await heightOf('Анна Крылова')).toBeLessThanOrEqual(50);
    expect(await heightOf('Елена Сафонова')).toBeLessThanOrEqual(90);
    expect(await heightOf('Максим')).toBeLessThanOrEqual(90);
    await expectTargets(getRosterSection(page, 'Основной состав'), 44);

    const before = await heightOf('Елена Сафонова');
    await page.getByRole('button', { name: 'наличные: Елена Сафонова' }).tap();
    await expect(getEntryRow(page, 'Елена Сафонова')).toContainText('наличные');
    expect(await heightOf('Елена Сафонова')).toBe(before);
    await page.getByRole('button', { name: 'Действия: Анна Крылова' }).tap();
    const call = page.getByRole('menuitem', { name: 'Позвонить' });
    await expect(call).toHaveAttribute('href', 'tel:+79162041873');
  });

  for (const width of [384, 390])
    test(`ROSTER-31: a paid player’s name is one line, and so are the marks below it, ${width} px${width === 384 ? ' @deep' : ''}`, async ({
      page,
      club,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await createOtherDesk(club).read();
      const paid = { attendance: 'late', payment: 'transfer', paid: 1500 } as const;
      const names = ['Анна Крылова', 'Елена Сафонова', 'Светлана Рябова'];
      for (const name of names) await changeEntryElsewhere(club, name, paid);
      await createOtherDesk(club).add('Максим', 'Максим');
      await createOtherDesk(club).mark('Максим', paid);
      await openRoster(page, club);
      const countLines = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      };
      for (const name of names) {
        const button = getEntryRow(page, name).locator('button[data-ghost]');
        expect([name, await button.evaluate(countLines)]).toEqual([name, 1]);
        expect((await getEntryRow(page, name).boundingBox())!.height).toBeLessThanOrEqual(50);
      }
      const row = getEntryRow(page, 'Максим').first();
      const late = (await row.getByText('опаздывает').boundingBox())!;
      const desk = (await row.getByText('без согласия').boundingBox())!;
      expect(desk.x).toBeGreaterThanOrEqual(late.x + late.width);
      await expectSoundLayout(page, true);
    });

  test('ROSTER-10: «Не пришёл» is two taps, and so is taking it back', async ({ page, club }) => {
    await openRoster(page, club);
    const row = getEntryRow(page, 'Елена Сафонова');
    const tap = async (name: string) => {
      await row.getByRole('button', { name: /^Действия/ }).tap();
      await page.getByRole('menuitem', { name, exact: true }).tap();
    };
    await tap('Не пришёл');
    await expect(row).toContainText('не пришёл');
    await tap('Снять «не пришёл»');
    await expect(row).not.toContainText('не пришёл');
  });

  test('ROSTER-46: one trouble is shown, and «Ещё» shows the others', async ({ page, club }) => {
    await fill(club);
    await openRoster(page, club);
    const troubles = getTroubles(page).getByRole('listitem');
    await expect(troubles).toHaveCount(1);
    expect((await troubles.boundingBox())!.height).toBeLessThanOrEqual(100);
    const open = page.getByRole('button', { name: /^Ещё \d/ });
    await open.tap();
    await expect(troubles).toHaveText([
      /^Один телефон у двоих: Игорь Ветров и Юлия Гордеева/,
      /^7 не делится на 4/,
      /^Уровень вне 2\.5 - 4: Юлия Гордеева \(5\)/,
    ]);
    const close = page.getByRole('button', { name: 'Свернуть' });
    await expect(close).toHaveAttribute('aria-expanded', 'true');
    await expectTargets(getTroubles(page), 44);
    await close.tap();
    await expect(troubles).toHaveCount(1);
  });
});

test.describe('without a fee', () => {
  test.use({ tournaments: createSeeds([createTournamentSeed(4, { entry_fee: 0 })]) });

  test('ROSTER-11: a fee of 0 offers and counts no payments, except for an entry with its own fee', async ({
    page,
    club,
  }) => {
    await openRoster(page, club);
    await expect(getEntryRow(page, 'Анна Крылова')).toBeVisible();
    const ways = page.getByRole('group', { name: /^Взнос: / });
    await expect(ways).toHaveCount(0);
    const status = page.getByRole('region', { name: 'Как идут дела' });
    await expect(status).toContainText('пришли 0');
    await expect(status).not.toContainText(/оплатили|Оплачено/);
    await changeEntryElsewhere(club, 'Анна Крылова', { fee: 500 });
    await expect(ways).toHaveCount(1);
    await page.getByRole('button', { name: 'наличные: Анна Крылова' }).click();
    await expect(status).toContainText('Оплачено 500 ₽ из 500 ₽: наличные 500 ₽');
  });
});
