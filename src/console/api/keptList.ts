import type { Dispatch } from '@reduxjs/toolkit';
import { formatMoment } from '../../domain/drafts';
import { parseTournaments } from '../../domain/wire';
import { config } from '../config';
import { readKeptList } from '../state/keptListStorage';
import { api } from './api';
import { frozenList, type CachedList } from './cachedList';
import { isUnreachable } from './outcomes';
import type { ApiProblem } from './problems';

type Failure = { error: ApiProblem };

/** Read without its tag, so that the next request asks for the whole list. */
async function read(): Promise<CachedList | undefined> {
  const kept = await readKeptList(config.apiHost).catch(() => null);
  const tournaments = parseTournaments(kept?.tournaments);
  if (!kept || !tournaments) return undefined;
  return frozenList({ tournaments, tag: null, isWhole: kept.isWhole, keptAt: kept.loadedAt });
}

/** Puts the list in the query's cache; the query still ends with its error (LIST-4). */
const put = (value: CachedList) =>
  api.util.upsertQueryEntries([
    { endpointName: 'listTournaments', arg: undefined, value },
  ] as never);

/**
 * COMFORT-72: without a connection and a cached list, caches the one that this device has kept. As long as
 * that one is shown, the error says when it was loaded.
 */
export async function withKeptList(
  failure: Failure,
  cached: CachedList | undefined,
  dispatch: Dispatch,
): Promise<Failure> {
  const { error } = failure;
  if (!isUnreachable(error)) return failure;
  const list = cached ?? (await read());
  if (!cached && list) dispatch(put(list));
  if (!list?.keptAt) return failure;
  const moment = formatMoment(list.keptAt, config.timeZone);
  return { error: { ...error, message: `${error.message} Показан список от ${moment}.` } };
}
