import type { Locator, Page } from '@playwright/test';
import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import { createStartRoundEvents } from '../../../src/domain/play/draw/drawEvents';
import type { DrawContext } from '../../../src/domain/play/draw/drawFingerprint';
import { createResultEvent } from '../../../src/domain/play/draw/roundEvents';
import { FORMATS } from '../../../src/domain/play/formats/formats';
import type { MatchResult } from '../../../src/domain/play/model/round';
import type { Side } from '../../../src/domain/play/score/completeResult';
import type { Club } from './club';
import { createOtherDesk } from './otherDesk';

const context: DrawContext = { format: FORMATS.Мексикано, levelOf: () => null };

/** Changes a play with an open score link through the API, without the browser. */
export function createScoreDesk(club: Club) {
  const play = createOtherDesk(club);
  const readState = async () => toPlayState(await play.read());
  const readCurrentRound = async () =>
    (await readState()).rounds.findLast(({ start }) => start !== null)!;
  const readMatch = async (court: number) =>
    (await readCurrentRound()).matches.find((match) => match.court === court)!;

  return {
    play,

    /** Creates the link and starts the first round. */
    async open(): Promise<string> {
      const path = await play.openLink('score');
      await this.startRound();
      return path;
    },

    async startRound(): Promise<void> {
      const at = new Date().toISOString();
      await play.change(
        createStartRoundEvents(await readState(), at, { planned: 3, seed: 7, context }),
      );
    },

    /** Undoes all rounds, and starts the first one with these settings. */
    async startAgain(settings: Parameters<typeof play.set>[0]): Promise<void> {
      const { rounds } = await readState();
      await play.change([{ kind: 'roundsReplaced', after: null, from: rounds, to: [] }]);
      await play.set(settings);
      await this.startRound();
    },

    async score(court: number, a: number): Promise<void> {
      const result: MatchResult = { a, b: 24 - a, mark: null };
      await play.change([
        createResultEvent(await readCurrentRound(), await readMatch(court), result),
      ]);
    },

    getPadQuery: async (court: number) => `?round=${(await readCurrentRound()).id}&court=${court}`,

    readResult: async (court: number) => (await readMatch(court)).result,
  };
}

export const getCourtCard = (page: Page, court: number): Locator =>
  page.getByRole('listitem').filter({ hasText: `Корт ${court}` });

export const openPad = (page: Page, court: number): Promise<void> =>
  getCourtCard(page, court).getByRole('link').click();

export const getNumberButton = (page: Page, points: number): Locator =>
  page.getByRole('button', { name: String(points), exact: true });

/** A digit of the pad, or a number that leaves the other pair's points open. */
export const getNumberLink = (page: Page, value: number): Locator =>
  page.getByRole('link', { name: String(value), exact: true });

/** The points that the pad shows for a pair. */
export const getPairPoints = (page: Page, side: Side): Locator => page.locator(`#pair-${side} > b`);
