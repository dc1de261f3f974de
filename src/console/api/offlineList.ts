import type { Dispatch } from '@reduxjs/toolkit';
import { formatMoment } from '../../domain/drafts';
import { parseTournaments } from '../../domain/wire';
import { config } from '../config';
import { readOfflineList } from '../state/offlineListStorage';
import { api } from './api';
import { frozenList, type CachedList } from './cachedList';
import { isUnreachable } from './errorKinds';
import type { ApiProblem } from './problems';

type Failure = { error: ApiProblem };

/** Read without its ETag, so that the next request asks for the whole list. */
async function read(): Promise<CachedList | undefined> {
  const saved = await readOfflineList(config.apiHost).catch(() => null);
  const tournaments = parseTournaments(saved?.tournaments);
  if (!saved || !tournaments) return undefined;
  return frozenList({ tournaments, etag: null, isWhole: saved.isWhole, savedAt: saved.loadedAt });
}

/** Puts the list in the query's cache; the query still ends with its error (LIST-4). */
const put = (value: CachedList) =>
  api.util.upsertQueryEntries([
    { endpointName: 'listTournaments', arg: undefined, value },
  ] as never);

/**
 * COMFORT-72: without a connection and a cached list, caches the one that this device has saved. As long as
 * that one is shown, the error says when it was loaded.
 */
export async function withOfflineList(
  failure: Failure,
  cached: CachedList | undefined,
  dispatch: Dispatch,
): Promise<Failure> {
  const { error } = failure;
  if (!isUnreachable(error)) return failure;
  const list = cached ?? (await read());
  if (!cached && list) dispatch(put(list));
  if (!list?.savedAt) return failure;
  const moment = formatMoment(list.savedAt, config.timeZone);
  return { error: { ...error, message: `${error.message} Показан список от ${moment}.` } };
}
