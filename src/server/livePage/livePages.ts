import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { livePageViewOf } from '../../domain/play/livePage/livePageView';
import { foldChanges } from '../../domain/play/playState';
import type { PageAssets, Site } from '../../public/Document';
import { livePage } from '../../public/pages';
import type { ClubDatabase } from '../db/tables';
import { makeEntryRepository, namedPersons } from '../play/entryRepository';
import { makePlayCache } from '../play/playCache';
import { makePlayRepository } from '../play/playRepository';
import { compressPage } from '../publicPages/sendPage';
import { makeTournamentRepository } from '../tournaments/repository';
import type { LivePagePlay } from './livePageRepository';

type Options = { database: ClubDatabase; site: Site; board: PageAssets; timeZone: string };

/** A page as it is sent. */
export type MadePage = {
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
export function makeLivePages({ database, site, board, timeZone }: Options) {
  const plays = makePlayRepository(database);
  const stateOf = makePlayCache(async (id) => foldChanges(await plays.changes(id)));
  const kept = new Map<string, { tag: string; page: Promise<MadePage> }>();

  async function make({ token, play, isBoard }: Asked): Promise<MadePage> {
    const tournament = await makeTournamentRepository(database).find(play.tournament_id);
    if (!tournament) throw new Error('The tournament went into the trash meanwhile');
    const state = await stateOf(play);
    const rows = await makeEntryRepository(database).of(play.tournament_id);
    const persons = namedPersons(rows);
    const view = livePageViewOf({ tournament, state, persons, keyOf: keyIn(token) });
    const html = livePage({
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
    async page(asked: Asked): Promise<MadePage> {
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

export type LivePages = ReturnType<typeof makeLivePages>;
