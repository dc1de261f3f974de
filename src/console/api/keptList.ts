import type { Dispatch } from '@reduxjs/toolkit';
import { formatMoment } from '../../domain/drafts';
import { parseTournaments } from '../../domain/wire';
import { config } from '../config';
import { readKeptList } from '../state/keptListStorage';
import { api } from './api';
import { listOf, type TournamentList } from './loadList';
import { isUnreachable } from './outcomes';
import type { ApiProblem } from './problems';

type Failure = { error: ApiProblem };

/** Without its tag: the server is asked for all of it, whatever this version of the console reads. */
async function read(): Promise<TournamentList | undefined> {
  const kept = await readKeptList(config.apiHost).catch(() => null);
  const tournaments = parseTournaments(kept?.tournaments);
  if (!kept || !tournaments) return undefined;
  return listOf({ tournaments, tag: null, isWhole: kept.isWhole, keptAt: kept.loadedAt });
}

/** The list becomes what the query holds, and its failure goes on (LIST-4). */
const put = (value: TournamentList) =>
  api.util.upsertQueryEntries([
    { endpointName: 'listTournaments', arg: undefined, value },
  ] as never);

/**
 * COMFORT-72: where there is no connection and nothing is loaded, shows the list that this device has
 * kept; as long as that is shown, whatever is changed in it, the failure tells of when it is.
 */
export async function withKeptList(
  failure: Failure,
  held: TournamentList | undefined,
  dispatch: Dispatch,
): Promise<Failure> {
  const { error } = failure;
  if (!isUnreachable(error)) return failure;
  const list = held ?? (await read());
  if (!held && list) dispatch(put(list));
  if (!list?.keptAt) return failure;
  const moment = formatMoment(list.keptAt, config.timeZone);
  return { error: { ...error, message: `${error.message} Показан список от ${moment}.` } };
}
