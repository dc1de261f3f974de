import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { alter, readValue, damage, createClubFile, createOldFile } from '../../support/clubFile';
import { createFileCommands } from '../../support/fileCommands';
import { createPlayDesk } from '../../support/playDesk';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { NOW } from '../../support/serverSamples';
import { getLocation, openSignUpPage, toText } from '../../support/signUpPage';

const PURPOSES = ['live', 'score'] as const;

let file: string;
beforeEach(async () => {
  file = await createClubFile([{}, {}]);
});

async function withServer<Result>(work: (club: TestApp) => Promise<Result>): Promise<Result> {
  const club = await createTestApp({ now: NOW, databaseFile: file });
  try {
    return await work(club);
  } finally {
    await club.stop();
  }
}

/** Addresses of a play's public pages, as the desk receives them. */
async function readAddresses(club: TestApp, tournamentId = 1): Promise<string[]> {
  const { links, signUp } = (await createPlayDesk(club, tournamentId).read()).json;
  return [signUp.path, links.live, links.score].filter((link) => link !== null);
}

const listStatuses = (club: TestApp, paths: readonly string[]) =>
  Promise.all(paths.map(async (url) => (await club.app.inject({ url })).statusCode));

/** Creates or replaces all addresses of a play. */
async function renewAddresses(club: TestApp, tournamentId = 1): Promise<string[]> {
  const desk = createPlayDesk(club, tournamentId);
  await desk.renewLink();
  for (const purpose of PURPOSES) await desk.openLink(purpose);
  return readAddresses(club, tournamentId);
}

/** Signs up two players who agreed to show full names. Returns the addresses of their own pages. */
async function signUpTwo(club: TestApp): Promise<string[]> {
  const page = await openSignUpPage(club);
  await page.desk.set({ showsFullNames: true });
  const first = await page.signUp(NOW, { publicName: 'yes' });
  const other = { givenName: 'Яна', familyName: 'Котова', phone: '+7 (963) 147-29-81' };
  const second = await page.signUp(NOW, { ...other, publicName: 'yes' });
  return [first, second].map(getLocation);
}

const backUp = () => createFileCommands(file).backup('backup.db');

async function restore(name = 'backup.db') {
  const { code, output, errors } = await createFileCommands(file).restore(name);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return output;
}

describe('TRUST-74: with the replaced database at hand', () => {
  test('addresses that were renewed or removed since stay so, and the new ones stay valid', async () => {
    const old = await withServer((club) => renewAddresses(club));
    const lone = await withServer((club) => renewAddresses(club, 2));
    await backUp();
    const renewed = await withServer(async (club) => {
      await createPlayDesk(club, 2).closeLink('live');
      return renewAddresses(club);
    });
    const output = await restore();
    expect(output).toContain(
      'Ссылки для записи, для зрителей и для счёта — те, что были перед восстановлением.',
    );
    await withServer(async (club) => {
      expect(await listStatuses(club, old)).toEqual([404, 404, 404]);
      expect(await listStatuses(club, renewed)).toEqual([200, 200, 200]);
      expect(await listStatuses(club, lone)).toEqual([200, 404, 200]);
      expect(await readAddresses(club)).toEqual(renewed);
    });
  });

  test('addresses that were made after the backup stay valid', async () => {
    await withServer((club) => createPlayDesk(club).renewLink());
    await backUp();
    const made = await withServer((club) => renewAddresses(club));
    await restore();
    await withServer(async (club) =>
      expect(await listStatuses(club, made)).toEqual([200, 200, 200]),
    );
  });

  test('the log that a killed server left counts', async () => {
    await withServer((club) => renewAddresses(club));
    await backUp();
    const club = await createTestApp({ now: NOW, databaseFile: file });
    const renewed = await renewAddresses(club);
    const left = createTemporaryFolder();
    for (const side of ['', '-wal']) copyFileSync(file + side, path.join(left, `db${side}`));
    await club.stop();
    rmSync(file);
    for (const side of ['', '-wal']) copyFileSync(path.join(left, `db${side}`), file + side);
    await restore();
    await withServer(async (now) =>
      expect(await listStatuses(now, renewed)).toEqual([200, 200, 200]),
    );
  });

  test('SEEN-73: a consent that was withdrawn since stays so, another one holds', async () => {
    const own = await withServer(signUpTwo);
    const [live] = await withServer(async (club) => {
      await createPlayDesk(club).openLink('live');
      return (await readAddresses(club)).slice(1);
    });
    await backUp();
    await withServer((club) =>
      club.app.inject({ method: 'POST', url: `${own[0]!}/withdraw-public-name` }),
    );
    expect(await restore()).toContain('Снято согласий показывать фамилию целиком: 1.');
    const page = await withServer(async (club) =>
      toText((await club.app.inject({ url: live! })).body),
    );
    expect(page).toContain('Максим Ш.');
    expect(page).not.toContain('Шубин');
    expect(page).toContain('Яна Котова');
  });

  test('SEEN-71: a consent that the desk’s correction ended stays ended', async () => {
    await withServer(signUpTwo);
    await backUp();
    await withServer(async (club) => {
      const desk = createPlayDesk(club);
      const { id, givenName, phone, level } = await desk.readEntry('Яна');
      await desk.correct(id, {
        expectedVersion: 1,
        givenName,
        familyName: 'Котова-Белая',
        phone,
        level,
      });
    });
    await restore();
    expect(readValue(file, 'select count(public_name_consent) from play_entries')).toBe(1);
  });

  test('PLAYER-66: a restore names the players to forget when their list is gone', async () => {
    await withServer(signUpTwo);
    await backUp();
    await withServer(async (club) => {
      await club.call('GET', '/api/players');
      alter(file, `update players set forgotten_at = '2026-06-01T09:00:00.000Z', name_key = ''`);
    });
    const output = await restore();
    expect(output).toContain('Забыты снова: 2 игрока.');
    expect(output).not.toContain('Списка забытых');
  });

  test('one that was put back twice keeps what was withdrawn', async () => {
    const old = await withServer((club) => renewAddresses(club));
    await backUp();
    const renewed = await withServer((club) => renewAddresses(club));
    await restore();
    await createFileCommands(file, {}, NOW + 60_000).restore('backup.db');
    await withServer(async (club) => {
      expect(await listStatuses(club, [...old, ...renewed])).toEqual([
        404, 404, 404, 200, 200, 200,
      ]);
    });
  });
});

