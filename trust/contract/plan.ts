import fc from 'fast-check';
import { getBodySchema, listHeaders, type Endpoint } from './contract';
import { createFaults, type Fault } from './faults';
import type { Given } from './given';
import type { Headers } from './refusedHeaders';

/** A request that is planned before the tournaments are known. */
export type Plan = {
  endpoint: Endpoint;
  /** Null when the request must be accepted, or may be (`isUncertain`). */
  fault: Fault | null;
  /** Picks the target tournament. */
  pick: number;
  /** Replaces the target's id. */
  id?: string;
  /** Replaces the endpoint's method. */
  method?: string;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
  /** The version that `If-Match` names. */
  version: 'none' | 'any' | 'current';
  /** True when it has its own `Idempotency-Key`. */
  isKeyed: boolean;
  headers: Headers;
};

const VERSIONS = ['none', 'any', 'current'] as const;

/** These calls hash a password, which takes a quarter of a second. */
const isSlow = ({ operationId }: Endpoint): boolean => ['signIn', 'signOut'].includes(operationId);
/** True for streams: they end only with their client, so only a refusal ends. */
const isEndless = ({ answers }: Endpoint): boolean =>
  answers.get('200')?.content?.['text/event-stream'] !== undefined;
/**
 * True when acceptance depends on stored state, which a schema does not describe. Such state is the play (ROSTER-15), a
 * merge (PLAYER-6), or unfinished tournaments (PLAYER-62).
 */
export const isUncertain = ({ operationId }: Endpoint): boolean =>
  ['changePlay', 'separatePlayer', 'forgetPlayer'].includes(operationId);
/** The weight of fast calls. */
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

/** Plans for one endpoint. Half of them have a fault; for an endless one all have. */
function createEndpointPlans(given: Given, endpoint: Endpoint): fc.Arbitrary<Plan> {
  const good = createHonestPlans(given, endpoint);
  const bad = Object.entries(createFaults(given, endpoint)).map(([fault, parts]) => ({
    arbitrary: fc
      .tuple(good, parts)
      .map(([plan, part]): Plan => ({ ...plan, ...part, fault: fault as Fault })),
    // A value can be wrong in many ways.
    weight: fault === 'value' ? 5 * OFTEN : OFTEN,
  }));
  const weight = bad.reduce((sum, { weight: one }) => sum + one, 0);
  const goodWeight = isEndless(endpoint) ? 0 : isSlow(endpoint) ? 1 : weight;
  return fc.oneof({ arbitrary: good, weight: goodWeight }, ...bad);
}

/** Plans over all endpoints, with more for those that take a body. */
export const createPlans = (given: Given): fc.Arbitrary<Plan> =>
  fc.oneof(
    ...given.contract.endpoints.map((endpoint) => ({
      arbitrary: createEndpointPlans(given, endpoint),
      weight: endpoint.requestBody ? 4 : 1,
    })),
  );
