import fc from 'fast-check';
import { getBodySchema, listHeaders, type Endpoint } from './contract';
import { createFaults, type Fault } from './faults';
import type { Given } from './given';
import type { Headers } from './refusedHeaders';

/** A request that does not know yet which tournaments there are. */
export type Plan = {
  endpoint: Endpoint;
  /** What is wrong with it; null where it has to be accepted, or may be (`isUncertain`). */
  fault: Fault | null;
  /** Which of the tournaments it is about. */
  pick: number;
  /** What stands in place of its id. */
  id?: string;
  /** In place of the endpoint's own. */
  method?: string;
  /** JSON; a text is sent as it stands. */
  body?: unknown;
  /** Which version `If-Match` names. */
  version: 'none' | 'any' | 'current';
  /** Whether it has an `Idempotency-Key`, one of its own. */
  isKeyed: boolean;
  headers: Headers;
};

const VERSIONS = ['none', 'any', 'current'] as const;

/** Calls for which a password is hashed, a quarter of a second each. */
const isSlow = ({ operationId }: Endpoint): boolean => ['signIn', 'signOut'].includes(operationId);
/** Calls that are answered for as long as somebody listens: only a refusal of theirs has an end. */
const isEndless = ({ answers }: Endpoint): boolean =>
  answers.get('200')?.content?.['text/event-stream'] !== undefined;
/**
 * Whether these are accepted depends on what is stored, of which a schema knows nothing: on the play as it is
 * (ROSTER-15), on a merge (PLAYER-6), on tournaments that are not over (PLAYER-62).
 */
export const isUncertain = ({ operationId }: Endpoint): boolean =>
  ['changePlay', 'separatePlayer', 'forgetPlayer'].includes(operationId);
/** The weight of what is not slow. */
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

/** Plans for one endpoint; half of them have a fault, and all of one that is answered without an end. */
function createEndpointPlans(given: Given, endpoint: Endpoint): fc.Arbitrary<Plan> {
  const good = createHonestPlans(given, endpoint);
  const bad = Object.entries(createFaults(given, endpoint)).map(([fault, parts]) => ({
    arbitrary: fc
      .tuple(good, parts)
      .map(([plan, part]): Plan => ({ ...plan, ...part, fault: fault as Fault })),
    // There are many ways for a value to be wrong.
    weight: fault === 'value' ? 5 * OFTEN : OFTEN,
  }));
  const weight = bad.reduce((sum, { weight: one }) => sum + one, 0);
  const goodWeight = isEndless(endpoint) ? 0 : isSlow(endpoint) ? 1 : weight;
  return fc.oneof({ arbitrary: good, weight: goodWeight }, ...bad);
}

/** Plans over every endpoint; more for those that take a body. */
export const createPlans = (given: Given): fc.Arbitrary<Plan> =>
  fc.oneof(
    ...given.contract.endpoints.map((endpoint) => ({
      arbitrary: createEndpointPlans(given, endpoint),
      weight: endpoint.requestBody ? 4 : 1,
    })),
  );
