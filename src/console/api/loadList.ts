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

const byId = (tournaments: Tournament[]) =>
  new Map(tournaments.map((tournament) => [tournament.id, tournament]));

/** SPEED-2: the list that was held, with what has changed in it. */
function withChanges(held: Tournament[], data: unknown): Tournament[] | null {
  const { changed, removed } = changesIn(data);
  const parsed = parseTournaments(changed);
  if (!parsed || !Array.isArray(removed)) return null;
  const list = byId(held);
  for (const id of removed) list.delete(id as number);
  for (const tournament of parsed) list.set(tournament.id, tournament);
  return [...list.values()];
}

/** WEATHER-6: what was answered, with what has become of the list since it was asked for. */
function withSince(answered: Tournament[], asked: Tournament[], now: Tournament[]): Tournament[] {
  const list = byId(answered);
  const untouched = new Set(asked);
  const left = byId(now);
  for (const { id } of asked) if (!left.has(id)) list.delete(id);
  for (const tournament of now) {
    const { id, version } = tournament;
    const isNewer = (list.get(id)?.version ?? 0) <= (version ?? 0);
    if (!untouched.has(tournament) && isNewer) list.set(id, tournament);
  }
  return [...list.values()];
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
 * @param held the list as it is held at the moment
 */
export async function loadList(
  send: (request: FetchArgs) => unknown,
  held: () => TournamentList | undefined,
): Promise<{ data: TournamentList } | { error: ApiProblem }> {
  const asked = held();
  const request = { url: PATH, headers: listHeaders(config.features, asked) };
  const { data, error, meta } = (await send(request)) as Answer;
  if (error) return { error };
  const { status, headers } = meta?.response ?? {};
  const now = held();
  if (now && status === NOT_MODIFIED) return { data: now };
  const isPart = status === IM_USED;
  const answered = asked && isPart ? withChanges(asked.tournaments, data) : tournamentsIn(data);
  if (!answered) return wrongList;
  const isWhole = !isPart || Boolean(asked);
  if (!asked || !now || asked === now) {
    return { data: listOf({ tournaments: answered, tag: headers?.get('etag') ?? null, isWhole }) };
  }
  // No state of the server is that: what it has had since is asked for by the older tag.
  const tournaments = withSince(answered, asked.tournaments, now.tournaments);
  return { data: listOf({ tournaments, tag: asked.tag, isWhole }) };
}
