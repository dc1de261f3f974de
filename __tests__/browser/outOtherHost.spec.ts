import { readSheet } from 'read-excel-file/node';
import { expect, openAsAdministrator, prepareApi, ROW, test } from './support/otherHost';
import { getDetail } from './support/consolePage';
import { chooseMore, saveFile } from './support/savedFile';

test.beforeEach(({ api }) => {
  const applications = [{ id: 1, name: 'Иван Петров', contact_phone: '79031112233' }];
  prepareApi(api, [{ ...ROW, applications }]);
});

test('COMFORT-40, COMFORT-42, COMFORT-44, COMFORT-45, COMFORT-46: another host has it all, on a page that was not loaded securely too @deep', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Browsers offer these features only to securely loaded pages.
    delete (Crypto.prototype as Partial<Crypto>).randomUUID;
    delete (Navigator.prototype as { clipboard?: unknown }).clipboard;
  });
  await openAsAdministrator(page);
  await expect(page.getByRole('row', { name: /Ольга Смирнова/ })).toBeVisible();
  const list = await saveFile(page, () => chooseMore(page, 'Скачать Excel'));
  const rows = await readSheet(list.path);
  expect(rows[1]!.slice(1, 3)).toEqual([
    new Date('2099-06-05'),
    new Date('1899-12-30T10:00:00.000Z'),
  ]);

  await page.getByRole('row', { name: /Ольга/ }).getByRole('cell').nth(1).click();
  const detail = getDetail(page);
  const players = await saveFile(page, () => chooseMore(detail, 'Скачать участников (CSV)'));
  expect(players.bytes.toString('utf8')).toContain('1;Иван Петров;;+7 (903) 111-22-33;;\r\n');

  const calendar = await saveFile(page, () => chooseMore(detail, 'В календарь (.ics)'));
  const lines = calendar.bytes.toString('utf8').split('\r\n');
  // The time zone comes from the build, the host in the UID from the API's address.
  expect(lines).toContain('DTSTART:20990605T000000Z');
  expect(lines).toContain('UID:tournament-41@api.club.test');
  expect(lines).toContain('SEQUENCE:0');

  await chooseMore(detail, 'Телефоны участников');
  const text = page.getByRole('dialog', { name: 'Скопируйте текст' }).getByRole('textbox');
  await expect(text).toHaveValue('Иван Петров: +7 (903) 111-22-33');
});
