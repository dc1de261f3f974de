import { isDeepStrictEqual } from 'node:util';
import { formatBasicAuth } from '../../__tests__/support/formatBasicAuth';
import { cleanName } from '../../src/domain/lib/cleanName';
import type { HistoryEntry, TrashedTournament } from '../../src/domain/editing/history';
import type {
  Application,
  ApplicationRequest,
  Tournament,
  TournamentRequest,
} from '../../src/domain/tournament/tournament';
import type { PlayerCard } from '../../src/domain/players/playerWire';
import type { ForgetPreview } from '../../src/domain/players/forgetting/forgetWire';
import type { CalendarAddress } from '../../src/domain/calendar/calendarAddress';
import type { GrantedSession } from '../../src/server/sessions/signIn';
import type { Play } from './plays';
import type { Answer, Request } from '../request';
import { parseJson } from './judge';
import { toAnswered } from './records';

/** Tournaments that only one lane changes, as in their last response. */
export type Own = {
  live: Map<number, Tournament>;
  trashed: Map<number, Tournament>;
  /** Tokens of sessions that nothing else uses. */
  tokens: string[];
};

export type Accepted = {
  json: unknown;
  body: unknown;
  /** The target tournament before the call. */
  target: Tournament;
  /** The token of the request, when it differs from the usual one. */
  token: string;
};

type Made = { play: Play };
type Check = (accepted: Accepted) => boolean | Promise<boolean>;

const isSame = isDeepStrictEqual;

const isHeldBy = (value: object, fields: object): boolean => isSame({ ...value, ...fields }, value);

const hasAll = (list: readonly Tournament[], own: ReadonlyMap<number, Tournament>): boolean => {
  const byId = new Map(list.map((one) => [one.id, one]));
  return [...own].every(([id, one]) => isSame(byId.get(id), one));
};

/**
 * Creates the checks, keyed by operationId. Each checks a response to an accepted call, and reads written data back.
 * @returns the checks, which update `own`
 */
