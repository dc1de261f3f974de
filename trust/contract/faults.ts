import fc from 'fast-check';
import { addDays } from '../../src/domain/dates/dates';
import type { JsonSchema } from '../../src/server/contract/operation';
import { PLAY_CHANGE_BYTES_MAX } from '../../src/server/play/contract/operations';
import { BODY_LIMIT } from '../hostile/bodies';
import { getBodySchema, type Endpoint } from './contract';
import type { Given } from './given';
import type { Plan } from './plan';
import { noSignIn, createRefusedHeaders, refusedTypes, type Headers } from './refusedHeaders';
import { createRefusedValues } from './refusedValues';

/** Faults that a request can have. */
export type Fault =
  | 'noSignIn'
  | 'id'
  | 'header'
  | 'method'
  | 'contentType'
  | 'notJson'
  | 'tooLarge'
  | 'missing'
  | 'extra'
  | 'value'
  | 'rule';

/** Changes of a correct request that give it a fault. */
type Parts = fc.Arbitrary<Partial<Plan>>;
type Body = Record<string, unknown>;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const NO_IDS = ['0', '-1', '01', '1.5', '1e3', 'abc', '%D1%8F', '1%20', '%00', 'null', '__proto__'];
const ABSENT_IDS = ['999999999999999', '9999999999999999', '1'.repeat(101), '1'.repeat(4_000)];
const NO_OBJECTS = ['', 'null', '7', '"text"', '[]', '[{}]', '{', '{"a":1,}', "{'a':1}", '{}{}'];
const NO_FIELDS = ['__proto__', 'constructor', 'id', 'version', 'entry_fee', 'applications', ''];

const withHeaders = (some: fc.Arbitrary<Headers>): Parts => some.map((headers) => ({ headers }));

/** Adds a field to a body, as JSON text. An object would not keep a `__proto__`. */
function withField(body: Body, name: string, value: unknown): string {
  const fields = JSON.stringify(body).slice(1);
  const separator = fields === '}' ? '' : ',';
  return `{${JSON.stringify(name)}:${JSON.stringify(value)}${separator}${fields}`;
}

/** Creates fields that are each valid alone, but not together with the others or on this day. */
const createBrokenRules = (bodies: fc.Arbitrary<Body>, today: string): Parts => {
  const broken = fc.oneof(
    fc.integer({ min: 1, max: 20_000 }).map((days) => ({ date: addDays(today, -days) })),
    fc.constantFrom(
      { startTime: '18:00', endTime: '18:00' },
      { startTime: '18:00', endTime: '09:30' },
      { startTime: '23:00', endTime: '00:00' },
    ),
    fc.constantFrom({ levelFrom: 4, levelTo: 3.5 }, { levelFrom: 7, levelTo: 1 }),
  );
  return fc.tuple(bodies, broken).map(([body, part]) => ({ body: { ...body, ...part } }));
};

function createBodyFaults(
  given: Given,
  schema: JsonSchema,
  limit: number,
): Partial<Record<Fault, Parts>> {
  const { properties = {}, required = [] } = schema;
  const bodies = given.createValues(schema) as fc.Arbitrary<Body>;
  const wrongs = Object.entries(properties).map(([name, part]) =>
    createRefusedValues(given, part).map((value) => ({ [name]: value })),
  );
  const name = fc
    .oneof(fc.constantFrom(...NO_FIELDS), fc.string({ minLength: 1 }))
    .filter((text) => !Object.keys(properties).includes(text));
  return {
    notJson: fc.constantFrom(...NO_OBJECTS).map((body) => ({ body })),
    tooLarge: bodies.map((body) => ({ body: JSON.stringify(body).padEnd(limit + 1) })),
    value: fc.tuple(bodies, fc.oneof(...wrongs)).map(([body, wrong]) => ({
      body: { ...body, ...wrong },
    })),
    extra: fc.tuple(bodies, name, fc.jsonValue()).map(([body, field, value]) => ({
      body: withField(body, field, value),
    })),
    ...(required.length > 0 && {
      missing: fc.tuple(bodies, fc.constantFrom(...required)).map(([body, field]) => ({
        body: { ...body, [field]: undefined },
      })),
    }),
    ...('startTime' in properties && { rule: createBrokenRules(bodies, given.today) }),
  };
}

/** Returns the size limit of an endpoint's body in bytes. */
const getBodyLimit = ({ operationId }: Endpoint): number =>
  operationId === 'changePlay' ? PLAY_CHANGE_BYTES_MAX : BODY_LIMIT;

export function createFaults(given: Given, endpoint: Endpoint): Partial<Record<Fault, Parts>> {
  const { contract } = given;
  const schema = getBodySchema(contract, endpoint);
  const headers = createRefusedHeaders(endpoint);
  const others = METHODS.filter((method) => !contract.listMethods(endpoint.path).includes(method));
  return {
    method: fc.constantFrom(...others).map((method) => ({ method })),
    ...(schema && createBodyFaults(given, schema, getBodyLimit(endpoint))),
    ...(!endpoint.security && { noSignIn: withHeaders(noSignIn) }),
    ...(headers && { header: withHeaders(headers) }),
    ...(/\{(id|playerId)\}/.test(endpoint.path) && {
      id: fc.constantFrom(...NO_IDS, ...ABSENT_IDS).map((id) => ({ id })),
    }),
    ...(endpoint.method !== 'GET' && {
      contentType: refusedTypes.map((some) => ({ headers: some, body: '{}' })),
    }),
  };
}
