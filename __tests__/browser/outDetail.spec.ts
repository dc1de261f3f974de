import type { Locator, Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expectAccessible } from './support/expectAccessible';
import { answerList, getDetail, openDetail, getRow, readClipboard } from './support/consolePage';
import { expect, createSeeds, test } from './support/fixtures';
import { expectNothingSideways, expectTargets } from './support/rendering';
import { chooseMore, saveFile } from './support/savedFile';

const OLGA = 'Ольга Смирнова';

test.use({
  tournaments: createSeeds([
    {
      organizer_name: OLGA,
      date: '2099-06-05',
      start_time: '10:00',
      end_time: '14:00',
      level_to: 4.5,
      updated_at: '2026-05-02T09:00:00.000Z',
      applications: [
        { name: 'Иван Петров', contact_phone: '+7 (903) 111-22-33' },
        { name: '=Вера; Ли', level: null, contact_phone: '', user_id: 'tg-5' },
        { name: 'Пётр Ёлкин', level: 2, created_at: '2026-05-03T21:30:00.000Z' },
      ],
    },
    { organizer_name: 'Одинокий Тренер', date: '2099-07-01' },
  ]),
});

const listMoreEntries = async (detail: Locator): Promise<string[]> => {
  await detail.getByRole('button', { name: 'Ещё' }).click();
  await expect(detail.getByRole('menu')).toBeVisible();
  return detail.getByRole('menuitem').allTextContents();
};

test('COMFORT-42: «Ещё» opens a menu over the details; Esc closes it alone', async ({
  listPage,
}) => {
  const detail = await openDetail(listPage, OLGA);
  const more = detail.getByRole('button', { name: 'Ещё' });
  await more.press('Enter');
  await expect(detail.getByRole('menuitem').first()).toBeFocused();
  await expectAccessible(listPage, 'detail-menu');
  await listPage.keyboard.press('Escape');
  await expect(detail.getByRole('menu')).toHaveCount(0);
  await expect(more).toBeFocused();
  await expect(detail).toBeVisible();

  // A fast double press leaves the focus on the button, not on the menu.
  await more.press('Enter');
  await expect(detail.getByRole('menuitem').first()).toBeFocused();
  await more.focus();
  await listPage.keyboard.press('Escape');
  await expect(detail.getByRole('menu')).toHaveCount(0);
  await expect(detail).toBeVisible();
  await listPage.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
});

test('COMFORT-42: the participants are saved as an Excel file @deep', async ({ listPage }) => {
  const detail = await openDetail(listPage, OLGA);
  const { name, path } = await saveFile(listPage, () =>
    chooseMore(detail, 'Скачать участников (Excel)'),
  );
  expect(name).toBe('Участники 2099-06-05 Мексикано.xlsx');
  const day = (date: string) => new Date(date);
  expect(await readSheet(path, 'Участники')).toEqual([
    ['№', 'Имя', 'Уровень', 'Телефон', 'Дата заявки', 'ID пользователя'],
    [1, 'Иван Петров', 3.5, '+7 (903) 111-22-33', day('2026-05-03'), '777001'],
    [2, '=Вера; Ли', null, null, day('2026-05-03'), 'tg-5'],
    [3, 'Пётр Ёлкин', 2, '+7 (903) 111-22-33', day('2026-05-04'), '777001'],
  ]);
});

test('COMFORT-42: the participants are saved as CSV @deep', async ({ listPage }) => {
  const detail = await openDetail(listPage, OLGA);
  const { name, bytes } = await saveFile(listPage, () =>
    chooseMore(detail, 'Скачать участников (CSV)'),
  );
  expect(name).toBe('Участники 2099-06-05 Мексикано.csv');
  expect(bytes.toString('utf8')).toBe(
    '\uFEFF№;Имя;Уровень;Телефон;Дата заявки;ID пользователя\r\n' +
      '1;Иван Петров;3,5;+7 (903) 111-22-33;03.05.2026;777001\r\n' +
      '2;"\'=Вера; Ли";;;03.05.2026;tg-5\r\n' +
      '3;Пётр Ёлкин;2;+7 (903) 111-22-33;04.05.2026;777001\r\n',
  );
});

