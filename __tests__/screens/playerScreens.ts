import { getPlayerNames } from '../browser/support/players';
import { callServer } from '../browser/support/signIn';
import { press, type Screen, type Visit } from './screen';

/** The retention period of the pictured club. */
const KEEPING = { FORGET_AFTER_MONTHS: '1' };

const waitForPlayers = ({ page }: Visit) => getPlayerNames(page).first().waitFor();

/** Opens the card of the first player in the list. */
async function openCard(visit: Visit): Promise<void> {
  await waitForPlayers(visit);
  await getPlayerNames(visit.page).first().click();
  await visit.page.getByRole('region', { name: 'Вечера' }).waitFor();
}

export const playerScreens: readonly Screen[] = [
  { name: 'players', title: 'The players', path: '/players', isDark: true, reach: waitForPlayers },
  {
    name: 'players-outdated',
    title: 'Players whom the club has kept for long enough',
    path: '/players?filter=outdated',
    env: KEEPING,
    reach: waitForPlayers,
  },
  {
    name: 'player',
    title: 'A player’s card',
    path: '/players?sort=-tournaments',
    isDark: true,
    reach: openCard,
  },
  {
    name: 'player-correct',
    title: 'A player is corrected on the card',
    path: '/players?sort=-tournaments',
    async reach(visit) {
      await openCard(visit);
      await press(visit.page, 'Исправить');
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'player-forget',
    title: 'Before a player is forgotten',
    path: '/players?filter=outdated',
    env: KEEPING,
    isDark: true,
    async reach(visit) {
      await openCard(visit);
      await press(visit.page, 'Забыть игрока');
      await visit.page.getByRole('checkbox', { name: 'Понимаю' }).waitFor();
    },
  },
  {
    name: 'player-export',
    title: 'All that is kept of a player, as a page for them',
    // On a phone the tables of this screen scroll sideways.
    only: 'desk',
    path: '/players?sort=-tournaments',
    async reach(visit) {
      await openCard(visit);
      const { page, club } = visit;
      const { pathname } = new URL(page.url());
      const path = `/api${pathname}/export`;
      const answer = await callServer(club, club.session!.token, 'GET', path);
      const saved = (await answer.json()) as { page: string };
      // Shows the saved page as a file, without the console.
      await page.goto('about:blank');
      await page.setContent(saved.page);
    },
  },
];
