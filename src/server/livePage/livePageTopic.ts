import type { PublicTopic } from '../live/topics';
import type { LivePages } from './livePages';
import type { LivePageRepository } from './livePageRepository';

/** The event's name, the same for every page: one with the page's token would give a secret away. */
const EVENT = 'live';
/** The tag of a page that is gone: whoever hears it asks for the page, and is told so. */
const GONE = 'gone';

type Source = { repository: LivePageRepository; pages: LivePages };

/** SEEN-6: one live page. What nobody looks at is not read. */
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
