import { getDetail, openDetail, getRow, readClipboard } from './support/consolePage';
import { expect, createSeeds, test } from './support/fixtures';
import { expectAccessible } from './support/expectAccessible';
import { expectNothingSideways, expectTargets } from './support/rendering';
import { chooseMore } from './support/savedFile';

const OLGA = 'Ольга Смирнова';

test.use({
  tournaments: createSeeds([
    {
      organizer_name: OLGA,
      date: '2099-06-05',
      level_from: 3.5,
      level_to: 4,
      entry_fee: 0,
      applications: [
        { name: 'Иван Петров', contact_phone: '+7 (903) 111-22-33' },
        { name: 'Без Телефона', contact_phone: '' },
        { name: 'Добавочный', contact_phone: 'доб. 12' },
      ],
    },
  ]),
});

const TEXT = [
  'Мексикано · уровень 3.5 - 4',
  'Пятница, 5 июня 2099, 10:00',
  'Участие бесплатно',
  'Организатор: Ольга Смирнова, +7 (916) 123-45-67',
  'Заявок: 3',
].join('\n');

test('DESK-13: next to a whole phone are links to its messengers', async ({ listPage: page }) => {
  const detail = await openDetail(page, OLGA);
  await expect(detail.getByRole('button', { name: /^Написать/ })).toHaveCount(2);
  const write = detail.getByRole('button', { name: 'Написать +7 (903) 111-22-33' });
  await write.press('Enter');
  const entry = (name: string) => detail.getByRole('menuitem', { name });
  await expect(entry('WhatsApp')).toBeFocused();
  for (const [name, href] of [
    ['WhatsApp', 'https://wa.me/79031112233'],
    ['Telegram', 'https://t.me/+79031112233'],
  ] as const) {
    await expect(entry(name)).toHaveAttribute('href', href);
    await expect(entry(name)).toHaveAttribute('target', '_blank');
    await expect(entry(name)).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await expect(entry('SMS')).toHaveAttribute('href', 'sms:+79031112233');
  await page.keyboard.press('ArrowUp');
  await expect(entry('SMS')).toBeFocused();
  await expectAccessible(page, 'detail-write');
  await page.keyboard.press('Escape');
  await expect(write).toBeFocused();
  await expect(detail).toBeVisible();
});

test('DESK-13: a messenger opens in a tab of its own, and the menu closes', async ({
  listPage: page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const detail = await openDetail(page, OLGA);
  await detail.getByRole('button', { name: 'Написать +7 (903) 111-22-33' }).click();
  const opened = context.waitForEvent('page');
  await detail.getByRole('menuitem', { name: 'WhatsApp' }).click();
  expect((await opened).url()).toBe('https://wa.me/79031112233');
  await expect(detail.getByRole('menu')).toHaveCount(0);
  await expect(detail).toBeVisible();
});

test('DESK-13, COMFORT-45: the text for a messenger is in the menu of the details', async ({
  listPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await chooseMore(await openDetail(page, OLGA), 'Для чата');
  await expect(getDetail(page).getByText('Текст скопирован')).toBeVisible();
  const copied = await readClipboard(page);
  expect(copied.replaceAll('\u00a0', ' ')).toBe(TEXT);
});

test('DESK-13: «Поделиться» hands the text over where the device can, and shows it where that fails @deep', async ({
  listPage: page,
}) => {
  await page.evaluate(() => {
    const shared: ShareData[] = [];
    const failures = ['', 'AbortError', 'NotAllowedError'];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      share: (data: ShareData) => {
        shared.push(data);
        const name = failures[shared.length - 1]!;
        return name ? Promise.reject(new DOMException('', name)) : Promise.resolve();
      },
    });
  });
  const detail = await openDetail(page, OLGA);
  const byHand = page.getByRole('dialog', { name: 'Скопируйте текст' });
  for (const isShown of [false, false, true]) {
    await chooseMore(detail, 'Поделиться');
    await expect(byHand).toHaveCount(Number(isShown));
  }
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(shared).toHaveLength(3);
  expect(shared[0]!.text!.replaceAll('\u00a0', ' ')).toBe(TEXT);
});

test.describe('on a phone in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

  test('DESK-13: the ways to write fit thumbs @deep', async ({ listPage: page }) => {
    await getRow(page, OLGA).getByRole('cell').nth(2).tap();
    const detail = getDetail(page);
    await detail.getByRole('button', { name: 'Написать +7 (903) 111-22-33' }).tap();
    await expect(detail.getByRole('menu')).toBeVisible();
    await expectTargets(detail, 44);
    await expectNothingSideways(page);
    await expectAccessible(page, 'detail-write-phone');
  });
});
