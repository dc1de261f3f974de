import type { Locator, Page } from '@playwright/test';
import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import { createStartRoundEvents } from '../../../src/domain/play/draw/drawEvents';
import { createCancelRoundEvent } from '../../../src/domain/play/draw/roundEvents';
import { FORMATS } from '../../../src/domain/play/formats/formats';
import type { Club } from '../support/club';
import { expect, createSeeds, test } from '../support/fixtures';
import { waitUntilSettled } from '../support/rendering';
import { createOtherDesk } from '../support/otherDesk';
import { createTodaysSeed, openRoster } from '../support/roster';
import { startPlay, getButton, getCourt, holdChange, getPlayStatus } from '../support/rounds';

test.use({ tournaments: createSeeds([createTodaysSeed(8, { tournament_type: 'Американо' })]) });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('PLAY-3, PLAY-9: a result is two presses, «Отменить» takes it back, and the next court follows', async ({
    page,
    club,
  }) => {
    await openRoster(page, club);
    await startPlay(page);
    await getCourt(page, 1)
      .getByRole('button', { name: /^Корт 1: .*без счёта/ })
      .tap();
    const pad = page.getByRole('dialog', { name: 'Корт 1' });
    await pad.getByRole('button', { name: '15', exact: true }).tap();
    await expect(pad).toContainText('15:9 записано');
    // A second tap of the same button enters no second score, so the test undoes the first one.
    await pad.getByRole('button', { name: '15', exact: true }).tap();
    await pad.getByRole('button', { name: /^Отменить/ }).tap();
    await expect(pad.getByRole('radio', { name: /без очков/ })).toHaveCount(2);
    await expect
      .poll(async () => (await createOtherDesk(club).read()).rounds[0]!.matches[0]!.result)
      .toBeNull();
    await pad.getByRole('button', { name: '16', exact: true }).tap();
    await pad.getByRole('button', { name: 'Дальше: корт 2' }).tap();
    const second = page.getByRole('dialog', { name: 'Корт 2' });
    await second.getByRole('button', { name: '3', exact: true }).tap();
    await expect(second).toContainText('3:21 записано');
    await waitUntilSettled(page);
    // The second tap of a double tap does not press the page under the pad.
    const { x, y, width, height } = (await page
      .getByRole('button', { name: 'Готово' })
      .boundingBox())!;
    for (const tap of [1, 2]) await page.touchscreen.tap(x + width / 2, y + height / 2 + tap);
    await expect(page).toHaveURL(/\/play\/rounds$/);
    await getButton(page, 'Начать раунд 2').tap();
    await getButton(page, 'Раунд раньше').tap();
    await expect(getCourt(page, 2)).toContainText('21');
    await expect
      .poll(async () =>
        (await createOtherDesk(club).read()).rounds[0]!.matches.map(
          ({ result }) => result?.a ?? null,
        ),
      )
      .toEqual([16, 3]);
  });

  test('PLAY-3: by the clock a score is two numbers of digits, and a correction starts from empty numbers @deep', async ({
    page,
    club,
  }) => {
    const play = createOtherDesk(club);
    await play.set({ scoring: 'timed', roundMinutes: 15 });
    await openRoster(page, club);
    await startPlay(page);
    await play.score(1, 14);
    await getCourt(page, 1)
      .getByRole('button', { name: /^Корт 1: .*14/ })
      .tap();
    const pad = page.getByRole('dialog', { name: 'Корт 1' });
    const tap = (key: string) => pad.getByRole('button', { name: key, exact: true }).first().tap();
    for (const key of ['9', 'Готово']) await tap(key);
    await expect(pad.getByRole('radio').last()).toHaveAccessibleName(/без очков$/);
    for (const key of ['1', '2']) await tap(key);
    await expect(pad.getByRole('radio').last()).toHaveAccessibleName(/: 12$/);
    await tap('Готово');
    await expect(pad).toContainText('9:12 записано');
    await expect(pad.getByRole('status').first()).toHaveText('–');
  });

  test('PLAY-11, ROSTER-15: the pad follows a score from elsewhere, says what was not accepted, and goes with its round', async ({
    page,
    club,
    troubles,
  }) => {
    troubles.expect(/412/);
    const play = createOtherDesk(club);
    await openRoster(page, club);
    await startPlay(page);
    await getCourt(page, 1)
      .getByRole('button', { name: /^Корт 1: / })
      .tap();
    const pad = page.getByRole('dialog', { name: 'Корт 1' });
    await play.score(1, 13);
    await expect(pad.getByRole('radio').first()).toHaveAccessibleName(/: 13$/);
    const letGo = await holdChange(page);
    await pad.getByRole('button', { name: '15', exact: true }).tap();
    await expect(pad).toContainText('15:9 записано');
    await play.score(1, 12);
    letGo();
    await expect(pad.getByRole('alert')).toHaveText('Не принято. Сейчас: 12:12.');
    await pad.getByRole('button', { name: '15', exact: true }).tap();
    await expect(pad).toContainText('15:9 записано');
    await expect
      .poll(async () => (await play.read()).rounds[0]!.matches[0]!.result)
      .toEqual({ a: 15, b: 9, mark: null });
    await pad.getByRole('button', { name: 'Закрыть' }).tap();
    await expect(page.getByRole('alert', { name: 'Не принято' })).toHaveCount(0);
    await getCourt(page, 1)
      .getByRole('button', { name: /^Корт 1: / })
      .tap();

    const context = { format: FORMATS.Американо, levelOf: () => null } as const;
    const state = toPlayState(await play.read());
    await play.change([createCancelRoundEvent(state, context)!]);
    await expect(pad).toHaveCount(0);
    await play.change(
      createStartRoundEvents(toPlayState(await play.read()), new Date().toISOString(), {
        planned: 7,
        seed: 1,
        context,
      }),
    );
    await expect(getPlayStatus(page)).toContainText('сыграно 0 матчей');
    await expect(pad).toHaveCount(0);
  });

  test('ROSTER-33: a refused score is let go once another device has entered the same, and not for another score @deep', async ({
    page,
    club,
    troubles,
  }) => {
    troubles.expect(/412/);
    const play = createOtherDesk(club);
    await openRoster(page, club);
    await startPlay(page);
    const open = getCourt(page, 1).getByRole('button', { name: /^Корт 1: / });
    await open.tap();
    const pad = page.getByRole('dialog', { name: 'Корт 1' });
    const letGo = await holdChange(page);
    await pad.getByRole('button', { name: '15', exact: true }).tap();
    await play.score(1, 12);
    letGo();
    await expect(pad.getByRole('alert')).toHaveText('Не принято. Сейчас: 12:12.');
    await play.score(1, 13);
    await expect(pad.getByRole('alert')).toHaveText('Не принято. Сейчас: 13:11.');
    await play.score(1, 15);
    await expect(pad.getByRole('alert')).toHaveCount(0);
    await expect(pad.getByRole('radio').first()).toHaveAccessibleName(/: 15$/);
    await expect(pad).not.toContainText('записано');
    await pad.getByRole('button', { name: 'Закрыть' }).tap();
    await expect(open).toBeVisible();
    await expect(page.getByRole('alert', { name: 'Не принято' })).toHaveCount(0);
  });
});

