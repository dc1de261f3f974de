import { foldChanges, type PlayState } from '../../domain/play/playState';
import { signUpStateOf, type SignUpState } from '../../domain/play/signUpState';
import type { Tournament } from '../../domain/tournament';
import type { Clock } from '../lib/clock';
import { isToken } from '../lib/token';
import type { ClubDatabase, PlaysTable } from '../db/tables';
import { makePlayCache } from '../play/playCache';
import { makePlayRepository } from '../play/playRepository';
import { makeTournamentRepository } from '../tournaments/repository';
import { makeTrashRepository } from '../tournaments/trashRepository';

/** What a page is about: a tournament with its play, which may be in the trash. */
export type Subject = {
  tournament: Tournament;
  isInTrash: boolean;
  play: PlayState;
  state: SignUpState;
  /** APPLY-2: of the sign-up page's address. */
  token: string;
  /** Signs the forms (APPLY-11). */
  key: string;
};

type Dependencies = { database: ClubDatabase; clock: Clock; timeZone: string };

/** Reads what the public pages show; nothing is changed by that (APPLY-9). */
export function makeSubjects({ database, clock, timeZone }: Dependencies) {
  const plays = makePlayRepository(database);
  const stateOf = makePlayCache(async (id) => foldChanges(await plays.changes(id)));

  async function subjectOf(row: PlaysTable | undefined): Promise<Subject | null> {
    if (!row) return null;
    const id = row.tournament_id;
    const active = await makeTournamentRepository(database).find(id);
    const tournament = active ?? (await makeTrashRepository(database).find(id));
    if (!tournament) return null;
    const isInTrash = active === null;
    const play = await stateOf(row);
    const state = signUpStateOf({ tournament, isInTrash, play }, clock(), timeZone);
    return { tournament, isInTrash, play, state, token: row.sign_up_token, key: row.sign_up_key };
  }

  return {
    /** @returns null for a token that no page has */
    byToken: async (token: string) =>
      isToken(token) ? subjectOf(await plays.findByToken(token)) : null,

    byTournament: async (id: number) => subjectOf(await plays.find(id)),
  };
}
