import type { PublicTopic } from '../live/topics';
import type { LivePages } from './livePages';
import type { LivePageRepository } from './livePageRepository';

/** The same event name for every page: a name with the page's token would reveal a secret. */
const EVENT = 'live';
/** The tag of a deleted page. A client requests the page after it, and gets the reason. */
const GONE = 'gone';

type Source = { repository: LivePageRepository; pages: LivePages };

/** The topic of one live page, read only while it has viewers (SEEN-6). */
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
