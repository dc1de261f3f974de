import { copyFileSync } from 'node:fs';
import { createPlayDesk, createPerson, openSession } from '../../support/playDesk';
import { createClubFile } from '../../support/clubFile';
import { createTestApp, type TestAppOptions } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';
import { toText } from '../../support/signUpPage';

let file: string;
beforeEach(async () => {
  file = await createClubFile();
});

/** Runs `work` while a server is running on the file. */
async function withServer<Result>(
  work: (
    desk: ReturnType<typeof createPlayDesk>,
    get: (path: string, etag?: string) => Promise<{ etag: string; text: string; status: number }>,
  ) => Promise<Result>,
  options: TestAppOptions = {},
): Promise<Result> {
  const club = await createTestApp({ now: NOW, databaseFile: file, ...options });
  try {
    return await work(createPlayDesk(club, 1, await openSession(club)), async (url, etag) => {
      const headers = etag === undefined ? {} : { 'if-none-match': etag };
      const answer = await club.app.inject({ url, headers });
      return {
        etag: String(answer.headers.etag),
        text: toText(answer.body),
        status: answer.statusCode,
      };
    });
  } finally {
    await club.stop();
  }
}

const openPage = () => withServer(async (desk) => (await desk.openLink('live')).json.links.live!);

test('SEEN-5: after a backup was put back another evening has another tag, of the same version too', async () => {
  const path = await openPage();
  copyFileSync(file, `${file}.copy`);
  const before = await withServer(async (desk, get) => {
    await desk.add([createPerson('Зинаида')]);
    return get(path);
  });
  expect(before.text).toContain('Зинаида');
  copyFileSync(`${file}.copy`, file);
  const after = await withServer(async (desk, get) => {
    await desk.add([createPerson('Яна')]);
    return get(path, before.etag);
  });
  expect([after.status, after.text.includes('Яна')]).toEqual([200, true]);
});

test('SEEN-5: a club that calls itself otherwise has other pages', async () => {
  const path = await openPage();
  const before = await withServer((_, get) => get(path));
  const after = await withServer((_, get) => get(path, before.etag), { title: 'Клуб «Ракетка»' });
  expect([after.status, after.text.includes('Ракетка')]).toEqual([200, true]);
});
