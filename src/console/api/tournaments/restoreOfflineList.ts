import type { Dispatch } from '@reduxjs/toolkit';
import { formatRecentMoment } from '../../../domain/dates/moments';
import { parseTournaments } from '../../../domain/tournament/tournamentWire';
import { config } from '../../config';
import { readOfflineList } from '../../state/offlineStorage';
import { api } from '../store/api';
import { freezeListForStore, type CachedList, type ListRequestState } from './cachedList';
import { isServerUnreachable } from '../request/errorKinds';
import type { ApiProblem } from '../request/problems';

type Failure = { error: ApiProblem };

/** The saved ETag is omitted, so that the next request loads the whole list. */
async function read(): Promise<CachedList | undefined> {
  const saved = await readOfflineList(config.apiHost).catch(() => null);
  const tournaments = parseTournaments(saved?.tournaments);
  if (!saved || !tournaments) return undefined;
  return freezeListForStore({
    tournaments,
    etag: null,
    isWhole: saved.isWhole,
    savedAt: saved.loadedAt,
  });
}

/** Puts the list into the query's cache; the query itself still ends with its error (LIST-4). */
const put = (value: CachedList) =>
  api.util.upsertQueryEntries([
    { endpointName: 'listTournaments', arg: undefined, value },
  ] as never);

/**
 * When there is no connection and no cached list, caches the list stored on this device (COMFORT-72). The returned
 * error contains the time at which the shown list was loaded (COMFORT-75).
 */
export async function restoreOfflineList(
  failure: Failure,
  { data, fulfilledTimeStamp }: ListRequestState,
  dispatch: Dispatch,
): Promise<Failure> {
  const { error } = failure;
  if (!isServerUnreachable(error)) return failure;
  const list = data ?? (await read());
  if (!list) return failure;
  if (!data) dispatch(put(list));
  const loadedAt = list.savedAt ?? fulfilledTimeStamp;
  if (!loadedAt) return failure;
  const moment = formatRecentMoment(loadedAt, Date.now(), config.timeZone);
  return { error: { ...error, message: `Нет связи. Список от ${moment}.` } };
}
