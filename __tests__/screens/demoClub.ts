import path from 'node:path';
import { openClubDatabase } from '../../src/server/backups/openClubDatabase';
import { seedDemo } from '../../src/server/cli/seedDemo';
import { Club, type Template } from '../browser/support/club';

/** A Tuesday, 22 minutes before the day's tournament. The time is fixed, so that pictures stay the same. */
export const NOW = Date.parse('2027-05-25T05:38:00Z');
export const getNow = () => NOW;

const TIME_ZONE = 'Europe/Moscow';

/** A club with a session, as a template: empty, or with the season of `npm run demo`. */
export async function createTemplate(
  isEmpty: boolean,
): Promise<{ club: Club; template: Template }> {
  const club = await Club.prepare({ clock: getNow });
  await club.start();
  const session = await club.signIn();
  await club.stop();
  await club.makePasswordCheap();
  if (!isEmpty) await fillClub(club);
  return { club, template: { folder: club.folder, session } };
}

async function fillClub({ folder, databaseFile }: Club): Promise<void> {
  const places = {
    database: { file: databaseFile },
    backupFolder: path.join(folder, 'backups'),
    timeZone: TIME_ZONE,
  };
  const database = await openClubDatabase(places, getNow);
  await seedDemo(database, { now: NOW, timeZone: TIME_ZONE });
  await database.destroy();
}
