import { tournamentMutations } from '../../src/console/api/tournaments/tournamentMutations';
import type { AppStore } from '../../src/console/app/store';
import type { Tournament, TournamentRequest } from '../../src/domain/tournament/tournament';
import { openClub, signInStored } from './consoleClub';
import { stopTheClock } from './consolePatience';
import { newStore } from './consoleScreens';
import type { TestAppOptions } from './serverApp';

const { listTournaments, createTournament, updateTournament, deleteTournament } =
  tournamentMutations.endpoints;

/** A tournament of which nothing but the id is known. */
const tournamentOf = (id: number) => ({ id, version: null }) as Tournament;

/** The four calls on a store, as a screen makes them; each answers with { data } or { error }. */
export const callsOf = ({ dispatch, getState }: AppStore) => ({
  load: async () => {
    const { data, error } = await dispatch(
      listTournaments.initiate(undefined, { forceRefetch: true }),
    );
    return { data: data?.tournaments, error };
  },
  create: (request: TournamentRequest) =>
    dispatch(createTournament.initiate({ request, key: 'a-key' })),
  update: (id: number, changes: Partial<TournamentRequest>) =>
    dispatch(updateTournament.initiate({ known: tournamentOf(id), changes })),
  remove: (id: number) => dispatch(deleteTournament.initiate(tournamentOf(id))),
  /** The cached list. */
  cached: () => listTournaments.select(undefined)(getState()).data?.tournaments,
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
