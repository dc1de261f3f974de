/** The players' tag in the latest event; null before the first event (PLAYER-80). */
let latestTag: string | null = null;

/** The players' tag of each cached list or card, by the id of its `Player` cache tag. */
const cachedTags = new Map<string, string | null>();

/** Id of the list's `Player` cache tag; a card uses the player's id. */
export const PLAYER_LIST_TAG_ID = 'all';

/** Maximum number of requests. While players change constantly, a slightly old response is accepted. */
const TRIES = 3;

type QueryMeta = { meta?: { response?: Response | undefined } | undefined };

/** Records the players' tag of an event. @returns the cache tag ids of responses with another tag */
export function recordPlayersTag(tag: string): string[] {
  latestTag = tag;
  return [...cachedTags].filter(([, own]) => own !== tag).map(([id]) => id);
}

/**
 * Sends a request and records the players' tag of its response. An event cannot mark a response as stale that is not
 * cached yet. If an event brings another tag during the request, the request is therefore sent again.
 */
export async function trackPlayersTag<Result extends QueryMeta>(
  id: string,
  send: () => Result | PromiseLike<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const before = latestTag;
    cachedTags.delete(id);
    const answer = await send();
    const tag = answer.meta?.response?.headers.get('etag') ?? null;
    cachedTags.set(id, tag);
    const isCurrent = latestTag === before || latestTag === tag;
    if (isCurrent || tag === null || tries === TRIES) return answer;
  }
}
