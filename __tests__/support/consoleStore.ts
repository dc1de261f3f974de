import { tournamentsApi } from '../../src/console/api/tournamentsApi';
import type { AppStore } from '../../src/console/app/store';
import type { TournamentRequest } from '../../src/domain/tournament';
import { openClub, signInStored } from './consoleClub';
import { stopTheClock } from './consolePatience';
import { newStore } from './consoleScreens';
import type { TestAppOptions } from './serverApp';

const { listTournaments, createTournament, updateTournament, deleteTournament } =
  tournamentsApi.endpoints;

/** The four calls on a store, as a screen makes them; each answers with { data } or { error }. */
export const callsOf = ({ dispatch, getState }: AppStore) => ({
  load: () => dispatch(listTournaments.initiate(undefined, { forceRefetch: true })),
  create: (request: TournamentRequest) => dispatch(createTournament.initiate(request)),
  update: (id: number, changes: Partial<TournamentRequest>) =>
    dispatch(updateTournament.initiate({ id, changes })),
  remove: (id: number) => dispatch(deleteTournament.initiate(id)),
  /** The cached list. */
  cached: () => listTournaments.select(undefined)(getState()).data,
});

export type Calls = ReturnType<typeof callsOf>;

/** A club on 1 June 2026, and a store without screens, somebody signed in. */
export async function openStore(options: Omit<TestAppOptions, 'onLogLine'> = {}) {
  stopTheClock();
  const club = await openClub(options);
  const token = await signInStored(club);
  const store = newStore();
  return { club, token, store, ...callsOf(store) };
}
