import type { Page, Request } from '@playwright/test';
import { expect, createSeeds, test } from '../support/fixtures';
import { OFFLINE_TROUBLES } from '../support/offline';
import {
  readEntry,
  createTournamentSeed,
  FIRST,
  openRoster,
  getRosterSection,
  getPlayUrl,
  getEntryRow,
  getArrivedCheckbox,
} from '../support/roster';
import { getButton, holdChange } from '../support/rounds';

test.use({ tournaments: createSeeds([createTournamentSeed(4)]) });
test.beforeEach(({ troubles }) => troubles.expect(...OFFLINE_TROUBLES, /FETCH_ERROR/));

/** Id of the change that a request carries. */
const readChangeId = (request: Request): string => (request.postDataJSON() as { id: string }).id;

/**
 * Delays this tab's sending lock until `letGo`, and collects messages of other tabs in `heard`. The function runs in
 * the page.
 */
function holdTurns(): void {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => (letGo = resolve));
  const { locks } = navigator;
  const request = locks.request.bind(locks) as (...asked: unknown[]) => Promise<unknown>;
  Object.assign(locks, {
    request: (...asked: unknown[]) =>
      asked[0] === 'club.outbox' ? isFree.then(() => request(...asked)) : request(...asked),
  });
  const heard: unknown[] = [];
  new BroadcastChannel('club.outbox').onmessage = ({ data }) => heard.push(data);
  Object.assign(window, { letGo, heard });
}

/** True when the page has received a message that another tab is sending the change. */
const hasHeardOf = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((changeId) => {
    const { heard } = window as unknown as {
      heard: { kind: string; item?: { id: string } }[];
    };
    return heard.some((message) => message.kind === 'tried' && message.item?.id === changeId);
  }, id);

/** Waits until two tabs run the code that loads last. Each tab then requests the lock for the live events. */
const areSettled = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return [...held, ...pending].filter(({ name }) => name === 'club.liveMessages').length;
      }),
    )
    .toBe(2);

test('ROSTER-16: two tabs of a browser share unsent changes: both show them, and each is sent once', async ({
  page,
  club,
  context,
}) => {
  await openRoster(page, club);
  const other = await context.newPage();
  await other.goto(getPlayUrl());
  await getRosterSection(other, 'Основной состав').waitFor();
  await areSettled(page);
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/play/changes')) sent.push(readChangeId(request));
  });

  await test.step('without a network each shows what the other has done', async () => {
    await context.setOffline(true);
    await getArrivedCheckbox(page, 'Анна Крылова').check();
    await expect(getArrivedCheckbox(other, 'Анна Крылова')).toBeChecked();
    await other.getByRole('button', { name: 'наличные: Анна Крылова' }).click();
    await expect(getEntryRow(page, 'Анна Крылова')).toContainText('наличные');
    await getArrivedCheckbox(other, 'Игорь Ветров').check();
    for (const tab of [page, other]) {
      await expect(getArrivedCheckbox(tab, 'Игорь Ветров')).toBeChecked();
      await expect(tab.getByText('Нет связи: 3 изменения сохранены')).toBeVisible();
    }
  });
  await test.step('with it each change is sent by one of them', async () => {
    await context.setOffline(false);
    await expect
      .poll(() => readEntry(club, 'Игорь Ветров'))
      .toMatchObject({ attendance: 'arrived' });
    for (const tab of [page, other]) {
      await expect(tab.getByText(/^Нет связи/)).toHaveCount(0);
      await expect(getArrivedCheckbox(tab, 'Игорь Ветров')).toBeChecked();
      await expect(getEntryRow(tab, 'Анна Крылова')).toContainText('наличные');
    }
    expect(await readEntry(club, 'Анна Крылова')).toMatchObject({
      attendance: 'arrived',
      payment: 'cash',
    });
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(3);
  });
  await test.step('a tab that is closed leaves nothing undone', async () => {
    await context.setOffline(true);
    await getArrivedCheckbox(other, 'Дмитрий Лунёв').check();
    await expect(getArrivedCheckbox(page, 'Дмитрий Лунёв')).toBeChecked();
    await other.close();
    await context.setOffline(false);
    await expect
      .poll(() => readEntry(club, 'Дмитрий Лунёв'))
      .toMatchObject({ attendance: 'arrived' });
    await expect(page.getByText(/^Нет связи/)).toHaveCount(0);
  });
});

test('ROSTER-14, ROSTER-16: a change that another tab sends stays shown, and is undone where it was made, during and after sending @deep', async ({
  page,
  club,
  context,
}) => {
  await openRoster(page, club);
  const other = await context.newPage();
  await other.goto(getPlayUrl());
  await getRosterSection(other, 'Основной состав').waitFor();
  await page.evaluate(holdTurns);
  const undo = getButton(page, 'Отменить');
  const attendanceOf = async (name: string) => (await readEntry(club, name)).attendance;

  await test.step('while it is sent', async () => {
    const goOn = await holdChange(other);
    await getArrivedCheckbox(other, 'Дмитрий Лунёв').check();
    await expect(getArrivedCheckbox(page, 'Дмитрий Лунёв')).toBeChecked();
    await getArrivedCheckbox(page, 'Анна Крылова').check();
    await expect(getArrivedCheckbox(other, 'Анна Крылова')).toBeChecked();
    const letGo = await holdChange(other);
    const sending = other.waitForRequest((request) => {
      const isChange = request.url().endsWith('/play/changes');
      return isChange && request.postData()!.includes('attendance');
    });
    goOn();
    const id = readChangeId(await sending);
    await expect.poll(() => hasHeardOf(page, id)).toBe(true);
    await undo.click();
    await expect(getArrivedCheckbox(other, 'Анна Крылова')).not.toBeChecked();
    const undoing = other.waitForRequest((request) => request.postData()?.includes(id) ?? false);
    letGo();
    expect((await undoing).postDataJSON()).toMatchObject({ events: [], undoes: id });
    await expect(page.getByText('ждёт связи')).toHaveCount(0);
    await expect(getArrivedCheckbox(page, 'Анна Крылова')).not.toBeChecked();
    await expect.poll(() => attendanceOf('Анна Крылова')).toBeNull();
  });
  await test.step('after it was sent, before this tab has asked for the play', async () => {
    await page.route(`**/tournaments/${FIRST}/play`, () => undefined);
    await getArrivedCheckbox(page, 'Елена Сафонова').check();
    await expect(getArrivedCheckbox(other, 'Елена Сафонова')).toBeChecked();
    await getArrivedCheckbox(other, 'Игорь Ветров').check();
    await expect.poll(() => attendanceOf('Игорь Ветров')).toBe('arrived');
    await expect(getArrivedCheckbox(page, 'Игорь Ветров')).toBeChecked();
    await expect(page.getByText('ждёт связи')).toHaveCount(0);
    await expect(getArrivedCheckbox(page, 'Елена Сафонова')).toBeChecked();
    expect(await attendanceOf('Елена Сафонова')).toBe('arrived');

    await undo.click();
    await expect(getArrivedCheckbox(page, 'Елена Сафонова')).not.toBeChecked();
    await page.evaluate(() => (window as unknown as { letGo: () => void }).letGo());
    await expect.poll(() => attendanceOf('Елена Сафонова')).toBeNull();
    await expect(getArrivedCheckbox(page, 'Елена Сафонова')).not.toBeChecked();
  });
});
