import { choosePlayAction, getCourt, getPlayStatus } from '../browser/support/rounds';
import { moveTodaysPlay, readTodaysPlay } from './playScreens';
import { press, type Screen, type Visit } from './screen';

/** The roster has one player more than the applications, so that one rests. */
async function fillRoster(visit: Visit): Promise<void> {
  await moveTodaysPlay(visit, { startTime: '08:30', endTime: '11:30' });
  const { play } = await readTodaysPlay(visit);
  await play.read();
  await play.add('Юлия', 'Максим');
}

async function startPlay(visit: Visit): Promise<void> {
  const { page } = visit;
  // Fixes the draw's seed, so that all pictures have the same pairs.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  const { id } = await readTodaysPlay(visit);
  await page.goto(`/tournaments/${id}/play`);
  await press(page, 'Начать игру');
  await getCourt(page, 1).waitFor();
}

/** Enters the first court's score and closes the pad. */
async function enterScore({ page }: Visit): Promise<void> {
  const match = getCourt(page, 1);
  const open = match.getByRole('button', { name: /^(Прерван или не сыгран|Корт 1)/ });
  await open.first().click();
  await press(page.getByRole('dialog'), '15');
  await press(page.getByRole('dialog'), 'Закрыть');
}

async function playRound(visit: Visit): Promise<void> {
  await startPlay(visit);
  await enterScore(visit);
}

export const roundScreens: readonly Screen[] = [
  {
    name: 'rounds',
    title: 'A round is played',
    isDark: true,
    prepare: fillRoster,
    reach: playRound,
  },
  {
    name: 'score-pad',
    title: 'A score is written by a thumb',
    isDark: true,
    prepare: fillRoster,
    async reach(visit) {
      await playRound(visit);
      await getCourt(visit.page, 1)
        .getByRole('button', { name: /^(Прерван или не сыгран|Корт 1)/ })
        .first()
        .click();
    },
  },
  {
    name: 'table',
    title: 'The table, with the reason of a place',
    isDark: true,
    prepare: fillRoster,
    async reach(visit) {
      await playRound(visit);
      await visit.page.getByRole('tab', { name: 'Таблица' }).click();
      await visit.page.getByRole('table').waitFor();
      await visit.page.getByRole('table').getByRole('button').first().click();
    },
  },
  {
    name: 'outcome',
    title: 'The outcome of a finished play, with unpaid players',
    isDark: true,
    async prepare(visit) {
      await fillRoster(visit);
      const { play, fee } = await readTodaysPlay(visit);
      const [first, ...others] = (await play.read()).entries;
      for (const { givenName } of others.slice(0, 8)) {
        await play.mark(givenName, { payment: 'cash', paid: fee });
      }
      await play.playOut(first!.givenName);
    },
    async reach(visit) {
      const { id } = await readTodaysPlay(visit);
      await visit.page.goto(`/tournaments/${id}/play`);
      await visit.page.getByRole('region', { name: 'Итог' }).waitFor();
    },
  },
  {
    name: 'final',
    title: 'A final is chosen, with its courts',
    isDark: true,
    async prepare(visit) {
      await fillRoster(visit);
      const { play } = await readTodaysPlay(visit);
      await play.set({ rounds: 1 });
      await play.startRound();
      for (const { court } of (await play.read()).rounds[0]!.matches) {
        await play.score(court, 14 + court);
      }
    },
    async reach(visit) {
      const { id } = await readTodaysPlay(visit);
      await visit.page.goto(`/tournaments/${id}/play/rounds`);
      await press(visit.page, 'Финал');
      await visit.page.getByRole('list', { name: 'Кто с кем' }).waitFor();
    },
  },
  {
    name: 'fairness',
    title: 'The fairness of the draw',
    // On a phone the grid scrolls within the dialog, so a picture shows only a part.
    only: 'desk',
    prepare: fillRoster,
    async reach(visit) {
      await startPlay(visit);
      await getPlayStatus(visit.page).waitFor();
      await choosePlayAction(visit.page, 'Честность');
    },
  },
];
