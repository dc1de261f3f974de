/** The players' tag in the latest event; null before the first one (PLAYER-80). */
let latestTag: string | null = null;

/** Tags of the cached list and cards, by the ids of their `Player` tags. */
const cachedTags = new Map<string, string | null>();

/** The id of the list's `Player` tag; a card's is its player's. */
export const PLAYER_LIST_TAG_ID = 'all';

/** Limit of requests. If players change all the time, a slightly old response has to do. */
const TRIES = 3;

type QueryMeta = { meta?: { response?: Response | undefined } | undefined };

/** Records the players' tag of an event. @returns the ids of the cached responses that have another tag */
export function recordPlayersTag(tag: string): string[] {
  latestTag = tag;
  return [...cachedTags].filter(([, own]) => own !== tag).map(([id]) => id);
}

/**
 * Sends a request and records the tag of its response. Sends it again if an event brought another tag meanwhile. Such
 * an event cannot mark the response stale, since it is not cached yet.
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
