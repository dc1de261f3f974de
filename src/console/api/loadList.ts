import type { FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import type { Tournament } from '../../domain/tournament';
import { parseTournaments } from '../../domain/wire';
import { config } from '../config';
import { PATH } from './paths';
import type { ApiProblem } from './problems';

/** Every tournament, in no order, and the tag by which our server knows this state of the list. */
export type TournamentList = { tournaments: Tournament[]; tag: string | null };

type Answer = {
  meta?: FetchBaseQueryMeta | undefined;
} & ({ data: unknown; error?: undefined } | { data?: undefined; error: ApiProblem });

const NOT_MODIFIED = 304;
/** RFC 3229: the answer holds changes of what the request named. */
const IM_USED = 226;

const WRONG_LIST = 'Неверный формат данных от сервера';

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

/**
 * WIRE-2: every tournament, normalised; LIST-11 where the answer is no list. Our server is asked only
 * for what has changed since the list that is held.
 */
export async function loadList(
  send: (request: FetchArgs) => unknown,
  held: TournamentList | undefined,
): Promise<{ data: TournamentList } | { error: ApiProblem }> {
  const tagged = config.features.includes('changes');
  const headers = held?.tag && { 'If-None-Match': held.tag, 'A-IM': 'changes' };
  const { data, error, meta } = (await send({ url: PATH, ...(headers && { headers }) })) as Answer;
  if (error) return { error };
  const { status, headers: answered } = meta?.response ?? {};
  if (held && status === NOT_MODIFIED) return { data: held };
  const tournaments =
    held && status === IM_USED ? withChanges(held.tournaments, data) : parseTournaments(data);
  const tag = (tagged && answered?.get('etag')) || null;
  return tournaments ? { data: { tournaments, tag } } : wrongList;
}
