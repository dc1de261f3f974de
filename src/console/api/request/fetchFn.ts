import { config } from '../../config';
import { readEarlyResponse, takeEarlyResponse } from './earlyRequest';
import { TOURNAMENTS_PATH } from './apiPaths';
import { readStreamedList, type StreamedList } from './readStreamedList';
import { trackSlowRequest } from './slowRequests';

const IM_USED = 226;

/** Lists that `withListRead` has read, by their response. */
const readAhead = new WeakMap<Response, StreamedList>();

/** True for the club server's list, whole or only its beginning. */
function isOurList({ method, url }: Request, { status, headers }: Response): boolean {
  if (method !== 'GET' || !url.endsWith(TOURNAMENTS_PATH) || !config.features.includes('changes'))
    return false;
  return status === 200 || (status === IM_USED && headers.get('im') === 'first');
}

/**
 * Reads the list while the response arrives and stores it by the response. Otherwise fetchBaseQuery would read a long
 * body twice.
 */
async function withListRead(request: Request, answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!isOurList(request, response)) return response;
  const { status, headers } = response;
  const read = await readStreamedList(response);
  const bodiless = new Response(null, { status, headers });
  readAhead.set(bodiless, read);
  return bodiless;
}

export const fetchFn = (request: Request): Promise<Response> =>
  takeEarlyResponse(request) ?? withListRead(request, trackSlowRequest(fetch(request)));

/** Resolves when the early list is read or has failed. */
export const waitForEarlyList = (): Promise<void> => readEarlyResponse(withListRead);

/** The list that `withListRead` has read, or the body's text. */
export const readListResponse = async (response: Response): Promise<StreamedList | string> =>
  readAhead.get(response) ?? response.text();
