import type { Locator, Page } from '@playwright/test';
import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import { createStartRoundEvents } from '../../../src/domain/play/draw/drawEvents';
import type { DrawContext } from '../../../src/domain/play/draw/drawFingerprint';
import { createResultEvent } from '../../../src/domain/play/draw/roundEvents';
import type { MatchResult } from '../../../src/domain/play/model/round';
import type { Club } from './club';
import { playElsewhere } from './playElsewhere';

const drawing: DrawContext = { format: 'mexicano', levelOf: () => null };

/** The desk of a play whose score link is open, past the browser. */
export function scoreDesk(club: Club) {
  const play = playElsewhere(club);
  const state = async () => toPlayState(await play.read());
  const current = async () => (await state()).rounds.findLast(({ start }) => start !== null)!;
  const matchOn = async (court: number) =>
    (await current()).matches.find((match) => match.court === court)!;

  return {
    play,

    /** Makes the link, and begins the first round. */
    async open(): Promise<string> {
      const path = await play.openLink('score');
      await this.begin();
      return path;
    },

    async begin(): Promise<void> {
      const at = new Date().toISOString();
      await play.change(
        createStartRoundEvents(await state(), at, { planned: 3, seed: 7, drawing }),
      );
    },

    async score(court: number, a: number): Promise<void> {
      const result: MatchResult = { a, b: 24 - a, mark: null };
      await play.change([createResultEvent(await current(), await matchOn(court), result)]);
    },

    /** The query of the pad of a court. */
    pad: async (court: number) => `?round=${(await current()).id}&court=${court}`,

    result: async (court: number) => (await matchOn(court)).result,
  };
}

export const card = (page: Page, court: number): Locator =>
  page.getByRole('listitem').filter({ hasText: `Корт ${court}` });

/** Opens the pad of a court by its card. */
export const openPad = (page: Page, court: number): Promise<void> =>
  card(page, court).getByRole('link').click();

export const number = (page: Page, points: number): Locator =>
  page.getByRole('button', { name: String(points), exact: true });

/** A key of the pad's digits. */
export const digit = (page: Page, value: number): Locator =>
  page.getByRole('link', { name: String(value), exact: true });
