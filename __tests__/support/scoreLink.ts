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

/** A result of 24 points. */
export const createResult = (a: number): MatchResult => ({ a, b: 24 - a, mark: null });

type Fields = Readonly<Record<string, string | number>>;

/** The score link of one play, as a browser uses it, and the desk behind it. */
export async function openScoreLink(club: TestApp, tournamentId = 1) {
  const desk = createPlayDesk(club, tournamentId);
  const path = (await desk.openLink('score')).json.links.score!;
  const remoteAddress = '203.0.113.7';
  const readState = async (): Promise<PlayState> => toPlayState((await desk.read()).json);
  const readCurrentRound = async () =>
    (await readState()).rounds.findLast(({ start }) => start !== null)!;

  /** Of the round under way: the first with that court. */
  const readMatch = async (court: number) =>
    (await readCurrentRound()).matches.find((match) => match.court === court)!;

  return {
    path,
    desk,
    readState,
    readCurrentRound,
    get: (query = '', headers: Record<string, string> = {}) =>
      club.app.inject({ url: path + query, remoteAddress, headers }),

    /** The desk begins a round. */
    async startRound(): Promise<void> {
      const events = createStartRoundEvents(await readState(), AT, {
        planned: 3,
        seed: 7,
        context,
      });
      await desk.change({ events: events as never });
    },

    /** The desk enters a result. */
    async score(court: number, result: MatchResult | null): Promise<void> {
      const event = createResultEvent(await readCurrentRound(), await readMatch(court), result);
      await desk.change({ events: [event] });
    },

    /** The query of the pad of a court. */
    getPadQuery: async (court: number) => `?round=${(await readCurrentRound()).id}&court=${court}`,

    readResult: async (court: number) => (await readMatch(court)).result,

    /** What the page's script would send now. */
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

    /** Sends the pad's form as a browser without a script does. */
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

    /** The hidden fields of the pad of a court. */
    async createPadFields(court: number): Promise<Record<string, string>> {
      const { id: round } = await readCurrentRound();
      const was = JSON.stringify((await readMatch(court)).result);
      return { id: randomUUID(), round, court: String(court), was };
    },
  };
}

/** Who plays in the club of the link: by given name. */
export const NAMES = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дина', 'Егор', 'Жанна', 'Захар'];

export type ScoreClub = Awaited<ReturnType<typeof openScoreClub>>;

/** A club whose only play has eight players and a score link, with the lines of its log. */
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
  /** What stands on the link's page. */
  const readText = async (query?: string) => toText((await link.get(query)).body);
  return { club, link, lines, readText };
}