export function createChecks(
  { live, trashed, tokens }: Own,
  send: (request: Request) => Promise<Answer>,
): Readonly<Record<string, Check>> {
  const read = (id: number) => send({ path: `/api/tournaments/${id}` });
  const readPlay = async (id: number) =>
    parseJson(await send({ path: `/api/tournaments/${id}/play` }));
  const isReadBack = async (expected: Tournament): Promise<boolean> =>
    isSame(parseJson(await read(expected.id)), expected);

  /**
   * Other lanes change the club's usual settings at the same time. An untouched play adopts them when it is read
   * (PLAY-71), so the comparison then ignores its settings.
   */
  const isPlayNow = async (id: number, play: unknown): Promise<boolean> => {
    const { usualSettings: _, ...now } = (await readPlay(id)) as Play;
    const { settings, settingsSource, version, ...others } = now;
    const hasFollowed = !isSame(settingsSource, (play as Play).settingsSource);
    return isHeldBy(
      play as object,
      hasFollowed ? others : { ...others, settings, settingsSource, version },
    );
  };
  const isPlayReadBack = ({ json, target }: Accepted) => isPlayNow(target.id, json);

  return {
    createTournament: async ({ json, body }) => {
      const made = json as Tournament;
      live.set(made.id, made);
      const fields = toAnswered(body as TournamentRequest);
      return isHeldBy(made, { ...fields, version: 1, applications: [] }) && isReadBack(made);
    },
    updateTournament: async ({ json, body, target }) => {
      const now = json as Tournament;
      live.set(target.id, now);
      const { updated_at } = now;
      const changed = { ...target, ...toAnswered(body as TournamentRequest) };
      const isChanged = !isSame(changed, target);
      const version = target.version! + (isChanged ? 1 : 0);
      return isSame(now, { ...changed, updated_at, version }) && isReadBack(now);
    },
    deleteTournament: async ({ target }) => {
      live.delete(target.id);
      trashed.set(target.id, { ...target, version: target.version! + 1 });
      return (await read(target.id)).status === 404;
    },
    restoreTournament: async ({ json, target }) => {
      const now = { ...target, version: target.version! + 1 };
      trashed.delete(target.id);
      live.set(target.id, now);
      return isSame(json, now) && isReadBack(now);
    },
    applyForTournament: async ({ json, body, target }) => {
      const made = json as Application;
      const { name, level, contactPhone, userId } = body as ApplicationRequest;
      const now = { ...target, applications: [...target.applications, made] };
      live.set(target.id, now);
      const fields = { name: cleanName(name), level, contact_phone: contactPhone, user_id: userId };
      return isHeldBy(made, fields) && isReadBack(now);
    },
    readTournament: ({ json, target }) => isSame(json, target),
    readHistory: ({ json, target }) => (json as HistoryEntry[])[0]?.version === target.version,
    listTournaments: ({ json }) => hasAll(json as Tournament[], live),
    // Other lanes delete and restore their own tournaments at the same time.
    countTrash: ({ json }) => (json as { count: number }).count >= trashed.size,
    listTrash: ({ json }) => {
      const rows = (json as TrashedTournament[]).map(({ deleted_at: _, ...row }) => row);
      return hasAll(rows, trashed);
    },
    signIn: ({ json }) => tokens.push((json as GrantedSession).token) > 0,
    signOut: async ({ token }) => {
      const headers = { authorization: formatBasicAuth('admin', token) };
      return (await send({ path: '/api/trash', headers })).status === 401;
    },
    readCalendarAddress: () => true,
    openCalendarAddress: async ({ json }) => (json as CalendarAddress).path !== null,
    closeCalendarAddress: () => true,
    listPlayers: ({ json }) => Array.isArray(json),
    readPlayer: ({ json }) => Array.isArray((json as PlayerCard).evenings),
    exportPlayer: ({ json }) => (json as { page: string }).page.startsWith('<!doctype html>'),
    setPlayerNote: ({ json, body }) => (json as PlayerCard).note === (body as PlayerCard).note,
    correctPlayer: ({ json, body }) => isHeldBy(json as object, body as object),
    mergePlayer: ({ json }) => (json as PlayerCard).merged.length > 0,
    listInvitations: ({ json }) => Array.isArray(json),
    addInvitations: () => true,
    separatePlayer: ({ json }) => Array.isArray((json as PlayerCard).evenings),
    listPlays: ({ json }) => Array.isArray(json),
    readPlay: ({ json, target }) => (json as Play).entries.length >= target.applications.length,
    readPlayHistory: ({ json }) => Array.isArray(json),
    renewSignUpLink: isPlayReadBack,
    setWishes: isPlayReadBack,
    setUsualSettings: isPlayReadBack,
    openLivePage: isPlayReadBack,
    closeLivePage: isPlayReadBack,
    openScoreLink: isPlayReadBack,
    closeScoreLink: isPlayReadBack,
    changePlay: ({ json, target }) => isPlayNow(target.id, (json as Made).play),
    addEntries: async ({ json, body, target }) => {
      const { play } = json as Made;
      const ids = new Set(play.entries.map(({ id }) => id));
      const { entries } = body as { entries: { id: string }[] };
      return entries.every(({ id }) => ids.has(id)) && (await isPlayNow(target.id, play));
    },
    correctEntry: async ({ json, body, target }) => {
      const isCorrected = (json as Play).entries.some(
        (entry) => entry.personVersion > 1 && isHeldBy(entry, body as object),
      );
      return isCorrected && (await isPlayNow(target.id, json));
    },
    previewForgetting: ({ json }) => Array.isArray((json as ForgetPreview).openTournaments),
    listForgotten: ({ json }) => Array.isArray(json),
    forgetPlayer: () => true,
    readHealth: () => true,
    readContract: () => true,
  };
}