test.describe('a browser far from the club', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  /** The calendar file that a subscribed program receives. */
  const subscription = (page: Page): Promise<string> =>
    page.evaluate(async () => {
      const { username } = JSON.parse(localStorage.getItem('club.session')!) as {
        username: string;
      };
      const pair = btoa(`${username}:${localStorage.getItem('club.token')}`);
      const headers = { authorization: `Basic ${pair}` };
      const answer = await fetch('/api/calendar', { method: 'POST', headers });
      const { path } = (await answer.json()) as { path: string };
      return (await fetch(path)).text();
    });

  test('COMFORT-44: the file for calendars has the club’s hours, and no player’s phone @deep', async ({
    listPage,
  }) => {
    const detail = await openDetail(listPage, OLGA);
    const { name, bytes } = await saveFile(listPage, () =>
      chooseMore(detail, 'В календарь (.ics)'),
    );
    expect(name).toBe('Турнир 2099-06-05 Мексикано.ics');
    const text = bytes.toString('utf8').replaceAll('\r\n ', '');
    expect(text.split('\r\n')).toEqual(
      expect.arrayContaining([
        'DTSTART:20990605T070000Z',
        'DTEND:20990605T110000Z',
        'DTSTAMP:20260502T090000Z',
        'SUMMARY:Мексикано · уровень 2 - 4.5',
        'X-WR-CALNAME:Теннисный клуб',
        expect.stringContaining('Ольга Смирнова\\, +7 (916) 123-45-67\\nЗаявок: 3'),
      ]),
    );
    expect(text).not.toContain('111-22-33');
    const uid = /^UID:tournament-1@\S+$/m.exec(text)![0];
    expect(await subscription(listPage)).toContain(uid);
  });
});

test('COMFORT-44, COMFORT-42: a file that cannot be made is not offered @deep', async ({
  listPage,
}) => {
  await answerList(listPage, [
    { id: 1, organizer_name: 'Без Даты', date: 'скоро', start_time: '10:00' },
    { organizer_name: 'Без Номера', date: '2099-06-05', start_time: '10:00' },
  ]);
  await listPage.reload();
  for (const name of ['Без Даты', 'Без Номера']) {
    const detail = await openDetail(listPage, name);
    expect(await listMoreEntries(detail)).not.toContain('В календарь (.ics)');
    for (const entry of ['Телефоны', 'Скачать участников (Excel)', 'Скачать участников (CSV)'])
      await expect(detail.getByRole('menuitem', { name: entry })).toBeDisabled();
    await listPage.keyboard.press('Escape');
    await listPage.keyboard.press('Escape');
    await expect(detail).toHaveCount(0);
  }
});

test('COMFORT-45, COMFORT-46: a text for a messenger and the phones are copied with one press', async ({
  listPage,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const detail = await openDetail(listPage, OLGA);
  await chooseMore(detail, 'Для чата');
  await expect(detail.getByText('Текст скопирован')).toBeVisible();
  await expectAccessible(listPage, 'detail-copied');
  expect((await readClipboard(listPage)).replaceAll('\u00a0', ' ')).toBe(
    [
      'Мексикано · уровень 2 - 4.5',
      'Пятница, 5 июня 2099, 10:00 – 14:00',
      'Взнос 1 500 ₽',
      'Организатор: Ольга Смирнова, +7 (916) 123-45-67',
      'Заявок: 3',
    ].join('\n'),
  );

  await chooseMore(detail, 'Телефоны участников');
  await expect(detail.getByText('Скопировано: 2 телефона')).toBeVisible();
  expect(await readClipboard(listPage)).toBe(
    'Иван Петров: +7 (903) 111-22-33\nПётр Ёлкин: +7 (903) 111-22-33\nБез телефона: =Вера; Ли',
  );
});

test('COMFORT-45, COMFORT-46: where the browser refuses to copy, the text is there to be copied @deep', async ({
  listPage,
}) => {
  await listPage.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  const detail = await openDetail(listPage, OLGA);
  await chooseMore(detail, 'Для чата');
  const dialog = listPage.getByRole('dialog', { name: 'Скопируйте текст' });
  const text = dialog.getByRole('textbox');
  await expect(text).toHaveValue(/^Мексикано · уровень 2 - 4.5\n/);
  await expect(text).toBeFocused();
  const selected = await listPage.evaluate(() => String(getSelection()));
  expect(selected).toBe(await text.inputValue());
  await expectAccessible(listPage, 'copy-by-hand');
  await listPage.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(detail.getByRole('button', { name: 'Ещё' })).toBeFocused();

  await chooseMore(detail, 'Телефоны участников');
  await expect(text).toHaveValue(/^Иван Петров: /);
});

test.describe('on a phone in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

  test('COMFORT-42: everything is within the screen and large enough for a thumb @deep', async ({
    listPage,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await getRow(listPage, OLGA).getByRole('cell').nth(2).tap();
    const detail = getDetail(listPage);
    await detail.getByRole('button', { name: 'Ещё' }).tap();
    await expect(detail.getByRole('menu')).toBeVisible();
    await expectTargets(detail, 44);
    await expectNothingSideways(listPage);
    await expectAccessible(listPage, 'detail-menu-phone');
    await detail.getByRole('menuitem', { name: 'Телефоны' }).tap();
    await expect(detail.getByText('Скопировано: 2 телефона')).toBeVisible();
    await expectTargets(detail, 44);
    await expectAccessible(listPage, 'detail-copied-phone');
  });
});
