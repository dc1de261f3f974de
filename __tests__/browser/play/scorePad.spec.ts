import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import { createStartRoundEvents } from '../../../src/domain/play/draw/drawEvents';
import { createCancelRoundEvent } from '../../../src/domain/play/draw/roundEvents';
import { expect, createSeeds, test } from '../support/fixtures';
import { waitUntilSettled } from '../support/rendering';
import { createOtherDesk } from '../support/otherDesk';
import { createTournamentSeed, openRoster } from '../support/roster';
import { startPlay, getButton, getCourt, holdChange, getPlayStatus } from '../support/rounds';

test.use({ tournaments: createSeeds([createTournamentSeed(8, { tournament_type: 'Американо' })]) });

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
    // A second tap of the same press is no second score: what is taken back is the first one.
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
    // The second tap of a double one does not press what lies under the pad.
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

  test('PLAY-3: by the clock a score is two numbers of digits, and a corrected one begins anew', async ({
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
    for (const key of ['9', 'Готово', '1', '2']) {
      await pad.getByRole('button', { name: key, exact: true }).first().tap();
    }
    await expect(pad.getByRole('radio').last()).toHaveAccessibleName(/без очков$/);
    await pad.getByRole('button', { name: 'Готово', exact: true }).first().tap();
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

    const context = { format: 'americano', levelOf: () => null } as const;
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
});
