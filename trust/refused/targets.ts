import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { toDay } from '../../src/domain/dates/dates';
import type { Player } from '../../src/domain/players/playerWire';
import type { Club } from '../club';
import { getBodySchema, readContract, type Endpoint } from '../contract/contract';
import { createGiven } from '../contract/given';
import type { Play } from '../contract/plays';
import { createPublicTournament } from '../publicPages/publicTournament';
import { formShapes } from './formShapes';
import { createLengthened, createPlanted, createShapes, type Shape } from './shapes';

export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** A call to which a client can send a body, even if the call has none. */
export type RefusingCall = {
  name: string;
  method: string;
  path: string;
  needsSignIn: boolean;
  /** Content type of the call's body. */
  type: string;
  /** Maximum bytes that the server reads. */
  bodyMax: number;
  bodies: fc.Arbitrary<Shape>;
};

const BODY_MAX = 65_536;
const CHANGE_MAX = 262_144;
const FORM_MAX = 4_096;
const MISSING = 999_999;
const TIME_ZONE = 'Europe/Moscow';

/** Returns the path of a call. Calls without a body name missing records, so that they end nothing. */
function fillPath({ path, requestBody }: Endpoint, ids: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    requestBody ? ids[name]! : name === 'id' ? String(MISSING) : randomUUID(),
  );
}

const createJsonBodies = (honest: fc.Arbitrary<unknown> | null): fc.Arbitrary<Shape> =>
  honest
    ? fc.oneof(
        { arbitrary: createPlanted(honest), weight: 3 },
        createLengthened(honest),
        createShapes(),
      )
    : createShapes();

/**
 * Lists the calls that get refused bodies.
 * @param address the address of the person who signs up for the tournament whose pages get the bodies
 */
export async function listRefusingCalls(club: Club, address: string): Promise<RefusingCall[]> {
  const contract = await readContract(club);
  const { createValues } = createGiven(contract, toDay(Date.now(), TIME_ZONE));
  const { paths } = await createPublicTournament(club, address);
  const [{ id }] = (await club.send('GET', '/api/tournaments')) as [{ id: number }];
  const play = (await club.send('GET', `/api/tournaments/${id}/play`)) as Play;
  const [player] = (await club.send('GET', '/api/players')) as [Player];
  const ids = { id: String(id), entryId: play.entries[0]!.id, playerId: player.id };

  const calls = contract.endpoints
    .filter(({ method }) => method !== 'GET')
    .map((endpoint): RefusingCall => {
      const schema = getBodySchema(contract, endpoint);
      return {
        name: endpoint.operationId,
        method: endpoint.method,
        path: fillPath(endpoint, ids),
        // A sign-out would end the session of all other calls, so it has no session.
        needsSignIn: endpoint.security === undefined && endpoint.operationId !== 'signOut',
        type: JSON_TYPE,
        bodyMax: endpoint.operationId === 'changePlay' ? CHANGE_MAX : BODY_MAX,
        bodies: createJsonBodies(schema ? createValues(schema) : null),
      };
    });
  const unknown = ['/api/none', '/none', '/'].map((path): RefusingCall => ({
    ...{ name: path, method: 'POST', path, needsSignIn: true },
    ...{ type: JSON_TYPE, bodyMax: BODY_MAX, bodies: createShapes() },
  }));
  const forms = [paths.apply, `${paths.own}/cancel`, `${paths.own}/withdraw-public-name`]
    .concat(paths.score, `${paths.live}/none`, '/apply/none')
    .map((path): RefusingCall => ({
      ...{ name: path.replaceAll(/[\w-]{20,}/g, '…'), method: 'POST', path, needsSignIn: false },
      ...{ type: FORM_TYPE, bodyMax: FORM_MAX, bodies: formShapes },
    }));
  const round = play.rounds.at(-1)!;
  const result = fc.constant({
    ...{ id: randomUUID(), roundId: round.id, court: 1 },
    ...{ from: null, to: { a: 10, b: 14, mark: null } },
  });
  const results: RefusingCall = {
    ...{ name: '/score/…/results', method: 'POST', path: `${paths.score}/results` },
    ...{ needsSignIn: false, type: JSON_TYPE, bodyMax: FORM_MAX, bodies: createJsonBodies(result) },
  };
  return [...calls, ...unknown, ...forms, results];
}
