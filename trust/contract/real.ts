import { isDeepStrictEqual } from 'node:util';
import type { Tournament } from '../../src/domain/tournament/tournament';
import type { Club } from '../club';
import { ask, type Answer, type Request } from '../request';
import { findHeader, parseJson, type createJudge } from './judge';
import type { Contract } from './contract';
import { mapById, sortRows, listLiveRows, type Model } from './model';

export const TOURNAMENTS = '/api/tournaments';

/** The server under test. A call throws for a response that the contract does not allow. */
export type Real = {
  call: (operationId: string, request: Request) => Promise<Answer>;
  countCalls: () => number;
};

/**
 * Compares two values.
 * @throws when the values differ
 */
export function expectSame(what: string, actual: unknown, expected: unknown): void {
  if (isDeepStrictEqual(actual, expected)) return;
  throw new Error(`${what}: ${JSON.stringify(actual)} in place of ${JSON.stringify(expected)}`);
}

export function createReal(
  club: Club,
  contract: Contract,
  judge: ReturnType<typeof createJudge>,
): Real {
  let calls = 0;
  return {
    async call(operationId, request) {
      const endpoint = contract.endpoints.find((one) => one.operationId === operationId)!;
      const headers = { authorization: club.authorization, ...request.headers };
      const answer = await ask(club.url, { ...request, method: endpoint.method, headers });
      calls += 1;
      expectSame(`${operationId}, the contract`, judge(endpoint, answer), null);
      return answer;
    },
    countCalls: () => calls,
  };
}

export async function readList(
  real: Real,
): Promise<{ rows: Map<number, Tournament>; tag: string }> {
  const answer = await real.call('listTournaments', { path: TOURNAMENTS });
  return { rows: mapById(parseJson(answer) as Tournament[]), tag: findHeader(answer, 'etag')! };
}

/**
 * Compares the server's list with the model's.
 * @throws when they differ
 */
export async function checkList(model: Model, real: Real): Promise<void> {
  const { rows } = await readList(real);
  expectSame('the list', sortRows(rows), sortRows(listLiveRows(model)));
}
