import { expect, test } from './support/fixtures';
import { openDetail, openEdit, getRow } from './support/consolePage';
import { expectTargets, takePicture } from './support/rendering';
import { openCreateForm, SEASON } from './support/accessibility';

test.describe('with a season', () => {
  test.use({ tournaments: SEASON });

  test('each target is at least 24 px (LIST-12, DETAIL-1, EDIT-1)', async ({ listPage }) => {
    await expectTargets(listPage.locator('body'), 24);
    await expectTargets(await openDetail(listPage, 'Ольга Смирнова'), 24);
    await listPage.keyboard.press('Escape');
    await expectTargets(await openEdit(listPage, 'Ольга Смирнова'), 24);
    await listPage.keyboard.press('Escape');
    await openCreateForm(listPage);
    await listPage.getByRole('button', { name: 'Выбрать дату' }).click();
    await expectTargets(listPage.locator('body'), 24);
  });

  test('nothing shifts from loading to the list (LIST-3) @deep', async ({ listPage }) => {
    await listPage.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & { value: number }).value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await listPage.route('**/api/tournaments', async (route) => {
      await held;
      await route.continue();
    });
    await listPage.reload();
    await expect(listPage.getByText('Загрузка турниров...')).toBeVisible();
    await takePicture(listPage, 'loading');
    release();
    await expect(getRow(listPage, 'Ольга Смирнова')).toBeVisible();
    await listPage.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(
      await listPage.evaluate(() => (window as unknown as { shifts: number[] }).shifts),
    ).toEqual([]);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('a dialog is there without moving (DETAIL-1, EDIT-1)', async ({ listPage }) => {
      await openDetail(listPage, 'Ольга Смирнова');
      const longest = await listPage.evaluate(() =>
        Math.max(
          0,
          ...[...document.querySelectorAll('*')].flatMap((element) =>
            ['', '::backdrop'].flatMap((part) => {
              const { animationDuration, transitionDuration } = getComputedStyle(element, part);
              return [animationDuration, transitionDuration].map((text) => parseFloat(text));
            }),
          ),
        ),
      );
      expect(longest).toBeLessThan(0.001);
    });
  });
});
