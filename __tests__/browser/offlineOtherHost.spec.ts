import { getRow } from './support/consolePage';
import { expectStored, OFFLINE_TROUBLES } from './support/offline';
import { expect, openAsAdministrator, prepareApi, test } from './support/otherHost';

test.use({ serviceWorkers: 'allow' });

test('COMFORT-70, COMFORT-72: with another API host the console opens without a network as well, with its last list @deep', async ({
  page,
  api,
  context,
  troubles,
}) => {
  troubles.expect(...OFFLINE_TROUBLES);
  prepareApi(api, [{ id: 41, organizer_name: 'Ольга Смирнова', organizer_phone: '79161234567' }]);
  await openAsAdministrator(page);
  await expect(getRow(page, 'Ольга Смирнова')).toBeVisible();
  await expectStored(page);
  await context.setOffline(true);
  await page.reload();
  await expect(getRow(page, 'Ольга Смирнова')).toContainText('+7 (916) 123-45-67');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Нет связи. Список от ');
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(api.strange).toEqual([]);
});

test('COMFORT-74: where another host serves the console, its manifest has the name of the build @deep', async ({
  siteUrl,
}) => {
  const manifest: unknown = await (await fetch(`${siteUrl}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: 'Теннисный клуб', short_name: 'Турниры' });
});
