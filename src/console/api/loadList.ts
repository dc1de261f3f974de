import type { FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import type { Tournament } from '../../domain/tournament';
import { parseTournaments } from '../../domain/wire';
import { config } from '../config';
import { listHeaders } from './listHeaders';
import { PATH } from './paths';
import type { ApiProblem } from './problems';
import type { ReadTournaments } from './readTournaments';

/** The tournaments, in no order. */
export type TournamentList = {
  tournaments: Tournament[];
  /** By which our server knows this state of the list. */
  tag: string | null;
  /** Of a long list its beginning is loaded first, and then the whole. */
  isWhole: boolean;
  /** Of a list that this device has kept: when the server gave it, ms since the epoch (COMFORT-72). */
  keptAt?: number;
};

type Answer = {
  meta?: FetchBaseQueryMeta | undefined;
} & ({ data: unknown; error?: undefined } | { data?: undefined; error: ApiProblem });

const NOT_MODIFIED = 304;
/** RFC 3229: what is answered is not the whole. */
const IM_USED = 226;

/** LIST-11: what was to be a list is none. */
export const WRONG_LIST = 'Неверный формат данных от сервера';

const wrongList: { error: ApiProblem } = {
  error: { status: 'CUSTOM_ERROR', message: WRONG_LIST },
};

const changesIn = (data: unknown) => (data ?? {}) as { changed?: unknown; removed?: unknown };

/** SPEED-2: the list that was held, with what has changed in it. */
function withChanges(held: Tournament[], data: unknown): Tournament[] | null {
  const { changed, removed } = changesIn(data);
  const parsed = parseTournaments(changed);
  if (!parsed || !Array.isArray(removed)) return null;
  const byId = new Map(parsed.map((tournament) => [tournament.id, tournament]));
  const gone = new Set<unknown>(removed);
  const known = new Set(held.map(({ id }) => id));
  return [
    ...held
      .filter(({ id }) => !gone.has(id))
      .map((tournament) => byId.get(tournament.id) ?? tournament),
    ...parsed.filter(({ id }) => !known.has(id)),
  ];
}

/** The tournaments of a whole list, or of its beginning; null where there are none to be read. */
const tournamentsIn = (data: unknown): Tournament[] | null =>
  isRead(data) ? data.tournaments : parseTournaments(data);

const isRead = (data: unknown): data is ReadTournaments =>
  typeof data === 'object' && data !== null && 'tournaments' in data;

/**
 * A list, or what holds one, as the state holds it. Immer leaves alone what is frozen: in production it need not walk
 * through all tournaments, in development it does, so that whoever changes one is found.
 */
export const listOf = <List extends object>(list: List): List =>
  process.env.NODE_ENV === 'production' ? Object.freeze(list) : list;

/**
 * WIRE-2: the tournaments, normalised; LIST-11 where the answer is no list. Our server is asked at
 * first for the beginning of a long list, and later only for what has changed (SPEED-2, SPEED-4).
 */
export async function loadList(
  send: (request: FetchArgs) => unknown,
  held: TournamentList | undefined,
): Promise<{ data: TournamentList } | { error: ApiProblem }> {
  const request = { url: PATH, headers: listHeaders(config.features, held) };
  const { data, error, meta } = (await send(request)) as Answer;
  if (error) return { error };
  const { status, headers } = meta?.response ?? {};
  if (held && status === NOT_MODIFIED) return { data: held };
  const isPart = status === IM_USED;
  const tournaments = held && isPart ? withChanges(held.tournaments, data) : tournamentsIn(data);
  const tag = headers?.get('etag') ?? null;
  return tournaments
    ? { data: listOf({ tournaments, tag, isWhole: !isPart || Boolean(held) }) }
    : wrongList;
}
