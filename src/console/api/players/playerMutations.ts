import { parsePlayerNote, type VersionedPlayerNote } from '../../../domain/players/parsePlayers';
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
type MergeArgs = { id: string; into: string };
type InvitationsArgs = { tournamentId: number; playerIds: readonly string[] };

/** All that the club keeps of a player, for programs, and as a page for people. */
type PlayerFiles = { data: unknown; page: string };

const parseFiles = (data: unknown): PlayerFiles | null =>
  isRecord(data) && isRecord(data.data) && typeof data.page === 'string'
    ? { data: data.data, page: data.page }
    : null;

const getInvalidatedTags = (_result: unknown, error: unknown) =>
  error ? [] : (['Player'] as const);

/** What changes players (PLAYER-21 to PLAYER-25, PLAYER-33), and what is read of one only when it is asked for. */
export const playerMutations = playersApi.injectEndpoints({
  endpoints: (build) => ({
    /** PLAYER-21; refused with what stands now where another device has changed it. */
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

    /** PLAYER-24: takes a player for the same person as another. */
    mergePlayer: build.mutation<null, MergeArgs>({
      queryFn: async ({ id, into }, _api, _extra, send) => {
        const url = `${getPlayerApiPath(id)}/merge`;
        const { error } = await send({ url, method: 'POST', body: { into } });
        return error ? { error } : { data: null };
      },
      invalidatesTags: getInvalidatedTags,
    }),

    /** PLAYER-24: takes a merge back. */
    separatePlayer: build.mutation<null, string>({
      queryFn: async (id, _api, _extra, send) => {
        const { error } = await send({ url: `${getPlayerApiPath(id)}/merge`, method: 'DELETE' });
        return error ? { error } : { data: null };
      },
      invalidatesTags: getInvalidatedTags,
    }),

    /** PLAYER-73; a mutation, so that nothing of it is kept and no other read begins it again. */
    exportPlayer: build.mutation<PlayerFiles, string>({
      queryFn: createReader(
        (id) => `${getPlayerApiPath(id)}/export`,
        parseFiles,
        UNREADABLE_PLAYERS_TEXT,
      ),
    }),

    /** PLAYER-70; the list and the plays hear of it as of any change (COMFORT-64). */
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

    /** PLAYER-33: nothing is sent to them. */
    addInvitations: build.mutation<null, InvitationsArgs>({
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
  useMergePlayerMutation,
  useAddInvitationsMutation,
  useForgetPlayerMutation,
  useExportPlayerMutation,
} = playerMutations;
