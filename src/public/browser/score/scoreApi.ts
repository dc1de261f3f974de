import type { ScoreLinkResult } from '../../../domain/play/scoreLink/acceptLinkResult';
import type { ScoreLinkView } from '../../../domain/play/scoreLink/linkView';

/** The server's response: a board, no change, an ended link, or no response. */
export type ScoreLinkResponse =
  | { kind: 'board'; board: ScoreLinkView; message: string | null }
  | { kind: 'same' | 'offline' }
  | { kind: 'ended'; status: 404 | 410 };

/** Limit of a request in ms. A later response counts as a missing one. */
const PATIENCE = 10_000;

/** Tag of the last completely read board. A board with an invalid body must be requested again. */
let tag = '';

async function sendRequest(place: string, init: RequestInit): Promise<Response | null> {
  const over = new AbortController();
  // The limit includes the time to read the body.
  setTimeout(() => over.abort(), PATIENCE);
  try {
    return await fetch(location.pathname + place, {
      ...init,
      cache: 'no-store',
      signal: over.signal,
    });
  } catch {
    return null;
  }
}

async function read(response: Response | null): Promise<ScoreLinkResponse> {
  if (response?.status === 304) return { kind: 'same' };
  if (response?.status === 404 || response?.status === 410) {
    return { kind: 'ended', status: response.status };
  }
  const isJson = response?.headers.get('content-type')?.includes('json');
  if (!response || !isJson) return { kind: 'offline' };
  try {
    const json = (await response.json()) as ScoreLinkView & {
      board?: ScoreLinkView;
      message?: string | null;
    };
    const { board = json, message = null } = json;
    // The server or its proxy also reports a problem as JSON.
    return 'round' in board ? { kind: 'board', board, message } : { kind: 'offline' };
  } catch {
    return { kind: 'offline' };
  }
}

/** Requests the board, which comes only if it has changed (SEEN-18). */
export async function fetchScoreLinkView(): Promise<ScoreLinkResponse> {
  const response = await sendRequest('/board', { headers: { 'if-none-match': tag } });
  const answer = await read(response);
  if (answer.kind === 'board') tag = response?.headers.get('etag') ?? '';
  return answer;
}

/** Sends a result (SEEN-17). */
export async function sendResult({
  id,
  roundId,
  court,
  from,
  to,
}: ScoreLinkResult): Promise<ScoreLinkResponse> {
  // The response's board has no tag. The next request must therefore not send the former tag.
  tag = '';
  const response = await sendRequest('/results', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, roundId, court, from, to }),
  });
  return read(response);
}
