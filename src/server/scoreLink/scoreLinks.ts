import { isDeepStrictEqual } from 'node:util';
import type { PlayChange } from '../../domain/play/log/events';
import { createPlayPublicNames } from '../../domain/play/people/playNames';
import { isRefusal } from '../../domain/play/log/playState';
import {
  acceptScoreLinkResult,
  type ScoreLinkRefusal,
  type ScoreLinkResult,
} from '../../domain/play/scoreLink/acceptLinkResult';
import { buildScoreLinkView, type ScoreLinkView } from '../../domain/play/scoreLink/linkView';
import { collectScoreRecords } from '../../domain/play/scoreLink/linkRecords';
import { SCORE_LINK_ENDED_TEXTS } from '../../domain/play/scoreLink/linkTexts';
import { ProblemError } from '../lib/problem';
import { isPageToken } from '../lib/token';
import { createEntryRepository, toNamedPersons } from '../play/entries/entryRepository';
import { createPlayRepository } from '../play/log/playRepository';
import type { FoldedPlay, PlayStates } from '../play/log/playStates';
import {
  createPlayTransactions,
  type PlayDependencies,
  type PlayTransaction,
} from '../play/log/playTransaction';
import { createTournamentRepository } from '../tournaments/tournamentRepository';

export type ScoreLinkTarget = {
  tournamentId: number;
  /** Title with the tournament's type. */
  title: string;
  board: ScoreLinkView;
};

/** Creates the response to an unknown address (SEEN-19). */
export const createUnknownLinkProblem = () => new ProblemError(404, SCORE_LINK_ENDED_TEXTS[404]);
const createFormUsed = () =>
  new ProblemError(422, 'С этой формой уже отправлен другой счёт. Откройте страницу заново.');

/** True when the same form sent the stored change before (SEEN-13). */
const isResultOf = ({ events: [event] }: PlayChange, { roundId, court, to }: ScoreLinkResult) =>
  event?.kind === 'resultChanged' &&
  isDeepStrictEqual([event.roundId, event.court, event.to], [roundId, court, to]);

const createTournamentGone = () => new ProblemError(410, SCORE_LINK_ENDED_TEXTS[410]);

/** Creates the views and results of score links (SEEN-13 to SEEN-17). */
export function createScoreLinks(dependencies: PlayDependencies & { playStates: PlayStates }) {
  const { database, playStates } = dependencies;
  const plays = createPlayRepository(database);
  const { withPlay, apply } = createPlayTransactions(dependencies);

  /** Boards, keyed by play. A corrected name increases the version, which makes the play another object. */
  const boards = new WeakMap<FoldedPlay, ScoreLinkView>();

  async function readBoard(tournamentId: number): Promise<ScoreLinkView> {
    const play = await playStates.read(tournamentId);
    const found = boards.get(play);
    if (found) return found;
    const { changes, state } = play;
    const persons = await createEntryRepository(database).listByTournament(tournamentId);
    const names = createPlayPublicNames(toNamedPersons(persons), state.settings);
    const nameOf = (id: string) => names.get(id) ?? 'Игрок';
    const board = buildScoreLinkView({ state, entered: collectScoreRecords(changes), nameOf });
    boards.set(play, board);
    return board;
  }

  /** Checks a result against the stored play and stores it, within the play's transaction. */
  async function storeResult(
    play: PlayTransaction,
    sent: ScoreLinkResult,
  ): Promise<ScoreLinkRefusal | null> {
    const { changes, state } = play;
    const stored = changes.find(({ id }) => id === sent.id);
    if (stored && !isResultOf(stored, sent)) throw createFormUsed();
    if (stored) return null;
    const accepted = acceptScoreLinkResult(state, collectScoreRecords(changes), sent);
    if (accepted === null || 'refused' in accepted) return accepted;
    const result = await apply(play, { id: sent.id, events: [accepted], username: null });
    return isRefusal(result) ? { refused: 'round' } : null;
  }

  return {
    /**
     * Reads the target of a link.
     * @throws ProblemError 404 for an unknown link; 410 when its tournament is in the trash
     */
    async readTarget(token: string): Promise<ScoreLinkTarget> {
      const row = isPageToken(token) ? await plays.findByLink('score', token) : undefined;
      if (!row) throw createUnknownLinkProblem();
      const tournamentId = row.tournament_id;
      const tournament = await createTournamentRepository(database).find(tournamentId);
      // Deleting a tournament also deletes its link. This tournament is therefore in the trash.
      if (!tournament) throw createTournamentGone();
      return {
        tournamentId,
        title: tournament.tournament_type,
        board: await readBoard(tournamentId),
      };
    },

    /**
     * Enters a result.
     * @returns the reason of a refusal; null when the result was accepted
     * @throws ProblemError 404
     */
    enterResult: (
      tournamentId: number,
      token: string,
      sent: ScoreLinkResult,
    ): Promise<ScoreLinkRefusal | null> =>
      withPlay(tournamentId, async (play) => {
        // The link may have been removed during the wait for the play.
        const row = await play.plays.findByLink('score', token);
        if (row?.tournament_id !== tournamentId) throw createUnknownLinkProblem();
        return storeResult(play, sent);
      }),
  };
}

export type ScoreLinks = ReturnType<typeof createScoreLinks>;
