import type { Dispatch, SerializedError } from '@reduxjs/toolkit';
import { formatMoment } from '../../domain/drafts';
import { parseTournaments } from '../../domain/wire';
import { config } from '../config';
import { readKeptList } from '../state/keptListStorage';
import { api } from './api';
import { listOf, type TournamentList } from './loadList';
import type { ApiProblem } from './problems';

type Failure = { error: ApiProblem };
type Shown = { list: TournamentList; loadedAt: number };

/** What is on the screen in place of an answer. */
let shown: Shown | undefined;

const UNREACHABLE = new Set<unknown>(['FETCH_ERROR', 'TIMEOUT_ERROR']);

/** Whether a request has found no server. */
export const isUnreachable = (error: ApiProblem | SerializedError | undefined): boolean =>
  error !== undefined && 'status' in error && UNREACHABLE.has(error.status);

/** Whether a list is the one that this device has kept, unless something in it was changed since. */
export const isKeptList = (list: TournamentList | undefined): boolean =>
  list !== undefined && list === shown?.list;

/** Without its tag: the server is asked for all of it, whatever this version of the console reads. */
async function read(): Promise<Shown | undefined> {
  const kept = await readKeptList(config.apiHost).catch(() => null);
  const tournaments = parseTournaments(kept?.tournaments);
  if (!kept || !tournaments) return undefined;
  const { loadedAt, isWhole } = kept;
  return { list: listOf({ tournaments, tag: null, isWhole }), loadedAt };
}

/** The list becomes what the query holds, and its failure goes on (LIST-4). */
const put = (value: TournamentList) =>
  api.util.upsertQueryEntries([
    { endpointName: 'listTournaments', arg: undefined, value },
  ] as never);

/**
 * COMFORT-72: where there is no connection and nothing is loaded, shows the list that this device has
 * kept; as long as that is shown, the failure tells of when it is.
 */
export async function withKeptList(
  failure: Failure,
  held: TournamentList | undefined,
  dispatch: Dispatch,
): Promise<Failure> {
  const { error } = failure;
  if (!isUnreachable(error)) return failure;
  if (!held) {
    shown = await read();
    if (shown) dispatch(put(shown.list));
  }
  if (!shown || (held && !isKeptList(held))) return failure;
  const moment = formatMoment(shown.loadedAt, config.timeZone);
  return { error: { ...error, message: `${error.message} Показан список от ${moment}.` } };
}
