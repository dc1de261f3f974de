import { isRecord } from '../../../domain/lib/coerce';
import type { CarriedSettings } from '../../../domain/play/model/carriedSettings';
import type { EntryPerson } from '../../../domain/play/model/entry';
import type { PlayChange } from '../../../domain/play/log/events';
import type { LinkPurpose } from '../../../domain/play/wire/links';
import { parsePlay, type Play } from '../../../domain/play/wire/playWire';
import { parseChangeResponse, type ChangeResponse } from '../../../domain/play/log/changeWire';
import type { WishKind } from '../../../domain/draw/base/wishes';
import type { BaseQueryResult } from '../request/baseQuery';
import { saveAnsweredPlay } from './offlinePlay';
import { parseResponse } from '../request/parseResponse';
import { cachePlay, playApi, getPlayApiPath, UNREADABLE_PLAY_TEXT } from './playApi';
import { parseConflict } from '../request/parseConflict';
import { trackServerClock } from '../request/serverClock';
import { createIfMatchHeader } from '../request/writeHeaders';

type WithTournamentId = { tournamentId: number };
type SentChange = WithTournamentId & Pick<PlayChange, 'id' | 'events' | 'undoes'>;
type SentEntries = WithTournamentId & {
  /** UUID of the change, chosen by the console. */
  id: string;
  entries: readonly (EntryPerson & { id: string })[];
};
type SentCorrection = WithTournamentId & {
  entryId: string;
  /** Version of the person that the correction builds on. */
  expectedVersion: number;
  person: EntryPerson;
};

/**
 * Returns the data of a response. Caches the play in it, or the play in its refusal, so that the screen shows it
 * (ROSTER-15).
 */
function settle<Data>(
  tournamentId: number,
  answer: BaseQueryResult,
  parse: (data: unknown) => Data | null,
  playIn: (data: Data) => Play,
  dispatch: (action: ReturnType<typeof cachePlay>) => unknown,
) {
  const parsed = parseResponse(answer, parse, UNREADABLE_PLAY_TEXT);
  const play = parsed.error ? parseConflict(parsed.error, parsePlay) : playIn(parsed.data);
  if (play) dispatch(cachePlay(tournamentId, play));
  const { data } = answer;
  if (isRecord(data)) saveAnsweredPlay(tournamentId, data.play ?? data);
  return parsed;
}

const getPlay = ({ play }: ChangeResponse): Play => play;
const getSame = (play: Play): Play => play;

/** Mutations of plays (ROSTER-30). */
export const playMutations = playApi.injectEndpoints({
  endpoints: (build) => ({
    changePlay: build.mutation<ChangeResponse, SentChange>({
      queryFn: async ({ tournamentId, ...body }, { dispatch }, _extra, send) => {
        const url = `${getPlayApiPath(tournamentId)}/changes`;
        const answer = await trackServerClock(() => send({ url, method: 'POST', body }));
        return settle(tournamentId, answer, parseChangeResponse, getPlay, dispatch);
      },
    }),

    /** Adds players entered at the desk (ROSTER-4, ROSTER-5). */
    addEntries: build.mutation<ChangeResponse, SentEntries>({
      queryFn: async ({ tournamentId, ...body }, { dispatch }, _extra, send) => {
        const url = `${getPlayApiPath(tournamentId)}/entries`;
        const answer = await trackServerClock(() => send({ url, method: 'POST', body }));
        return settle(tournamentId, answer, parseChangeResponse, getPlay, dispatch);
      },
    }),

    /** Corrects name, phone or level of an entry (ROSTER-22). */
    correctEntry: build.mutation<Play, SentCorrection>({
      queryFn: async (
        { tournamentId, entryId, expectedVersion, person },
        { dispatch },
        _extra,
        send,
      ) => {
        const url = `${getPlayApiPath(tournamentId)}/entries/${entryId}`;
        const headers = createIfMatchHeader(expectedVersion);
        const answer = await send({ url, method: 'PUT', body: person, headers });
        return settle(tournamentId, answer, parsePlay, getSame, dispatch);
      },
    }),

    /** Sets a wish between every two of these entries; null removes it (DRAW-26). */
    setWishes: build.mutation<
      Play,
      WithTournamentId & { entryIds: readonly string[]; kind: WishKind | null }
    >({
      queryFn: async ({ tournamentId, ...body }, { dispatch }, _extra, send) => {
        const answer = await send({
          url: `${getPlayApiPath(tournamentId)}/wishes`,
          method: 'PUT',
          body,
        });
        return settle(tournamentId, answer, parsePlay, getSame, dispatch);
      },
    }),

    /** Makes settings the club's usual settings for the tournament's type (PLAY-72). */
    setUsualSettings: build.mutation<Play, WithTournamentId & { settings: CarriedSettings }>({
      queryFn: async ({ tournamentId, settings }, { dispatch }, _extra, send) => {
        const url = `${getPlayApiPath(tournamentId)}/usual`;
        const answer = await send({ url, method: 'PUT', body: settings });
        return settle(tournamentId, answer, parsePlay, getSame, dispatch);
      },
    }),

    /** Gives the sign-up page another address (APPLY-2). */
    renewSignUpLink: build.mutation<Play, number>({
      queryFn: async (tournamentId, { dispatch }, _extra, send) => {
        const answer = await send({ url: `${getPlayApiPath(tournamentId)}/link`, method: 'POST' });
        return settle(tournamentId, answer, parsePlay, getSame, dispatch);
      },
    }),

    /** Creates a new address for a page that the play shows to others, or removes the address (SEEN-1). */
    setPlayLink: build.mutation<
      Play,
      WithTournamentId & { purpose: LinkPurpose; isThere: boolean }
    >({
      queryFn: async ({ tournamentId, purpose, isThere }, { dispatch }, _extra, send) => {
        const url = `${getPlayApiPath(tournamentId)}/links/${purpose}`;
        const answer = await send({ url, method: isThere ? 'POST' : 'DELETE' });
        return settle(tournamentId, answer, parsePlay, getSame, dispatch);
      },
    }),
  }),
});

export const {
  useCorrectEntryMutation,
  useRenewSignUpLinkMutation,
  useSetPlayLinkMutation,
  useSetUsualSettingsMutation,
  useSetWishesMutation,
} = playMutations;
