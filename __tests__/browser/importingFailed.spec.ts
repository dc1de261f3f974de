import { holdRequests } from './support/faults';
import { expect, test } from './support/fixtures';
import { getCreationButton, pasteRows, ROWS, getCreationStatus } from './support/importing';
import { killSessionUnheard, openSignedIn, getSignInDialog, signIn } from './support/signIn';

test('COMFORT-52: a session that ends on the way leaves the rows where they are @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/status of 401/, /createTournament: 401/, /listTournaments: 401/);
  const token = await openSignedIn(page, club, '/import');
  await pasteRows(page, ROWS);
  const held = await holdRequests(page, 'POST');
  await getCreationButton(page).click();
  await expect.poll(held.count).toBe(1);
  await killSessionUnheard(page, club, token);
  held.release();
  await expect(getSignInDialog(page)).toBeVisible();
  await signIn(page);
  await expect(getSignInDialog(page)).toHaveCount(0);
  await held.stop();
  await expect(getCreationButton(page)).toHaveText(/^Создать 4.турнира$/);
  await getCreationButton(page).click();
  await expect(getCreationStatus(page)).toHaveText('Создано: 4');
});
