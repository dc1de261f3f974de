import { config } from '../config';
import { readEarly, takeEarly } from './earlyRequest';
import { PATH } from './paths';
import { readTournaments, type ReadTournaments } from './readTournaments';
import { watchAnswer } from './unanswered';

const IM_USED = 226;

/** What was read of a response before it is handed on. */
const readAhead = new WeakMap<Response, ReadTournaments>();

/** Whether an answer is a list of ours, whole or its beginning. */
function isOurList({ method, url }: Request, { status, headers }: Response): boolean {
  if (method !== 'GET' || !url.endsWith(PATH) || !config.features.includes('changes')) return false;
  return status === 200 || (status === IM_USED && headers.get('im') === 'first');
}

/**
 * An answer, with its list read. fetchBaseQuery reads every body twice, once more for its errors: a
 * list, which may be long, is read here, and goes on without its body.
 */
async function withListRead(request: Request, answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!isOurList(request, response)) return response;
  const { status, headers } = response;
  const read = await readTournaments(response);
  const bodiless = new Response(null, { status, headers });
  readAhead.set(bodiless, read);
  return bodiless;
}

/** Fetches for fetchBaseQuery. */
export const fetchFn = (request: Request): Promise<Response> =>
  takeEarly(request) ?? withListRead(request, watchAnswer(fetch(request)));

/** SPEED-5: resolves when the list that was asked for early is read, or cannot be. */
export const readEarlyList = (): Promise<void> => readEarly(withListRead);

/** What was read ahead, or the body's text. */
export const responseHandler = async (response: Response): Promise<ReadTournaments | string> =>
  readAhead.get(response) ?? response.text();
