/** The tag of all players that an event named last (PLAYER-80); null before the first one. */
let told: string | null = null;

/** The tag that the list's or a card's answer came with, by the id of its `Player` tag. */
const held = new Map<string, string | null>();

/** The id of the list's `Player` tag; a card's is its player's. */
export const ALL_PLAYERS = 'all';

/** Requests at most: where players change all the time, an answer that is a moment old has to do. */
const TRIES = 3;

type Answered = { meta?: { response?: Response | undefined } | undefined };

/** Takes the tag that an event names. @returns the ids of what is held of another one */
export function hearPlayersTag(tag: string): string[] {
  told = tag;
  return [...held].filter(([, own]) => own !== tag).map(([id]) => id);
}

/**
 * Asks, and keeps the answer's tag. It is asked again where an event has named another tag meanwhile: while a
 * request is under way, nothing is held that the event could find.
 */
export async function withPlayersTag<Heard extends Answered>(
  id: string,
  send: () => Heard | PromiseLike<Heard>,
): Promise<Heard> {
  for (let tries = 1; ; tries += 1) {
    const before = told;
    held.delete(id);
    const answer = await send();
    const tag = answer.meta?.response?.headers.get('etag') ?? null;
    held.set(id, tag);
    if (told === before || told === tag || tag === null || tries === TRIES) return answer;
  }
}
