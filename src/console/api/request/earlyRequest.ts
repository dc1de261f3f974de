type EarlyRequest = { request: Request; response: Promise<Response>; abort: AbortController };

/** The global object through which `early.ts` passes its request to the console's main script. */
const place = globalThis as { earlyRequest?: EarlyRequest | undefined };

const COMPARED = ['accept', 'authorization', 'a-im'];

const isSame = (one: Request, other: Request): boolean =>
  one.method === other.method &&
  one.url === other.url &&
  COMPARED.every((name) => one.headers.get(name) === other.headers.get(name));

/** Sends a request before the code that needs its response is loaded. */
export function sendEarlyRequest(url: string, headers: Record<string, string>): void {
  const abort = new AbortController();
  const request = new Request(url, { headers, credentials: 'omit', signal: abort.signal });
  const response = fetch(request);
  // The caller that takes the response handles its rejection. The empty handler prevents a warning before.
  response.catch(() => undefined);
  place.earlyRequest = { request, response, abort };
}

/**
 * Reads the early response, unless it has been taken.
 * @returns resolves when it is read or has failed, and at once when there is none
 */
export async function readEarlyResponse(
  read: (request: Request, response: Promise<Response>) => Promise<Response>,
): Promise<void> {
  const early = place.earlyRequest;
  if (!early) return;
  early.response = read(early.request, early.response);
  await early.response.catch(() => undefined);
}

/** Returns the response to this request if it was sent early. Each early response is returned only once. */
export function takeEarlyResponse(request: Request): Promise<Response> | null {
  const early = place.earlyRequest;
  place.earlyRequest = undefined;
  if (!early || !isSame(early.request, request)) return null;
  const { signal } = request;
  signal.addEventListener('abort', () => early.abort.abort(signal.reason));
  return early.response;
}
