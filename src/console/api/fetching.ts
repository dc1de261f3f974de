import { config } from '../config';
import { fetchOrTakeEarly } from './earlyRequest';
import { PATH } from './paths';
import { readTournaments, type ReadTournaments } from './readTournaments';

const IM_USED = 226;

/** What was read of a response before it is handed on. */
const readAhead = new WeakMap<Response, ReadTournaments>();

/** Whether an answer is a list of ours, whole or its beginning. */
function isOurList({ method, url }: Request, { status, headers }: Response): boolean {
  if (method !== 'GET' || !url.endsWith(PATH) || !config.features.includes('changes')) return false;
  return status === 200 || (status === IM_USED && headers.get('im') === 'first');
}

/**
 * Fetches for fetchBaseQuery. That reads every body twice, once more for its errors: a list, which
 * may be long, is read here, and goes on without its body.
 */
export async function fetchFn(request: Request): Promise<Response> {
  const response = await fetchOrTakeEarly(request);
  if (!isOurList(request, response)) return response;
  const { status, headers } = response;
  const read = await readTournaments(response);
  const bodiless = new Response(null, { status, headers });
  readAhead.set(bodiless, read);
  return bodiless;
}

/** What was read ahead, or the body's text. */
export const responseHandler = async (response: Response): Promise<ReadTournaments | string> =>
  readAhead.get(response) ?? response.text();
