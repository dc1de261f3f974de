import type { PublicTopic } from '../live/topics';
import type { LivePages } from './livePages';
import type { LivePageRepository } from './livePageRepository';

/** Event name of every page. A name with the page's token would reveal a secret. */
const EVENT = 'live';
/** The tag of a deleted page. A client with this tag requests the page, and gets the reason. */
const GONE = 'gone';

type Source = { repository: LivePageRepository; pages: LivePages };

/** Creates the topic of one live page. It is read only while the page has viewers (SEEN-6). */
export const createLivePageTopic = ({ repository, pages }: Source, token: string): PublicTopic => ({
  name: `live ${token}`,
  event: EVENT,
  readTag: async () => {
    const play = await repository.find(token);
    return play && !play.isInTrash ? play.tag : GONE;
  },
  readContent: async (tag) => {
    const play = await repository.find(token);
    return play?.tag === tag
      ? (await pages.readPage({ token, play, isBoard: false })).packed
      : null;
  },
  isPublic: true,
});
