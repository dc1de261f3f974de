import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { toPlayState } from '../../src/domain/play/changes/pendingPlay';
import { createStartRoundEvents } from '../../src/domain/play/draw/drawEvents';
import type { DrawContext } from '../../src/domain/play/draw/drawFingerprint';
import { createResultEvent } from '../../src/domain/play/draw/roundEvents';
import type { PlayEvent } from '../../src/domain/play/log/events';
import type { PlayState } from '../../src/domain/play/log/playState';
import {
  listStartedRounds,
  type Match,
  type MatchResult,
  type Round,
} from '../../src/domain/play/model/round';
import type { Answered, Ask, Club } from '../club';
import type { Play } from '../contract/plays';

const ROUNDS = 3;
const TOTAL = 24;
/** One of so many scores corrects an earlier one. */
const CORRECTS_ONE_IN = 5;
/** Time in ms within which a killed server runs again. */
const PATIENCE_MS = 60_000;
const RETRY_MS = 20;

export type PlayRun = {
  tournamentId: number;
  drawContext: DrawContext;
  /** Seed of the draw. */
  seed: number;
};

/** The responses to a device's changes. `acknowledged` contains the changes' ids. */
export type Told = { acknowledged: string[]; refused: number; repeated: number };

/** The part of a server that a device uses. */
export type Server = Pick<Club, 'ask'>;

const createRandomResult = (): MatchResult => {
  const a = randomInt(TOTAL + 1);
  return { a, b: TOTAL - a, mark: null };
};

const pickAny = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)]!;

const createScoreEvent = (round: Round, match: Match): PlayEvent =>
  createResultEvent(round, match, createRandomResult());

/** Creates the next events of a person beside a court. Null after the play is finished. */
function createNextEvents(state: PlayState, { drawContext, seed }: PlayRun): PlayEvent[] | null {
  if (state.outcome.finishedAt !== null) return null;
  const now = new Date().toISOString();
  const started = listStartedRounds(state.rounds);
  const missing = started.at(-1)?.matches.filter(({ result }) => result === null) ?? [];
  if (missing.length > 0) {
    const isCorrected = started.length > 1 && randomInt(CORRECTS_ONE_IN) === 0;
    const round = isCorrected ? started[0]! : started.at(-1)!;
    return [createScoreEvent(round, pickAny(isCorrected ? round.matches : missing))];
  }
  if (started.length < ROUNDS) {
    return createStartRoundEvents(state, now, { planned: ROUNDS, seed, context: drawContext });
  }
  return [{ kind: 'outcomeChanged', from: { finishedAt: null }, to: { finishedAt: now } }];
}

/** Sends a request to the servers in turn until a response has a status below 500. */
async function askSoon(
  servers: readonly Server[],
  ...[method, url, ask]: [string, string, Ask?]
): Promise<Answered & { attempts: number }> {
  const since = performance.now();
  for (let attempts = 1; ; attempts += 1) {
    const server = servers[(attempts - 1) % servers.length]!;
    const answer = await server.ask(method, url, ask).catch(() => null);
    if (answer && answer.status < 500) return { ...answer, attempts };
    if (performance.now() - since > PATIENCE_MS) throw new Error(`${method} ${url}: no answer`);
    await sleep(RETRY_MS);
  }
}

/** Reads the play, and repeats this until a server responds. */
export async function readPlay(servers: readonly Server[], tournamentId: number) {
  const { json } = await askSoon(servers, 'GET', `/api/tournaments/${tournamentId}/play`);
  return json as Play;
}

/**
 * Plays a tournament to its end on one device, possibly beside others. A change without a response is sent again with
 * its id. After a refusal the device reads the play again.
 * @param servers in the order of requests
 * @throws on a refusal other than a conflict (412)
 */
export async function playToEnd(servers: readonly Server[], playRun: PlayRun): Promise<Told> {
  const url = `/api/tournaments/${playRun.tournamentId}/play/changes`;
  const told: Told = { acknowledged: [], refused: 0, repeated: 0 };
  for (;;) {
    const state = toPlayState(await readPlay(servers, playRun.tournamentId));
    const events = createNextEvents(state, playRun);
    if (events === null) return told;
    const id = randomUUID();
    const body = { id, events, undoes: null };
    const { status, json, attempts } = await askSoon(servers, 'POST', url, { body });
    if (attempts > 1) told.repeated += 1;
    if (status === 200) told.acknowledged.push(id);
    else if (status === 412) told.refused += 1;
    else throw new Error(`${status} ${JSON.stringify(json)}`);
  }
}
