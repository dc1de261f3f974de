import type { EntryState } from '../../src/domain/play/model/entry';
import { formatFullName } from '../../src/domain/play/people/names';
import { toPlayState } from '../../src/domain/play/changes/pendingPlay';
import { createPairEvents } from '../../src/domain/play/roster/fixedPairs';
import { listWithStatus } from '../../src/domain/play/roster/roster';
import type { Tournament } from '../../src/domain/tournament/tournament';
import { createOtherDesk } from '../browser/support/otherDesk';
import {
  getAddField,
  getRosterSection,
  openPasteDialog,
  openSettings,
} from '../browser/support/roster';
import { callServer, sendElsewhere } from '../browser/support/signIn';
import { press, type Screen, type Visit } from './screen';

const DATE = '2027-05-25';
/** The capacity equals the number of applications, so that further players wait. */
const PLACES = 10;

/** Changes that the desk makes to the first entries of the roster, in their order. */
const listDone = (fee: number): readonly Partial<EntryState>[] => [
  { attendance: 'arrived', payment: 'transfer', paid: fee },
  { attendance: 'arrived', payment: 'cash', paid: fee },
  { attendance: 'late', payment: 'free' },
  { attendance: 'arrived' },
];

export async function readTodaysPlay({ club }: Visit) {
  const answer = await callServer(club, club.session!.token, 'GET', '/api/tournaments');
  const list = (await answer.json()) as Tournament[];
  const { id, entry_fee } = list.find(
    ({ date, applications }) => date === DATE && applications.length > 0,
  )!;
  return { id, fee: entry_fee!, play: createOtherDesk(club, id) };
}

/** Moves the day's tournament to a time at which the pictured state is possible. */
export async function moveTodaysPlay(
  visit: Visit,
  times: { startTime: string; endTime: string },
): Promise<void> {
  const { id } = await readTodaysPlay(visit);
  await sendElsewhere(visit.club, 'PUT', `/api/tournaments/${id}`, times);
}

async function fillRoster(visit: Visit): Promise<void> {
  const { play, fee } = await readTodaysPlay(visit);
  const { entries } = await play.read();
  await play.set({ capacity: PLACES });
  for (const [at, done] of listDone(fee).entries()) {
    const entry = listWithStatus(entries, 'confirmed')[at];
    if (entry) await play.mark(entry.givenName, done);
  }
  await play.add('Юлия', 'Максим');
}

/** Adds a player with a phone, who becomes first on the waitlist. */
async function addFirstWaiting(visit: Visit): Promise<void> {
  const { play } = await readTodaysPlay(visit);
  await play.add('Олег');
  await play.correct('Олег', { familyName: 'Белов', phone: '+7 (916) 440-27-10' });
  await play.mark('Олег', { rank: 'Zz' });
}

async function openRoster(visit: Visit): Promise<void> {
  const { id } = await readTodaysPlay(visit);
  await visit.page.goto(`/tournaments/${id}/play`);
  await getRosterSection(visit.page, 'Основной состав').waitFor();
}

const openMenu = (visit: Visit) => press(visit.page.getByRole('main'), 'Ещё');

/** The first confirmed player's name. */
async function readFirstName(visit: Visit): Promise<string> {
  const { play } = await readTodaysPlay(visit);
  return formatFullName(listWithStatus((await play.read()).entries, 'confirmed')[0]!);
}

