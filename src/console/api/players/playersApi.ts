import {
  parseInvitationTimes,
  parsePlayerCard,
  parsePlayers,
  type InvitationTimes,
} from '../../../domain/players/parsePlayers';
import type { ForgetPreview } from '../../../domain/players/forgetting/forgetWire';
import { parseForgetPreview } from '../../../domain/players/forgetting/parseForgetPreview';
import type { Player, PlayerCard } from '../../../domain/players/playerWire';
import { freezeListForStore } from '../tournaments/cachedList';
import { createReader } from '../request/createReader';
import { parseResponse } from '../request/parseResponse';
import { PLAYER_LIST_TAG_ID, trackPlayersTag } from './playersTag';
import { tournamentsApi } from '../tournaments/tournamentsApi';
import { SCREEN_CACHE_SECONDS } from '../store/screenCache';

const PLAYERS_PATH = '/api/players';
export const UNREADABLE_PLAYERS_TEXT = 'Сервер прислал игроков, которых не удалось прочитать';

export const getPlayerApiPath = (id: string): string => `${PLAYERS_PATH}/${encodeURIComponent(id)}`;
export const getInvitationsApiPath = (tournamentId: number): string =>
  `/api/tournaments/${tournamentId}/invitations`;

/** Endpoints of players (PLAYER-10), loaded with the screens that use them. */
export const playersApi = tournamentsApi
  .enhanceEndpoints({ addTagTypes: ['Player'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listPlayers: build.query<readonly Player[], void>({
        queryFn: async (_arg, _api, _extra, send) => {
          const answer = await trackPlayersTag(PLAYER_LIST_TAG_ID, () =>
            send({ url: PLAYERS_PATH }),
          );
          const { data, error } = parseResponse(answer, parsePlayers, UNREADABLE_PLAYERS_TEXT);
          return error ? { error } : { data: freezeListForStore(data) };
        },
        // Comparing a long list with the previous one would take longer than rendering it.
        structuralSharing: false,
        providesTags: [{ type: 'Player', id: PLAYER_LIST_TAG_ID }],
      }),

      readPlayer: build.query<PlayerCard, string>({
        queryFn: async (id, _api, _extra, send) =>
          parseResponse(
            await trackPlayersTag(id, () => send({ url: getPlayerApiPath(id) })),
            parsePlayerCard,
            UNREADABLE_PLAYERS_TEXT,
          ),
        keepUnusedDataFor: SCREEN_CACHE_SECONDS,
        // A change of a roster also sends the players' event, so this query needs no roster tag (PLAYER-80).
        providesTags: (_card, _error, id) => [{ type: 'Player', id }],
      }),

      /** Names and texts that forgetting would replace now; a change by another device changes them (PLAYER-70). */
      previewForgetting: build.query<ForgetPreview, string>({
        queryFn: createReader(
          (id) => `${getPlayerApiPath(id)}/forgetting`,
          parseForgetPreview,
          UNREADABLE_PLAYERS_TEXT,
        ),
        keepUnusedDataFor: 0,
      }),

      /** Players invited to a tournament, with the time of the latest invitation (PLAYER-33). */
      listInvitations: build.query<InvitationTimes, number>({
        queryFn: createReader(getInvitationsApiPath, parseInvitationTimes, UNREADABLE_PLAYERS_TEXT),
        keepUnusedDataFor: 0,
        providesTags: ['Player'],
      }),
    }),
  });

export const {
  useListPlayersQuery,
  useReadPlayerQuery,
  useListInvitationsQuery,
  usePreviewForgettingQuery,
} = playersApi;
