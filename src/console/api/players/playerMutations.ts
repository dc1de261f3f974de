import { parsePlayerNote, type VersionedPlayerNote } from '../../../domain/players/parsePlayers';
import type { EntryPerson } from '../../../domain/play/model/entry';
import { isRecord } from '../../../domain/lib/coerce';
import { createReader } from '../request/createReader';
import { parseResponse } from '../request/parseResponse';
import { createIfMatchHeader } from '../request/writeHeaders';
import {
  getInvitationsApiPath,
  getPlayerApiPath,
  playersApi,
  UNREADABLE_PLAYERS_TEXT,
} from './playersApi';

type NoteArgs = { id: string; note: string; expectedVersion: number };
type CorrectionArgs = { id: string; changes: Partial<EntryPerson>; expectedVersion: number };
/** The player export in two forms: data for programs, and a page for people. */
type PlayerFiles = { data: unknown; page: string };

const parseFiles = (data: unknown): PlayerFiles | null =>
  isRecord(data) && isRecord(data.data) && typeof data.page === 'string'
    ? { data: data.data, page: data.page }
    : null;

const getInvalidatedTags = (_result: unknown, error: unknown) =>
  error ? [] : (['Player'] as const);

/**
 * Mutations of players (PLAYER-21, PLAYER-22, PLAYER-24, PLAYER-33), and requests for one player that a user starts.
 */
export const playerMutations = playersApi.injectEndpoints({
  endpoints: (build) => ({
    /** If another device has changed the note, the refusal contains the stored note (PLAYER-21). */
    setPlayerNote: build.mutation<VersionedPlayerNote, NoteArgs>({
      queryFn: async ({ id, expectedVersion, ...body }, { dispatch }, _extra, send) => {
        const url = `${getPlayerApiPath(id)}/note`;
        const headers = createIfMatchHeader(expectedVersion);
        const answer = await send({ url, method: 'PUT', body, headers });
        const parsed = parseResponse(answer, parsePlayerNote, UNREADABLE_PLAYERS_TEXT);
        if (parsed.data) {
          const { note, version } = parsed.data;
          dispatch(
            playersApi.util.updateQueryData('readPlayer', id, (card) => {
              Object.assign(card, { note, version });
            }),
          );
        }
        return parsed;
      },
    }),

    /** If another device has changed the player, the refusal contains the current card (PLAYER-87). */
    correctPlayer: build.mutation<null, CorrectionArgs>({
      queryFn: async ({ id, changes, expectedVersion }, _api, _extra, send) => {
        const url = `${getPlayerApiPath(id)}/correction`;
        const headers = createIfMatchHeader(expectedVersion);
        const { error } = await send({ url, method: 'PUT', body: changes, headers });
        return error ? { error } : { data: null };
      },
      invalidatesTags: getInvalidatedTags,
    }),

    /** Merges a player with another record of the same person (PLAYER-24). */
    mergePlayer: build.mutation<null, { id: string; into: string }>({
      queryFn: async ({ id, into }, _api, _extra, send) => {
        const url = `${getPlayerApiPath(id)}/merge`;
        const { error } = await send({ url, method: 'POST', body: { into } });
        return error ? { error } : { data: null };
      },
      invalidatesTags: getInvalidatedTags,
    }),

    /** Undoes a merge (PLAYER-24). */
    separatePlayer: build.mutation<null, string>({
      queryFn: async (id, _api, _extra, send) => {
        const { error } = await send({ url: `${getPlayerApiPath(id)}/merge`, method: 'DELETE' });
        return error ? { error } : { data: null };
      },
      invalidatesTags: getInvalidatedTags,
    }),

    /** A mutation, because its result must not be cached, and no other read may start it again (PLAYER-73). */
    exportPlayer: build.mutation<PlayerFiles, string>({
      queryFn: createReader(
        (id) => `${getPlayerApiPath(id)}/export`,
        parseFiles,
        UNREADABLE_PLAYERS_TEXT,
      ),
    }),

    /** No tag is invalidated: the list and the plays get events as after any change (PLAYER-70, COMFORT-64). */
    forgetPlayer: build.mutation<null, string>({
      queryFn: async (id, { dispatch }, _extra, send) => {
        const { error } = await send({ url: getPlayerApiPath(id), method: 'DELETE' });
        if (error) return { error };
        dispatch(
          playersApi.util.updateQueryData('listPlayers', undefined, (players) =>
            players.filter((player) => player.id !== id),
          ),
        );
        return { data: null };
      },
    }),

    /** Records the invitations; sends nothing to the players (PLAYER-33). */
    addInvitations: build.mutation<null, { tournamentId: number; playerIds: readonly string[] }>({
      queryFn: async ({ tournamentId, playerIds }, _api, _extra, send) => {
        const url = getInvitationsApiPath(tournamentId);
        const { error } = await send({ url, method: 'POST', body: { playerIds } });
        return error ? { error } : { data: null };
      },
      invalidatesTags: getInvalidatedTags,
    }),
  }),
});

export const {
  useSetPlayerNoteMutation,
  useCorrectPlayerMutation,
  useMergePlayerMutation,
  useAddInvitationsMutation,
  useForgetPlayerMutation,
  useExportPlayerMutation,
} = playerMutations;
