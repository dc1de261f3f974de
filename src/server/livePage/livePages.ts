import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { buildLivePageView } from '../../domain/play/livePage/livePageView';
import type { PageAssets, PublicSite } from '../../public/Document';
import { renderLivePage } from '../../public/pages';
import type { ClubDatabase } from '../db/tables';
import { createSharedReads } from '../lib/sharedReads';
import { createEntryRepository, toNamedPersons } from '../play/entries/entryRepository';
import type { PlayStates } from '../play/log/playStates';
import { compressPage } from '../publicPages/sendPage';
import { createTournamentRepository } from '../tournaments/tournamentRepository';
import type { LivePagePlayVersion } from './livePageRepository';

type Options = {
  database: ClubDatabase;
  playStates: PlayStates;
  site: PublicSite;
  board: PageAssets;
  timeZone: string;
};

type RenderedPage = {
  html: string;
  compressed: Buffer;
  /** Gzipped page for an event, in base64. It has no style sheets, because the receiver already has them. */
  packed: string;
};

type PageRequest = { token: string; play: LivePagePlayVersion; isBoard: boolean };

/** The maximum is more than the pages viewed at the same time, in two forms each. */
const PAGES_MAX = 50;

/**
 * Creates the keys that distinguish the players of one page. Another page has other keys for the same players (SEEN-3).
 */
const createKeyLookup = (token: string) => (entryId: string) =>
  createHmac('sha256', token).update(entryId).digest('base64url').slice(0, 8);

const STYLE_SHEETS = /<style\b.*?<\/style>/gs;

const packPage = (html: string): string =>
  gzipSync(html.replace(STYLE_SHEETS, '')).toString('base64');

/** Creates the renderer of live pages. It renders each page once for all viewers. */
export function createLivePages({ database, playStates, site, board, timeZone }: Options) {
  const share = createSharedReads<RenderedPage>(PAGES_MAX);

  async function renderPage({ token, play, isBoard }: PageRequest): Promise<RenderedPage> {
    const tournament = await createTournamentRepository(database).find(play.tournament_id);
    if (!tournament) throw new Error('The tournament went into the trash meanwhile');
    const { state } = await playStates.read(play.tournament_id);
    const rows = await createEntryRepository(database).listByTournament(play.tournament_id);
    const persons = toNamedPersons(rows);
    const view = buildLivePageView({ tournament, state, persons, keyOf: createKeyLookup(token) });
    const html = renderLivePage({
      site,
      board,
      view,
      zone: timeZone,
      tag: play.tag,
      isBoard,
      path: `/live/${token}`,
    });
    return { html, compressed: compressPage(html), packed: packPage(html) };
  }

  return {
    /** Reads the page of the play's current version. Simultaneous requests share one rendering. */
    readPage: (request: PageRequest): Promise<RenderedPage> =>
      share(`${request.token} ${request.isBoard}`, request.play.tag, () => renderPage(request)),
  };
}

export type LivePages = ReturnType<typeof createLivePages>;
