import { createStartRoundEvents } from '../../src/domain/play/draw/drawEvents';
import { FORMATS } from '../../src/domain/play/formats/formats';
import type { LinkPurpose } from '../../src/domain/play/wire/links';
import { toPlayState } from '../../src/domain/play/changes/pendingPlay';
import { openPad } from '../browser/support/scorePage';
import { sendElsewhere } from '../browser/support/signIn';
import type { PlayResponse } from '../../src/server/play/contract/playResponse';
import { NOW } from './demoClub';
import { moveTodaysPlay, readTodaysPlay } from './playScreens';
import type { Screen, Visit } from './screen';

const MINUTE_MS = 60_000;
const context = { format: FORMATS.Мексикано, levelOf: () => null } as const;

/** Starts the second round with a score on one court. @returns the path of the page for `purpose` */
async function playTwo(visit: Visit, purpose: LinkPurpose): Promise<string> {
  await moveTodaysPlay(visit, { startTime: '08:15', endTime: '11:15' });
  const { id, play } = await readTodaysPlay(visit);
  await play.read();
  await play.add('Юлия', 'Максим');
  for (const [planned, minutes] of [
    [1, 20],
    [2, 6],
  ] as const) {
    const at = new Date(NOW - minutes * MINUTE_MS).toISOString();
    await play.change(
      createStartRoundEvents(toPlayState(await play.read()), at, {
        planned,
        seed: 1,
        context,
      }),
    );
    const courts = (await play.read()).rounds.at(-1)!.matches.map(({ court }) => court);
    for (const court of planned === 1 ? courts : courts.slice(1))
      await play.score(court, 14 + court);
  }
  const path = `/api/tournaments/${id}/play/links/${purpose}`;
  const answer = await sendElsewhere(visit.club, 'POST', path, {});
  return ((await answer.json()) as PlayResponse).links[purpose]!;
}

async function openLinkPage(visit: Visit, purpose: LinkPurpose, place = ''): Promise<void> {
  await visit.page.goto((await playTwo(visit, purpose)) + place);
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
}

/** Public pages for players and guests, without a session. */
export const liveScreens: readonly Screen[] = [
  {
    name: 'live',
    title: 'The live page',
    isGuest: true,
    isDark: true,
    // In a wide window the live page becomes the board.
    only: 'phone',
    reach: (visit) => openLinkPage(visit, 'live'),
  },
  {
    name: 'board',
    title: 'The board in the hall',
    isGuest: true,
    isDark: true,
    only: 'desk',
    reach: (visit) => openLinkPage(visit, 'live', '?tv'),
  },
  {
    name: 'score-link',
    title: 'The page behind the score link',
    isGuest: true,
    isDark: true,
    reach: (visit) => openLinkPage(visit, 'score'),
  },
  {
    name: 'score-link-pad',
    title: 'A player writes a score there',
    isGuest: true,
    async reach(visit) {
      await openLinkPage(visit, 'score');
      await openPad(visit.page, 1);
    },
  },
];
