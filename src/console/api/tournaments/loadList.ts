import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { Tournament } from '../../../domain/tournament/tournament';
import { parseTournaments } from '../../../domain/tournament/tournamentWire';
import { config } from '../../config';
import type { BaseQueryResult } from '../request/baseQuery';
import { freezeListForStore, type CachedList } from './cachedList';
import { createListRequestHeaders } from './createListRequestHeaders';
import { logRequestFailure } from '../request/logging';
import { TOURNAMENTS_PATH } from '../request/apiPaths';
import type { ApiProblem } from '../request/problems';
import { StreamedList } from '../request/readStreamedList';

const NOT_MODIFIED = 304;
/** Status of RFC 3229: the response is a part of the list, or its changes. */
const IM_USED = 226;

/** Message for a body that is not a list (LIST-11). */
export const UNREADABLE_LIST_TEXT = 'Неверный формат данных от сервера';

const wrongList: { error: ApiProblem } = {
  error: { status: 'CUSTOM_ERROR', message: UNREADABLE_LIST_TEXT },
};

const toChanges = (data: unknown) => (data ?? {}) as { changed?: unknown; removed?: unknown };

const groupById = (tournaments: Tournament[]) =>
  new Map(tournaments.map((tournament) => [tournament.id, tournament]));

/** Returns the earlier list with the response's changes applied; null for unreadable changes (SPEED-2). */
function withChanges(before: Tournament[], data: unknown): Tournament[] | null {
  const { changed, removed } = toChanges(data);
  const parsed = parseTournaments(changed);
  if (!parsed || !Array.isArray(removed)) return null;
  const list = groupById(before);
  for (const id of removed) list.delete(id as number);
  for (const tournament of parsed) list.set(tournament.id, tournament);
  return [...list.values()];
}

/** Returns the response, with the writes that ended after the request was sent (WEATHER-6). */
function withWrites(answered: Tournament[], asked: Tournament[], now: Tournament[]): Tournament[] {
  const list = groupById(answered);
  const untouched = new Set(asked);
  const left = groupById(now);
  for (const { id } of asked) if (!left.has(id)) list.delete(id);
  for (const tournament of now) {
    const { id, version } = tournament;
    const isNewer = (list.get(id)?.version ?? 0) <= (version ?? 0);
    if (!untouched.has(tournament) && isNewer) list.set(id, tournament);
  }
  return [...list.values()];
}

/** The tournaments of a whole list or of its beginning; null when the body is not a list. */
const parseList = (data: unknown): Tournament[] | null =>
  data instanceof StreamedList ? data.tournaments : parseTournaments(data);

/** Parses JSON, so that names can be masked by their keys; returns any other text unchanged. */
function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Loads and normalises the tournaments; a response that is not a list is an error (WIRE-2, LIST-11). The club's server
 * is first asked for the beginning of a long list, and later for the changes (SPEED-2, SPEED-4). The response contains
 * every write that ended before the request. Later writes stay in the list, because the response may lack them
 * (WEATHER-6).
 * @param cached returns the current cached list
 */
export async function loadList(
  send: (request: FetchArgs) => BaseQueryResult | PromiseLike<BaseQueryResult>,
  cached: () => CachedList | undefined,
): Promise<{ data: CachedList } | { error: ApiProblem }> {
  const known = cached();
  const request = {
    url: TOURNAMENTS_PATH,
    headers: createListRequestHeaders(config.features, known),
  };
  const { data, error, meta } = await send(request);
  if (error) return { error };
  const { status, headers } = meta?.response ?? {};
  const before = known && (known.answered ?? known.tournaments);
  const isSame = status === NOT_MODIFIED;
  const isPart = status === IM_USED;
  const answered =
    before && isSame ? before : before && isPart ? withChanges(before, data) : parseList(data);
  if (!answered) {
    const body = data instanceof StreamedList ? parseJsonOrText(data.text) : data;
    logRequestFailure('listTournaments', status ?? '', body);
    return wrongList;
  }
  const etag = known && isSame ? known.etag : (headers?.get('etag') ?? null);
  const isWhole = !isPart || Boolean(known);
  const now = cached();
  if (now && answered === now.tournaments) return { data: now };
  if (!known || !now || known.tournaments === now.tournaments) {
    return { data: freezeListForStore({ tournaments: answered, etag, isWhole }) };
  }
  const tournaments = withWrites(answered, known.tournaments, now.tournaments);
  return { data: freezeListForStore({ tournaments, answered, etag, isWhole }) };
}
