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
  const request = held?.tag
    ? { url: `${PATH}/changes`, headers: { 'If-None-Match': held.tag } }
    : { url: PATH };
  const { data, error, meta } = (await send(request)) as Answer;
  if (error) return { error };
  if (held && meta?.response?.status === 304) return { data: held };
  const tournaments =
    held?.tag && !Array.isArray(data)
      ? withChanges(held.tournaments, data)
      : parseTournaments(data);
  const tag = (tagged && meta?.response?.headers.get('etag')) || null;
  return tournaments ? { data: { tournaments, tag } } : wrongList;
}
