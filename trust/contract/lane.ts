import { randomUUID } from 'node:crypto';
import { formatBasicAuth } from '../../__tests__/support/formatBasicAuth';
import type { Tournament, TournamentRequest } from '../../src/domain/tournament/tournament';
import type { GrantedSession } from '../../src/server/sessions/signIn';
import type { Club } from '../club';
import { createTournament } from '../hostile/honest';
import type { Tally } from '../part';
import { ask, type Answer, type Request } from '../request';
import { createChecks, type Own } from './accepted';
import { parseJson, type createJudge } from './judge';
import { isUncertain, type Plan } from './plan';
import {
  findEntry,
  createCorrection,
  createEntries,
  createUsualSettings,
  type Play,
} from './plays';
import { createPlayersBody, findTwoPlayers, type Known } from './players';
import { clearBrokenFields } from './records';

const TOURNAMENTS = '/api/tournaments';
const NOBODY = '00000000-0000-4000-8000-000000000000';

type Entry = Play['entries'][number] | null;

const createVersionHeader = (
  { endpoint, version }: Plan,
  target: Tournament | null,
  entry: Entry,
): Record<string, string> => {
  // These writes must always name a version.
  if (entry) return { 'if-match': `"${entry.personVersion}"` };
  if (['setPlayerNote', 'correctPlayer'].includes(endpoint.operationId)) {
    return { 'if-match': '"1"' };
  }
  if (version === 'none' || !target) return {};
  return { 'if-match': version === 'any' ? '*' : `"${target.version}"` };
};

const isRefused = ({ status }: Answer): boolean => status >= 400 && status < 500;

/** Creates a lane: it sends planned requests one after another, to tournaments that no other lane changes. */
export function createLane(club: Club, judge: ReturnType<typeof createJudge>, today: string) {
  const own: Own = { live: new Map(), trashed: new Map(), tokens: [] };
  const send = (request: Request): Promise<Answer> =>
    ask(club.url, {
      ...request,
      headers: { authorization: club.authorization, ...request.headers },
    });
  const checks = createChecks(own, send);

  async function ensureLive(): Promise<void> {
    const answer = await send({ method: 'POST', path: TOURNAMENTS, body: createTournament(1) });
    const made = parseJson(answer) as Tournament;
    own.live.set(made.id, made);
  }

  async function ensureTrashed(): Promise<void> {
    if (own.live.size === 0) await ensureLive();
    const [target] = own.live.values();
    await send({ method: 'DELETE', path: `${TOURNAMENTS}/${target!.id}` });
    own.live.delete(target!.id);
    own.trashed.set(target!.id, { ...target!, version: target!.version! + 1 });
  }

  /** Returns the plan's target, and creates a tournament when there is none. Null when the call has no id. */
  async function findTarget({ endpoint, pick }: Plan): Promise<Tournament | null> {
    if (!endpoint.path.includes('{id}')) return null;
    const isRestoring = endpoint.operationId === 'restoreTournament';
    const place = isRestoring ? own.trashed : own.live;
    if (place.size === 0) await (isRestoring ? ensureTrashed() : ensureLive());
    return [...place.values()][pick % place.size]!;
  }

  /** Finds two players for a correct call about players. Null for any other call. */
  async function findPlayers({ endpoint, fault }: Plan, target: Tournament | null) {
    const { operationId, path } = endpoint;
    const isAboutThem =
      path.includes('{playerId}') || ['addInvitations', 'setWishes'].includes(operationId);
    if (!isAboutThem || fault) return null;
    if (own.live.size === 0) await ensureLive();
    return findTwoPlayers(target?.id ?? [...own.live.keys()][0]!, send);
  }

  async function readOwnToken(): Promise<string> {
    const token = own.tokens.pop();
    if (token !== undefined) return token;
    const request = { method: 'POST', path: '/api/auth/login', body: club.administrator };
    return (parseJson(await send(request)) as GrantedSession).token;
  }

  /** Creates the body of a plan without a fault. */
  function createGoodBody(
    { endpoint, body }: Plan,
    target: Tournament | null,
    { entry, players }: { entry: Entry; players: [Known, Known] | null },
  ): unknown {
    const isWrite = ['createTournament', 'updateTournament'].includes(endpoint.operationId);
    if (endpoint.operationId === 'signIn') return club.administrator;
    if (endpoint.operationId === 'addEntries') return createEntries(body);
    if (endpoint.operationId === 'setUsualSettings') return createUsualSettings(body);
    if (entry) return createCorrection(entry);
    if (players) return createPlayersBody(endpoint.operationId, body, players);
    return isWrite ? clearBrokenFields(body as Partial<TournamentRequest>, target, today) : body;
  }

  /**
   * Sends one request.
   * @returns its counts, and a description of any fault in the response
   */
  async function runPlan(plan: Plan): Promise<{ tally: Tally; wrong: string | null }> {
    const { endpoint, fault, isKeyed } = plan;
    const target = await findTarget(plan);
    const isOfEntry = endpoint.path.includes('{entryId}');
    const entry = isOfEntry ? await findEntry(target!.id, send) : null;
    const players = await findPlayers(plan, target);
    const body = fault ? plan.body : createGoodBody(plan, target, { entry, players });
    const { operationId } = endpoint;
    const token = !fault && operationId === 'signOut' ? await readOwnToken() : '';
    const answer = await send({
      method: plan.method ?? endpoint.method,
      path: endpoint.path
        .replace('{id}', plan.id ?? String(target?.id))
        .replace('{entryId}', entry?.id ?? '')
        .replace('{playerId}', plan.id ?? players?.[0].playerId ?? NOBODY),
      body,
      headers: {
        ...createVersionHeader(plan, target, entry),
        ...(isKeyed && { 'idempotency-key': randomUUID() }),
        ...(token !== '' && { authorization: formatBasicAuth('admin', token) }),
        ...plan.headers,
      },
    });
    const told = judge(plan.method === undefined ? endpoint : null, answer);
    const isAccepted = answer.status < 300;
    const mayRefuse = fault !== null || isUncertain(endpoint);
    const isAsWanted = (isAccepted && fault === null) || (mayRefuse && isRefused(answer));
    const isTrue =
      fault !== null ||
      !isAccepted ||
      (await checks[operationId]!({ json: parseJson(answer), body, target: target!, token }));
    const wrong = [told, isAsWanted ? null : `status ${answer.status}`, isTrue ? null : 'another'];
    const tally = {
      requests: 1,
      broken: fault ? 1 : 0,
      failures: answer.status >= 500 ? 1 : 0,
      disallowed: told ? 1 : 0,
      unrefused: fault && !isAsWanted ? 1 : 0,
      unaccepted: !fault && !isAsWanted ? 1 : 0,
      differing: isTrue ? 0 : 1,
    };
    const found = wrong.filter((text) => text !== null);
    return { tally, wrong: found.length > 0 ? `${found.join(', ')}: ${answer.body}` : null };
  }

  return { runPlan };
}
