import { tournamentMutations } from '../../src/console/api/tournaments/tournamentMutations';
import type { AppStore } from '../../src/console/app/store';
import type { Tournament, TournamentRequest } from '../../src/domain/tournament/tournament';
import { openClub, storeSession, type Club } from './consoleClub';
import { stopClock } from './consolePatience';
import { createTestStore } from './consoleScreens';
import type { TestAppOptions } from './serverApp';

const { listTournaments, createTournament, updateTournament, deleteTournament } =
  tournamentMutations.endpoints;

/** A tournament of which the caller has only the id. */
const toTournament = (id: number) => ({ id, version: null }) as Tournament;

/** The four calls on a store, made as a screen makes them. Each returns { data } or { error }. */
export const createCalls = ({ dispatch, getState }: AppStore) => ({
  load: async () => {
    const { data, error } = await dispatch(
      listTournaments.initiate(undefined, { forceRefetch: true }),
    );
    return { data: data?.tournaments, error };
  },
  create: (request: TournamentRequest) =>
    dispatch(createTournament.initiate({ request, key: 'a-key' })),
  update: (id: number, changes: Partial<TournamentRequest>) =>
    dispatch(updateTournament.initiate({ known: toTournament(id), changes })),
  remove: (id: number) => dispatch(deleteTournament.initiate(toTournament(id))),
  getCached: () => listTournaments.select(undefined)(getState()).data?.tournaments,
});

export type Calls = ReturnType<typeof createCalls>;

/** Opens a club on 1 June 2026, and a signed-in store without screens. */
export async function openStore(options: Omit<TestAppOptions, 'onLogLine'> & { club?: Club } = {}) {
  const { club: given, ...clubOptions } = options;
  stopClock();
  const club = given ?? (await openClub(clubOptions));
  const token = await storeSession(club);
  const store = createTestStore();
  return { club, token, store, ...createCalls(store) };
}
