import { playNames } from '../../domain/play/publicNameOf';
import { foldChanges, isRefusal } from '../../domain/play/playState';
import {
  judgeLinkResult,
  type LinkRefusal,
  type LinkResult,
} from '../../domain/play/scoreLink/judgeLinkResult';
import { linkBoardOf, type LinkBoard } from '../../domain/play/scoreLink/linkBoard';
import { linkResults } from '../../domain/play/scoreLink/linkResults';
import { LINK_ENDED } from '../../domain/play/scoreLink/linkTexts';
import { ProblemError } from '../lib/problem';
import { isToken } from '../lib/token';
import { makeEntryRepository, namedPersons } from '../play/entryRepository';
import { makePlayCache } from '../play/playCache';
import { makePlayRepository } from '../play/playRepository';
import { makePlayWork, type PlayDependencies, type PlayWork } from '../play/playWork';
import { makeTournamentRepository } from '../tournaments/repository';

/** What a score link leads to. */
export type ScoreSubject = {
  tournamentId: number;
  /** The tournament's type. */
  title: string;
  board: LinkBoard;
};

/** SEEN-19: what an address that no play has is answered with. */
export const unknownLink = () => new ProblemError(404, LINK_ENDED[404]);
const gone = () => new ProblemError(410, LINK_ENDED[410]);

/** SEEN-13 to SEEN-17: what whoever has a score link sees and enters. */
export function makeScoreLinks(dependencies: PlayDependencies) {
  const { database } = dependencies;
  const plays = makePlayRepository(database);
  const { within, apply } = makePlayWork(dependencies);

  const boardOf = makePlayCache(async (tournamentId): Promise<LinkBoard> => {
    const changes = await plays.changes(tournamentId);
    const persons = await makeEntryRepository(database).of(tournamentId);
    const state = foldChanges(changes);
    const names = playNames(namedPersons(persons), state.settings);
    const nameOf = (id: string) => names.get(id) ?? 'Игрок';
    return linkBoardOf({ state, entered: linkResults(changes), nameOf });
  });

  /** Within the play: judges a result by what is stored, and stores it. */
  async function enterInto(work: PlayWork, sent: LinkResult): Promise<LinkRefusal | null> {
    const { changes, state } = work;
    if (changes.some(({ id }) => id === sent.id)) return null;
    const judged = judgeLinkResult(state, linkResults(changes), sent);
    if (judged === null || 'refused' in judged) return judged;
    const result = await apply(work, { id: sent.id, events: [judged], username: null });
    return isRefusal(result) ? { refused: 'round' } : null;
  }

  return {
    /** @throws ProblemError 404 where no play has this link any more; 410 where its tournament is in the trash */
    async subjectOf(token: string): Promise<ScoreSubject> {
      const row = isToken(token) ? await plays.findByLink('score', token) : undefined;
      if (!row) throw unknownLink();
      const tournamentId = row.tournament_id;
      const tournament = await makeTournamentRepository(database).find(tournamentId);
      // A link goes for good together with its tournament, so this one is only in the trash.
      if (!tournament) throw gone();
      return { tournamentId, title: tournament.tournament_type, board: await boardOf(row) };
    },

    /**
     * @returns why the result was not taken; null where it was
     * @throws ProblemError 404
     */
    enter: (tournamentId: number, token: string, sent: LinkResult): Promise<LinkRefusal | null> =>
      within(tournamentId, async (work) => {
        // The link may have been taken away while this waited for its turn.
        const row = await work.plays.findByLink('score', token);
        if (row?.tournament_id !== tournamentId) throw unknownLink();
        return enterInto(work, sent);
      }),
  };
}

export type ScoreLinks = ReturnType<typeof makeScoreLinks>;
