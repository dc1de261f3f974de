import fc from 'fast-check';
import { getBodySchema, listHeaders, type Endpoint } from './contract';
import { createFaults, type Fault } from './faults';
import type { Given } from './given';
import type { Headers } from './refusedHeaders';

/** A request that is planned before the tournaments exist. */
export type Plan = {
  endpoint: Endpoint;
  /** The request's fault. Null when the server must accept the request, or may accept it (`isUncertain`). */
  fault: Fault | null;
  /** Random number that picks the target tournament. */
  pick: number;
  /** Id that replaces the target's id. */
  id?: string;
  /** Method that replaces the endpoint's. */
  method?: string;
  /** Body of the request, sent as JSON. A string is sent unchanged. */
  body?: unknown;
  /** Kind of the version in `If-Match`. */
  version: 'none' | 'any' | 'current';
  /** True when the request has its own `Idempotency-Key`. */
  isKeyed: boolean;
  headers: Headers;
};

const VERSIONS = ['none', 'any', 'current'] as const;

/** True for calls that hash a password, which takes a quarter of a second. */
const isSlow = ({ operationId }: Endpoint): boolean => ['signIn', 'signOut'].includes(operationId);
/** True for streams. A stream ends only with its client, so only a refusal has an end. */
const isEndless = ({ answers }: Endpoint): boolean =>
  answers.get('200')?.content?.['text/event-stream'] !== undefined;
/**
 * True when acceptance depends on stored state, which a schema does not describe: the play (ROSTER-15), a merge
 * (PLAYER-6), or unfinished tournaments (PLAYER-62).
 */
export const isUncertain = ({ operationId }: Endpoint): boolean =>
  ['changePlay', 'separatePlayer', 'forgetPlayer'].includes(operationId);
/** The weight of fast calls among the plans. */
const OFTEN = 20;

function createHonestPlans(
  { contract, createValues: valuesOf }: Given,
  endpoint: Endpoint,
): fc.Arbitrary<Plan> {
  const schema = getBodySchema(contract, endpoint);
  const known = listHeaders(endpoint);
  const drawn = fc.record({
    pick: fc.nat(),
    version: fc.constantFrom(...('if-match' in known ? VERSIONS : (['none'] as const))),
    isKeyed: 'idempotency-key' in known ? fc.boolean() : fc.constant(false),
    body: schema ? valuesOf(schema) : fc.constant(undefined),
  });
  return drawn.map((some) => ({ endpoint, fault: null, headers: {}, ...some }));
}

/** Creates plans for one endpoint. Half of them have a fault. All plans for an endless endpoint have one. */
function createEndpointPlans(given: Given, endpoint: Endpoint): fc.Arbitrary<Plan> {
  const good = createHonestPlans(given, endpoint);
  const bad = Object.entries(createFaults(given, endpoint)).map(([fault, parts]) => ({
    arbitrary: fc
      .tuple(good, parts)
      .map(([plan, part]): Plan => ({ ...plan, ...part, fault: fault as Fault })),
    // A value can be wrong in many ways, so this fault is more frequent.
    weight: fault === 'value' ? 5 * OFTEN : OFTEN,
  }));
  const weight = bad.reduce((sum, { weight: one }) => sum + one, 0);
  const goodWeight = isEndless(endpoint) ? 0 : isSlow(endpoint) ? 1 : weight;
  return fc.oneof({ arbitrary: good, weight: goodWeight }, ...bad);
}

/** Creates plans over all endpoints. Those with a body are more frequent. */
export const createPlans = (given: Given): fc.Arbitrary<Plan> =>
  fc.oneof(
    ...given.contract.endpoints.map((endpoint) => ({
      arbitrary: createEndpointPlans(given, endpoint),
      weight: endpoint.requestBody ? 4 : 1,
    })),
  );
