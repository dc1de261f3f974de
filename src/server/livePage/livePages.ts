import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { buildLivePageView } from '../../domain/play/livePage/livePageView';
import { foldChanges } from '../../domain/play/log/playState';
import type { PageAssets, Site } from '../../public/Document';
import { renderLivePage } from '../../public/pages';
import type { ClubDatabase } from '../db/tables';
import { createEntryRepository, toNamedPersons } from '../play/entries/entryRepository';
import { createPlayCache } from '../play/log/playCache';
import { createPlayRepository } from '../play/log/playRepository';
import { compressPage } from '../publicPages/sendPage';
import { createTournamentRepository } from '../tournaments/tournamentRepository';
import type { LivePagePlay } from './livePageRepository';

type Options = { database: ClubDatabase; site: Site; board: PageAssets; timeZone: string };

/** A page as it is sent. */
export type RenderedPage = {
  html: string;
  compressed: Buffer;
  /** For an event: without the style sheets, which its receiver has already. */
  packed: string;
};

type Asked = { token: string; play: LivePagePlay; isBoard: boolean };

/** More pages than are watched at the same time, in two forms each. */
const KEPT_MAX = 50;

/** SEEN-3: keys tell players apart on one page; on another page the same player has another key. */
const keyIn = (token: string) => (entryId: string) =>
  createHmac('sha256', token).update(entryId).digest('base64url').slice(0, 8);

const STYLE_SHEETS = /<style\b.*?<\/style>/gs;

const packPage = (html: string): string =>
  gzipSync(html.replace(STYLE_SHEETS, '')).toString('base64');

/** Makes live pages, each once for all who look at it. */
export function createLivePages({ database, site, board, timeZone }: Options) {
  const plays = createPlayRepository(database);
  const stateOf = createPlayCache(async (id) => foldChanges(await plays.listChanges(id)));
  const kept = new Map<string, { tag: string; page: Promise<RenderedPage> }>();

  async function make({ token, play, isBoard }: Asked): Promise<RenderedPage> {
    const tournament = await createTournamentRepository(database).find(play.tournament_id);
    if (!tournament) throw new Error('The tournament went into the trash meanwhile');
    const state = await stateOf(play);
    const rows = await createEntryRepository(database).of(play.tournament_id);
    const persons = toNamedPersons(rows);
    const view = buildLivePageView({ tournament, state, persons, keyOf: keyIn(token) });
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
    /** The page as the play is now; whoever asks for it meanwhile waits for the same one. */
    async page(asked: Asked): Promise<RenderedPage> {
      const { token, isBoard } = asked;
      const { tag } = asked.play;
      const key = `${token} ${isBoard}`;
      const found = kept.get(key);
      if (found?.tag === tag) return found.page;
      const page = make(asked);
      kept.delete(key);
      if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value!);
      kept.set(key, { tag, page });
      page.catch(() => {
        if (kept.get(key)?.page === page) kept.delete(key);
      });
      return page;
    },
  };
}

export type LivePages = ReturnType<typeof createLivePages>;
