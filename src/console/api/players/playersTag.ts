/** PLAYER-80: the players' tag in the latest event; null before the first one. */
let latestTag: string | null = null;

/** The tags that the cached answers came with, the list's and the cards', by the ids of their `Player` tags. */
const cachedTags = new Map<string, string | null>();

/** The id of the list's `Player` tag; a card's is its player's. */
export const PLAYER_LIST_TAG_ID = 'all';

/** Requests at most: where players change all the time, an answer that is a moment old has to do. */
const TRIES = 3;

type QueryMeta = { meta?: { response?: Response | undefined } | undefined };

/** Notes the players' tag of an event. @returns the ids of the cached answers that have another tag */
export function recordPlayersTag(tag: string): string[] {
  latestTag = tag;
  return [...cachedTags].filter(([, own]) => own !== tag).map(([id]) => id);
}

/**
 * Sends a request, and notes its answer's tag. It is sent again where an event has brought another tag meanwhile:
 * that event could not find the answer stale, since it was not cached yet.
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