test.describe('by keyboard', () => {
  /** Opens the pad of a match in the first of two started rounds. Both of its courts have «11:13». */
  async function openPastMatch(page: Page, club: Club): Promise<Locator> {
    const play = createOtherDesk(club);
    await openRoster(page, club);
    await startPlay(page);
    for (const court of [1, 2]) await play.score(court, 11);
    await getButton(page, 'Начать раунд 2').click();
    await getButton(page, /^Раунд 1, Корт 1: .*11:13. Исправить$/).click();
    return page.getByRole('dialog', { name: 'Корт 1' });
  }

  const readFirst = async (club: Club) =>
    (await createOtherDesk(club).read()).rounds[0]!.matches[0]!.result;

  test('PLAY-58: digits correct a match of a past round, and a number that no pair can have is refused', async ({
    page,
    club,
  }) => {
    const pad = await openPastMatch(page, club);
    await page.keyboard.type('29');
    await expect(pad.getByRole('alert')).toHaveText('29 не записать: не больше 24');
    await page.keyboard.type('15');
    await expect(pad).toContainText('15:9 записано');
    await page.keyboard.type('1');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('2');
    await expect(pad.getByRole('radio').last()).toHaveAccessibleName(/: 22$/);
    await page.keyboard.press('Enter');
    await expect(pad).toContainText('2:22 записано');
    await expect.poll(() => readFirst(club)).toEqual({ a: 2, b: 22, mark: null });
    await pad.getByRole('button', { name: /^Отменить/ }).click();
    await expect.poll(() => readFirst(club)).toEqual({ a: 15, b: 9, mark: null });
  });

  test('PLAY-58: Esc leaves a score as it was, and leaving the pad by its buttons saves what is whole', async ({
    page,
    club,
  }) => {
    const pad = await openPastMatch(page, club);
    await page.keyboard.type('1');
    await page.keyboard.press('Escape');
    await expect(pad).toHaveCount(0);
    await getButton(page, /^Раунд 1, Корт 1: .*11:13. Исправить$/).click();
    await expect(pad.getByRole('radio').first()).toHaveAccessibleName(/: 1$/);
    await pad.getByRole('button', { name: 'Готово' }).click();
    await expect.poll(() => readFirst(club)).toEqual({ a: 1, b: 23, mark: null });
    await getButton(page, /^Раунд 1, Корт 1: .*1:23. Исправить$/).click();
    // Entering the stored score again sends nothing.
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await pad.getByRole('button', { name: 'Готово' }).click();
    await expect(pad).toHaveCount(0);
    expect(await readFirst(club)).toEqual({ a: 1, b: 23, mark: null });
  });

  test('PLAY-58: both numbers are typed where none follows from the other', async ({
    page,
    club,
  }) => {
    await createOtherDesk(club).set({ scoring: 'firstTo', firstTo: 16 });
    await openRoster(page, club);
    await startPlay(page);
    await page
      .getByRole('button', { name: /^Прерван или не сыгран: / })
      .first()
      .click();
    const pad = page.getByRole('dialog', { name: 'Корт 1' });
    await page.keyboard.type('9');
    await expect(pad.getByRole('radio').last()).toBeChecked();
    await page.keyboard.type('12');
    await expect(pad.getByRole('alert')).toHaveText('У одной пары должно быть 16, у другой меньше');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('6');
    await expect(pad).toContainText('9:16 записано');
    await expect.poll(() => readFirst(club)).toEqual({ a: 9, b: 16, mark: null });
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('PLAY-58: no keys are named where there are no fields', async ({ page, club }) => {
    await openRoster(page, club);
    await startPlay(page);
    await expect(page.getByRole('heading', { name: /^Раунд 1/ })).toBeVisible();
    await expect(page.getByText('0–9')).toHaveCount(0);
  });
});
