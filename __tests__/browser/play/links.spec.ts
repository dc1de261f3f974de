import { listControlsInSight } from '../support/countControls';
import { countPresses } from '../support/countPresses';
import { expectAccessible } from '../support/expectAccessible';
import { expect, createSeeds, test } from '../support/fixtures';
import { expectSoundLayout } from '../support/layout';
import { getLinkLine, openLinks, switchOff } from '../support/links';
import { createOtherDesk } from '../support/otherDesk';
import { expectNothingSideways } from '../support/rendering';
import { createTodaysSeed, createTournamentSeed, openRoster } from '../support/roster';
import { getButton, getTab, startPlay, typeScores } from '../support/rounds';
import { WINDOW_SIZES } from '../support/windowSizes';
import { readClipboard } from '../support/consolePage';

const TABS = ['Состав', 'Раунды', 'Таблица'] as const;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('a fresh evening', () => {
  test.use({ tournaments: createSeeds([createTournamentSeed(0)]) });

  test('SEEN-84: its invitation with the address for signing up is one press away', async ({
    page,
    club,
  }) => {
    await openRoster(page, club);
    const readPresses = await countPresses(page);
    await getButton(page, 'Для чата').click();
    await expect(page.getByText('Приглашение скопировано')).toBeVisible();
    expect(await readPresses()).toEqual({ pointer: 1, keys: 0 });
    const text = await readClipboard(page);
    expect(text).toContain('Приглашаем поиграть.');
    expect(text).toMatch(/\nЗаписаться: http.+\/apply\/[\w-]{22}$/);
  });

  test('SEEN-83, APPLY-14, SEEN-12, SEEN-21: each page is switched on and off in one dialog', async ({
    page,
    club,
  }) => {
    await openRoster(page, club);
    const dialog = await openLinks(page);
    await expect(getLinkLine(dialog, 'Запись')).toContainText('Включена');
    for (const [name, on, off] of [
      ['Для игроков и табло', 'Включено', 'Выключено'],
      ['Счёт', 'Включён', 'Выключен'],
    ] as const) {
      const line = getLinkLine(dialog, name);
      await expect(line).toContainText(off);
      await line.getByRole('button', { name: 'Включить' }).click();
      await expect(line).toContainText(on);
      await expect(line.getByRole('textbox')).toHaveValue(/\/(live|score)\/[\w-]{22}$/);
      await switchOff(line);
      await expect(line).toContainText(off);
    }
    for (const viewport of WINDOW_SIZES) {
      await page.setViewportSize(viewport);
      await expectNothingSideways(page);
      await expectSoundLayout(page, viewport.width < 640);
      await expectAccessible(page, `links ${viewport.width}`);
    }
  });
});

test.describe('an evening of eight', () => {
  test.use({ tournaments: createSeeds([createTodaysSeed(8)]) });

  test('SEEN-84: the text goes with the evening: invitation, the round in play, the result', async ({
    page,
    club,
  }) => {
    const copy = async (message: string) => {
      await getButton(page, 'Для чата').click();
      await expect(page.getByText(message)).toBeVisible();
      return readClipboard(page);
    };
    await createOtherDesk(club).set({ rounds: 1 });
    await openRoster(page, club);
    expect(await copy('Приглашение скопировано')).toContain('Приглашаем поиграть.');
    await startPlay(page);
    expect(await copy('Раунд скопирован')).toMatch(/Раунд 1 из.*\nКорт 1: .* — /s);
    await typeScores(page, 15, 10);
    await getButton(page, 'Закончить турнир').click();
    expect(await copy('Таблица скопирована')).toContain('Итоговая таблица:');
  });

  test('SEEN-83, SEEN-84: both buttons are at one place on every tab, at every width @deep', async ({
    page,
    club,
  }) => {
    await openRoster(page, club);
    for (const viewport of [...WINDOW_SIZES, { width: 768, height: 1024 }]) {
      await page.setViewportSize(viewport);
      const places: string[] = [];
      for (const tab of TABS) {
        await getTab(page, tab).click();
        await page.getByRole('main').evaluate((main) => main.scrollTo({ top: 0 }));
        for (const name of ['Для чата', 'Ссылки и QR'])
          places.push(JSON.stringify(await getButton(page, name).boundingBox()));
      }
      expect(new Set(places).size, `${viewport.width} px`).toBe(2);
      await expectNothingSideways(page);
    }
    const head = page.getByRole('main').locator('header').first();
    expect(await listControlsInSight(head)).toEqual([
      'Назад к турнирам',
      'Для чата',
      'Ссылки и QR',
      'Ещё',
    ]);
  });
});
