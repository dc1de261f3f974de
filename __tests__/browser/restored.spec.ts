import { spawnSync } from 'node:child_process';
import { expect, test } from './support/fixtures';
import { getSignInHeading, signIn } from './support/signIn';

test('TRUST-74: the first sign-in after a restore shows what happened, until the message is closed', async ({
  page,
  club,
}) => {
  await club.stop();
  const copy = `${club.folder}/copy.db`;
  for (const [command, file] of [
    ['backup', copy],
    ['restore', copy],
  ] as const) {
    const { status, stderr } = spawnSync(process.execPath, [`dist/server/${command}.js`, file], {
      env: { PATH: process.env.PATH, DATABASE_URL: `file:${club.databaseFile}` },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  }
  await club.startAgain();
  await page.goto(`${club.url}/tournaments`);
  await expect(getSignInHeading(page)).toBeVisible();
  await signIn(page);
  const told = page.getByText(/база восстановлена из копии: сделанного после неё в базе нет/);
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Скрыть сообщение' }).click();
  await expect(told).toBeHidden();
});
