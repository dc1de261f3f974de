import { court, status } from '../browser/support/rounds';
import { playOfToday } from './playScreens';
import { press, type Screen, type Visit } from './screen';

/** One more than those who have applied, so that somebody rests. */
async function fill(visit: Visit): Promise<void> {
  const { play } = await playOfToday(visit);
  await play.read();
  await play.add('Юлия', 'Максим');
}

async function begin(visit: Visit): Promise<void> {
  const { page } = visit;
  // The draw's seed: the same pairs in every picture.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  const { id } = await playOfToday(visit);
  await page.goto(`/tournaments/${id}/play`);
  await press(page, 'Начать игру');
  await court(page, 1).waitFor();
}

/** Writes the first court's score and leaves the pad. */
async function score({ page }: Visit): Promise<void> {
  const match = court(page, 1);
  const open = match.getByRole('button', { name: /^(Прерван или не сыгран|Корт 1)/ });
  await open.first().click();
  await press(page.getByRole('dialog'), '15');
  await press(page.getByRole('dialog'), 'Закрыть');
}

async function play(visit: Visit): Promise<void> {
  await begin(visit);
  await score(visit);
}

/** PLAY. */
export const roundScreens: readonly Screen[] = [
  { name: 'rounds', title: 'A round is played', isDark: true, prepare: fill, reach: play },
  {
    name: 'score-pad',
    title: 'A score is written by a thumb',
    isDark: true,
    prepare: fill,
    async reach(visit) {
      await play(visit);
      await court(visit.page, 1)
        .getByRole('button', { name: /^(Прерван или не сыгран|Корт 1)/ })
        .first()
        .click();
    },
  },
  {
    name: 'table',
    title: 'The table, and why a place is what it is',
    isDark: true,
    prepare: fill,
    async reach(visit) {
      await play(visit);
      await visit.page.getByRole('tab', { name: 'Таблица' }).click();
      await visit.page.getByRole('table').waitFor();
      await visit.page.getByRole('table').getByRole('button').first().click();
    },
  },
  {
    name: 'fairness',
    title: 'How fair the draw is',
    // A phone scrolls the grid within the dialog.
    only: 'desk',
    prepare: fill,
    async reach(visit) {
      await begin(visit);
      await status(visit.page).waitFor();
      await press(visit.page, 'Честность');
    },
  },
];