describe('TRUST-74: where nothing tells what was withdrawn', () => {
  test.each([
    ['the database is gone', () => rmSync(file)],
    ['it is damaged', () => damage(file)],
    [
      'it is too old',
      () => {
        rmSync(file);
        createOldFile(5, file);
      },
    ],
    ['it is another club’s', () => alter(file, `update administrators set created_at = '2020'`)],
  ])('every address and consent ends when %s, and that is said', async (_, spoil) => {
    const paths = await withServer((club) => renewAddresses(club));
    const others = await withServer((club) => renewAddresses(club, 2));
    const own = await withServer(signUpTwo);
    await backUp();
    spoil();
    const output = await restore();
    expect(output).toContain(
      'Больше не действуют ссылки для записи, для зрителей и для счёта у 2 турниров: сделайте новые',
    );
    expect(readValue(file, 'select count(public_name_consent) from play_entries')).toBe(0);
    await withServer(async (club) => {
      expect(await listStatuses(club, [...paths, ...others])).toEqual(Array(6).fill(404));
      // Entry pages are not withdrawn, so the address stays valid (APPLY-8).
      expect(await listStatuses(club, own)).toEqual([200, 200]);
    });
  });

  test('addresses end where the replaced database has another tournament by that id', async () => {
    const paths = await withServer((club) => renewAddresses(club));
    await backUp();
    await withServer((club) => renewAddresses(club));
    alter(file, `update tournaments set created_at = '2020' where id = 1`);
    expect(await restore()).toContain('у 1 турнира: сделайте новые');
    await withServer(async (club) => {
      expect(await listStatuses(club, paths)).toEqual([404, 404, 404]);
      expect(await readAddresses(club)).toHaveLength(1);
    });
  });

  test('PLAYER-66: a restore says that forgotten players are back, as on a new machine', async () => {
    await backUp();
    rmSync(file);
    expect(await restore()).toMatch(
      /^Списка забытых .*forgotten-players\.txt нет: кого забыли после этой копии, те снова в базе\./m,
    );
  });

  test.each([1, 4, 6, 7, 8])('a backup of the schema %i can be put back', async (steps) => {
    const fixture = path.join(__dirname, `../fixtures/schema-${steps}.db`);
    copyFileSync(fixture, path.join(path.dirname(file), 'old.db'));
    await restore('old.db');
    expect(readValue(file, 'select user_version from pragma_user_version')).toBe(steps);
  });
});

test('TRUST-74: a backup put back as the last state keeps its addresses and consents, but no session', async () => {
  const paths = await withServer((club) => renewAddresses(club));
  await withServer(signUpTwo);
  await backUp();
  rmSync(file);
  const { code, output } = await createFileCommands(file).restore('backup.db', '--last');
  expect(code).toBe(0);
  expect(output).not.toContain('Списка забытых');
  expect(readValue(file, 'select count(public_name_consent) from play_entries')).toBe(2);
  expect(readValue(file, 'select count(*) from sessions')).toBe(0);
  await withServer(async (club) =>
    expect(await listStatuses(club, paths)).toEqual([200, 200, 200]),
  );
  expect((await createFileCommands(file).restore('backup.db', '--lost')).code).toBe(2);
});

test('TRUST-74: a database that was put back by other means ends what may have been withdrawn', async () => {
  const paths = await withServer((club) => renewAddresses(club));
  await withServer(signUpTwo);
  const token = await withServer(async (club) => {
    await club.call('POST', '/api/calendar');
    const credentials = { username: 'admin', password: 'пароль' };
    return (await club.call('POST', '/api/auth/login', credentials)).json.token;
  });
  expect(token).toBeTruthy();
  const { code, output, errors } = await createFileCommands(file).runAdmin('withdraw-again');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toMatch(
    /^Все сеансы закончены\. Больше не действуют ссылки .* у 1 турнира: .* Снято согласий показывать фамилию целиком: 2\.$/m,
  );
  for (const table of ['sessions', 'calendar_address', 'play_links'])
    expect([table, readValue(file, `select count(*) from ${table}`)]).toEqual([table, 0]);
  await withServer(async (club) =>
    expect(await listStatuses(club, paths)).toEqual([404, 404, 404]),
  );
});