export const playScreens: readonly Screen[] = [
  {
    name: 'roster',
    title: 'The roster of an evening',
    isDark: true,
    prepare: fillRoster,
    reach: openRoster,
  },
  {
    name: 'details-roster',
    title: 'The details of a tournament with a roster',
    isDark: true,
    prepare: fillRoster,
    async reach(visit) {
      const { id } = await readTodaysPlay(visit);
      await visit.page.goto(`/tournaments?detail=${id}`);
      await visit.page.getByRole('list', { name: 'Состав' }).waitFor();
    },
  },
  {
    name: 'roster-menu',
    title: 'The menu of an entry',
    prepare: fillRoster,
    async reach(visit) {
      await openRoster(visit);
      await press(visit.page, `Действия: ${await readFirstName(visit)}`);
    },
  },
  {
    name: 'roster-settings',
    title: 'All settings of an evening',
    isDark: true,
    prepare: fillRoster,
    async reach(visit) {
      await openRoster(visit);
      const more = (await openSettings(visit.page)).getByText('Ещё настройки');
      await more.click();
      await more.evaluate((summary) => summary.scrollIntoView({ block: 'start' }));
    },
  },
  {
    name: 'roster-troubles',
    title: 'Fixed pairs, a free place and other troubles',
    isDark: true,
    async prepare(visit) {
      await fillRoster(visit);
      const { play } = await readTodaysPlay(visit);
      await play.set({ variant: 'fixed', isApprovedByHand: true });
      const { entries } = await play.read();
      const [one, other] = listWithStatus(entries, 'confirmed').slice(4);
      await play.change(createPairEvents(toPlayState(await play.read()), one!.id, other!.id));
      const last = listWithStatus(entries, 'confirmed').at(-1)!;
      await addFirstWaiting(visit);
      await play.mark(last.givenName, { attendance: 'absent' });
    },
    async reach(visit) {
      await openRoster(visit);
      await visit.page.getByRole('button', { name: /^Ещё \d/ }).click();
      await visit.page
        .getByRole('button', { name: /^без\sпары: / })
        .first()
        .click();
    },
  },
  {
    name: 'roster-start',
    title: 'The question at the start, with a free spot offered',
    isDark: true,
    async prepare(visit) {
      await moveTodaysPlay(visit, { startTime: '08:30', endTime: '11:30' });
      await fillRoster(visit);
      await addFirstWaiting(visit);
    },
    async reach(visit) {
      await openRoster(visit);
      await press(visit.page, 'Начать игру');
      await visit.page
        .getByRole('dialog')
        .getByRole('radio', { name: 'не пришёл' })
        .first()
        .check({ force: true });
    },
  },
  {
    name: 'roster-add',
    title: 'A player is typed at the desk',
    prepare: fillRoster,
    async reach(visit) {
      await openRoster(visit);
      await getAddField(visit.page).fill('Ма');
      await visit.page
        .getByRole('option', { name: /последний раз/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'roster-paste',
    title: 'A list from a chat, as it was read',
    isDark: true,
    async reach(visit) {
      await openRoster(visit);
      const dialog = await openPasteDialog(visit.page);
      await dialog
        .getByLabel(/^Список из чата/)
        .fill(
          '1. Анна Крылова 3,5 8 916 204-18-73\n2) Лунёв Дмитрий\n+ Елена и ещё один\nкто завтра?',
        );
      await press(dialog, 'Прочитать');
    },
  },
  {
    name: 'roster-last-time',
    title: 'The players of the last evening like this',
    isDark: true,
    async reach(visit) {
      await openRoster(visit);
      await openMenu(visit);
      await visit.page.getByRole('menuitem', { name: 'Как в\u00a0прошлый раз' }).click();
      await visit.page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'roster-edit',
    title: 'A player is corrected',
    prepare: fillRoster,
    async reach(visit) {
      await openRoster(visit);
      await press(visit.page, await readFirstName(visit));
    },
  },
  {
    name: 'roster-history',
    title: 'The history of a roster',
    prepare: fillRoster,
    async reach(visit) {
      await openRoster(visit);
      await openMenu(visit);
      await visit.page.getByRole('menuitem', { name: 'История состава' }).click();
      await visit.page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'links',
    title: 'The addresses for others',
    isDark: true,
    prepare: fillRoster,
    async reach(visit) {
      await openRoster(visit);
      await press(visit.page, 'Ссылки и QR');
      // Pictures show a fixed address, because a real one is random.
      await visit.page.getByLabel('Ссылка на запись').evaluate((field) => {
        (field as HTMLInputElement).value = 'https://club.example.ru/apply/Zm9yLXRoZS1waWN0dXJl';
      });
    },
  },
  {
    name: 'roster-offline',
    title: 'Changes made without a network',
    isDark: true,
    prepare: fillRoster,
    async reach(visit) {
      await openRoster(visit);
      await visit.page.context().setOffline(true);
      const name = await readFirstName(visit);
      await visit.page.getByRole('checkbox', { name: `Пришёл: ${name}` }).click();
      await visit.page.getByText('Нет связи: 1 изменение').waitFor();
    },
  },
  {
    name: 'roster-print',
    title: 'On paper: a roster (ROSTER-13)',
    prepare: fillRoster,
    async reach(visit) {
      await openRoster(visit);
      await visit.page.setViewportSize({ width: 720, height: 1040 });
      await visit.page.emulateMedia({ media: 'print' });
      await visit.page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await visit.page.getByRole('article').waitFor();
    },
    only: 'desk',
  },
];
