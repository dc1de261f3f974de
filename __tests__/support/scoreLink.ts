import { randomUUID } from 'node:crypto';
import { createStartRoundEvents } from '../../src/domain/play/draw/drawEvents';
import type { DrawContext } from '../../src/domain/play/draw/drawFingerprint';
import { toPlayState } from '../../src/domain/play/changes/pendingPlay';
import type { PlayState } from '../../src/domain/play/log/playState';
import { createResultEvent } from '../../src/domain/play/draw/roundEvents';
import { FORMATS } from '../../src/domain/play/formats/formats';
import type { MatchResult } from '../../src/domain/play/model/round';
import type { ScoreLinkResult } from '../../src/domain/play/scoreLink/acceptLinkResult';
import type { ScoreLinkView } from '../../src/domain/play/scoreLink/linkView';
import { createPlayDesk } from './playDesk';
import { createTestApp, type TestApp } from './serverApp';
import { NOW } from './serverSamples';
import { toText } from './signUpPage';

const context: DrawContext = { format: FORMATS.Мексикано, levelOf: () => null };
const AT = '2026-06-01T16:00:00.000Z';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** A result with a sum of 24. */
export const createResult = (a: number): MatchResult => ({ a, b: 24 - a, mark: null });

type Fields = Readonly<Record<string, string | number>>;

/** A play's score link, as a browser without scripts uses it, and the play's desk. */
async function openScoreLink(club: TestApp, tournamentId = 1) {
  const desk = createPlayDesk(club, tournamentId);
  const path = (await desk.openLink('score')).json.links.score!;
  const remoteAddress = '203.0.113.7';
  const readState = async (): Promise<PlayState> => toPlayState((await desk.read()).json);
  const readCurrentRound = async () =>
    (await readState()).rounds.findLast(({ start }) => start !== null)!;

  /** The current round's match on the court. */
  const readMatch = async (court: number) =>
    (await readCurrentRound()).matches.find((match) => match.court === court)!;

  return {
    path,
    desk,
    readState,
    readCurrentRound,
    get: (query = '', headers: Record<string, string> = {}) =>
      club.app.inject({ url: path + query, remoteAddress, headers }),

    /** Starts a round at the desk. */
    async startRound(): Promise<void> {
      const events = createStartRoundEvents(await readState(), AT, {
        planned: 3,
        seed: 7,
        context,
      });
      await desk.change({ events: events as never });
    },

    /** Enters a result at the desk. */
    async score(court: number, result: MatchResult | null): Promise<void> {
      const event = createResultEvent(await readCurrentRound(), await readMatch(court), result);
      await desk.change({ events: [event] });
    },

    getPadQuery: async (court: number) => `?round=${(await readCurrentRound()).id}&court=${court}`,

    readResult: async (court: number) => (await readMatch(court)).result,

    /** Creates the request that the page's script would send now. */
    async createRequest(court: number, to: MatchResult | null): Promise<ScoreLinkResult> {
      const { id: roundId } = await readCurrentRound();
      return { id: randomUUID(), roundId, court, from: (await readMatch(court)).result, to };
    },

    async send(body: object, address = remoteAddress) {
      const {
        statusCode,
        headers,
        body: text,
      } = await club.app.inject({
        method: 'POST',
        url: `${path}/results`,
        remoteAddress: address,
        payload: body,
      });
      const isJson = String(headers['content-type']).includes('json');
      const json = isJson
        ? (JSON.parse(text) as { board: ScoreLinkView; message: string | null })
        : null;
      return { status: statusCode, json, text };
    },

    /** Sends the pad's form as a browser without scripts does. */
    post: (fields: Fields, query = '') =>
      club.app.inject({
        method: 'POST',
        url: path + query,
        remoteAddress,
        headers: { 'content-type': FORM_TYPE },
        payload: String(
          new URLSearchParams(
            Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
          ),
        ),
      }),

    /** Hidden fields of a court's pad. */
    async createPadFields(court: number): Promise<Record<string, string>> {
      const { id: round } = await readCurrentRound();
      const was = JSON.stringify((await readMatch(court)).result);
      return { id: randomUUID(), round, court: String(court), was };
    },
  };
}

/** Given names of the players in the link's club. */
export const NAMES = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дина', 'Егор', 'Жанна', 'Захар'];

export type ScoreClub = Awaited<ReturnType<typeof openScoreClub>>;

/** Opens a club with one play, which has eight players and a score link. Collects the log's lines. */
export async function openScoreClub() {
  const lines: string[] = [];
  const applications = NAMES.map((name, index) => ({
    name: `${name} Канарейкин`,
    contactPhone: `+7 (903) 555-11-0${index}`,
  }));
  const club = await createTestApp({
    now: NOW,
    tournaments: [{ applications, entryFee: 1_717 }],
    isInterleaved: true,
    onLogLine: (line) => lines.push(line),
  });
  const link = await openScoreLink(club);
  /** The text of the score link's page. */
  const readText = async (query?: string) => toText((await link.get(query)).body);
  return { club, link, lines, readText };
}
