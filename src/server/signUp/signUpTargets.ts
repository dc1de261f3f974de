import type { PlayState } from '../../domain/play/log/playState';
import { getSignUpPhase, type SignUpPhase } from '../../domain/play/signUp/signUpPhase';
import type { Tournament } from '../../domain/tournament/tournament';
import type { Clock } from '../lib/clock';
import { isPageToken } from '../lib/token';
import type { ClubDatabase } from '../db/tables';
import type { PlaysTable } from '../db/playTables';
import { createPlayRepository } from '../play/log/playRepository';
import type { PlayStates } from '../play/log/playStates';
import { createTournamentRepository } from '../tournaments/tournamentRepository';
import { createTrashRepository } from '../tournaments/trashRepository';

/** The data of a page: a tournament, possibly in the trash, and its play. */
export type SignUpTarget = {
  tournament: Tournament;
  isInTrash: boolean;
  play: PlayState;
  /** The stored play's version, which grows with each change. */
  playVersion: number;
  state: SignUpPhase;
  /** Secret part of the sign-up page's address (APPLY-2). */
  token: string;
  /** Key that signs the forms (APPLY-11). */
  key: string;
};

type Dependencies = {
  database: ClubDatabase;
  clock: Clock;
  timeZone: string;
  playStates: PlayStates;
};

/** Creates the readers of the public pages' data. They change nothing (APPLY-9). */
export function createSignUpTargets({ database, clock, timeZone, playStates }: Dependencies) {
  const plays = createPlayRepository(database);

  async function readTarget(row: PlaysTable | undefined): Promise<SignUpTarget | null> {
    if (!row) return null;
    const id = row.tournament_id;
    const active = await createTournamentRepository(database).find(id);
    const tournament = active ?? (await createTrashRepository(database).find(id));
    if (!tournament) return null;
    const isInTrash = active === null;
    const { rosterState: play } = await playStates.read(id);
    const state = getSignUpPhase({ tournament, isInTrash, play }, clock(), timeZone);
    return {
      tournament,
      isInTrash,
      play,
      playVersion: row.version,
      state,
      token: row.sign_up_token,
      key: row.sign_up_key,
    };
  }

  return {
    /**
     * Finds the target of a token.
     * @returns null for an unknown token
     */
    findByToken: async (token: string) =>
      isPageToken(token) ? readTarget(await plays.findByToken(token)) : null,

    findByTournament: async (id: number) => readTarget(await plays.find(id)),
  };
}
