import { listControlsInSight } from './support/countControls';
import { expectAccessible } from './support/expectAccessible';
import { getDetail, getFact, openDetail } from './support/consolePage';
import { expect, createSeeds, test } from './support/everywhere';
import { chooseMore } from './support/savedFile';
import { expectNothingSideways, expectTargets, waitUntilSettled } from './support/rendering';

test.use({
  tournaments: createSeeds([
    {
      organizer_name: 'Ольга Смирнова',
      date: '2099-06-05',
      level_from: 2,
      level_to: 4.5,
      applications: [
        { name: 'Слабый', level: 1.5 },
        { name: 'Ровный', level: 4.5 },
        { name: 'Сильный', level: 5 },
        { name: 'Неизвестный', level: null },
      ],
    },
    { organizer_name: 'Анна Громова', date: '2099-06-06' },
  ]),
});

test('DETAIL-4: date, time and applications are the largest, the day has its name, the rows are low @everywhere', async ({
  listPage: page,
}) => {
  const detail = await openDetail(page, 'Ольга Смирнова');
  await expect(getFact(detail, 'Дата')).toHaveText('05 июня 2099, пятница');
  const sizeOf = (name: string) =>
    getFact(detail, name).evaluate((fact) => parseFloat(getComputedStyle(fact).fontSize));
  const others = Math.max(
    await sizeOf('Взнос'),
    await sizeOf('Организатор'),
    await sizeOf('Создан'),
  );
  for (const name of ['Дата', 'Время', 'Количество заявок'])
    expect(await sizeOf(name), name).toBeGreaterThan(others);
  await expect(detail.getByRole('listitem')).toHaveCount(4);
  for (const row of await detail.getByRole('listitem').all()) {
    const { height } = (await row.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(51);
    expect(height).toBeLessThanOrEqual(56);
  }
});

test('SEEN-85, DETAIL-1: nine controls are in sight, and the buttons are one row at every width', async ({
  listPage: page,
}) => {
  const detail = await openDetail(page, 'Ольга Смирнова');
  await waitUntilSettled(page);
  const controls = await listControlsInSight(detail, ['ul']);
  expect(controls).toEqual(expect.arrayContaining(['Провести', 'Редактировать', 'Ещё', 'Закрыть']));
  expect(controls.length).toBeLessThanOrEqual(9);
  for (const width of [320, 360, 390, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const tops = await Promise.all(
      ['Провести', 'Редактировать', 'Ещё', 'Закрыть'].map(async (name) => {
        const button = detail.getByRole('button', { name, exact: true });
        await expect(button).toBeInViewport({ ratio: 1 });
        return Math.round((await button.boundingBox())!.y);
      }),
    );
    expect(new Set(tops).size, `${width} px`).toBe(1);
    await expectNothingSideways(page);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('four participants are seen at once, without scrolling', async ({ listPage: page }) => {
    const detail = await openDetail(page, 'Ольга Смирнова');
    await waitUntilSettled(page);
    await expect(detail.getByRole('listitem')).toHaveCount(4);
    for (const row of await detail.getByRole('listitem').all())
      await expect(row).toBeInViewport({ ratio: 0.99 });
    await expectTargets(detail, 44);
  });
});

test('DETAIL-4: a level that the tournament is not for is marked @deep', async ({
  listPage: page,
}) => {
  const detail = await openDetail(page, 'Ольга Смирнова');
  const rows = detail.getByRole('listitem');
  await expect(rows.filter({ hasText: 'Слабый' })).toContainText('Уровень 1.5 ниже');
  await expect(rows.filter({ hasText: 'Сильный' })).toContainText('Уровень 5 выше');
  for (const name of ['Ровный', 'Неизвестный'])
    await expect(rows.filter({ hasText: name })).not.toContainText(/ниже|выше/);
  await expectAccessible(page, 'detail-levels');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'detail-levels-dark');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingSideways(page);
  }
});

test('COMFORT-33: the tabs go by keyboard, and keep the dialog as it is @everywhere', async ({
  listPage: page,
}) => {
  const detail = await openDetail(page, 'Ольга Смирнова');
  await waitUntilSettled(page);
  const before = await detail.boundingBox();
  const tab = (name: string) => detail.getByRole('tab', { name });
  await chooseMore(detail, 'История');
  await expect(tab('История')).toBeFocused();
  await expect(tab('История')).toHaveAttribute('aria-selected', 'true');
  await expect(detail.getByRole('tabpanel', { name: 'История' })).toContainText('Записей пока нет');
  await expect(detail.getByText('Слабый')).toBeHidden();
  expect(await detail.boundingBox()).toEqual(before);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Участники (4)')).toBeFocused();
  await expect(getDetail(page).getByText('Слабый')).toBeVisible();
  expect(await detail.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  const other = await openDetail(page, 'Анна Громова');
  await waitUntilSettled(page);
  expect(await other.boundingBox()).toEqual(before);
});
