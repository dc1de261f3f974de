import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { hashBody } from '../../../src/server/idempotency/withIdempotency';
import { APPLICATION, TOURNAMENT } from '../../support/serverSamples';
import { createRuns } from '../../support/createRuns';

const RUNS = createRuns(1_000);

/** Similar values in similar shapes, so that equal and almost equal ones are frequent. */
const { body } = fc.letrec((tie) => ({
  leaf: fc.constantFrom(0, 1, -1, 0.5, '', '0', '1', 'null', null, true, false),
  list: fc.array(tie('value'), { maxLength: 3 }),
  body: fc.dictionary(fc.constantFrom('a', 'b', 'c', '1', '10'), tie('value'), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
  value: fc.oneof({ maxDepth: 3, withCrossShrink: true }, tie('leaf'), tie('list'), tie('body')),
}));

/** The same value with the fields of each object reordered. */
function reorder(value: unknown, order: (names: string[]) => string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => reorder(item, order));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(
    order(Object.keys(fields)).map((name) => [name, reorder(fields[name], order)]),
  );
}

/** Hash in earlier versions, which had bodies without nested fields. */
const hashFlat = (fields: object): string =>
  createHash('sha256')
    .update(JSON.stringify(fields, Object.keys(fields).sort()))
    .digest('hex');

test('TRUST-10: the order of fields does not matter at any depth', () => {
  const orders = [
    (names: string[]) => names.reverse(),
    (names: string[]) => names.sort(),
    (names: string[]) => [...names.slice(1), ...names.slice(0, 1)],
  ];
  fc.assert(
    fc.property(body, fc.constantFrom(...orders), (one, order) => {
      expect(hashBody(reorder(one, order))).toBe(hashBody(one));
    }),
    RUNS,
  );
});

test('TRUST-11: two bodies have one hash exactly where they say the same', () => {
  let same = 0;
  fc.assert(
    fc.property(body, body, (one, other) => {
      const isSame = isDeepStrictEqual(one, other);
      expect(hashBody(one) === hashBody(other)).toBe(isSame);
      same += Number(isSame);
    }),
    RUNS,
  );
  expect(same).toBeGreaterThan(0);
});

test('TRUST-11: a body is another one when anything in it changes, at any depth', () => {
  const place = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 });
  const nest = (path: readonly string[], value: unknown): unknown =>
    path.reduceRight((inner, name) => ({ before: 1, [name]: [inner], after: {} }), value);
  const values = [undefined, null, 0, 1, '', '0', false, [], {}, [null], [[]], [{}]];
  fc.assert(
    fc.property(place, (path) => {
      const hashes = values.map((value) => hashBody(nest(path, { round: 1, value })));
      expect(new Set(hashes).size).toBe(values.length);
    }),
    RUNS,
  );
});

test('TRUST-11: two scores of one match differ, and so do two orders of a list', () => {
  const score = (first: number, second: number) => ({ match: 1, score: { first, second } });
  expect(hashBody(score(15, 9))).not.toBe(hashBody(score(9, 15)));
  expect(hashBody({ courts: [1, 2] })).not.toBe(hashBody({ courts: [2, 1] }));
});

test('a request without a body has a hash as well', () => {
  expect(hashBody(undefined)).not.toBe(hashBody(null));
  expect(hashBody(undefined)).not.toBe(hashBody({}));
});

describe('TRUST-10: keys that an earlier version has stored are recognised', () => {
  test.each([
    [{}, '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'],
    [TOURNAMENT, '2da319dd2944b21681afa44b9cd19f518cdcb4f3219e8f4f5271982edbdbf8eb'],
    [
      { ...TOURNAMENT, endTime: null, levelTo: null, entryFee: 0 },
      'fec7bcb23db38b6043a4afccf2985862b43cac1817ed2d0d6679bf3277993e91',
    ],
    [APPLICATION, 'f90ec8656d409191ae9d2c1dac19774c5962996d8394f612a2a92b66177ee463'],
    [
      { ...APPLICATION, level: null, userId: 'tg:«анна»\n\u2028😀' },
      '573e1f1c376446caf1f3ff1f2c49dd8330557cc25191759ddd20350cffb96684',
    ],
  ])('TRUST-10: by the hash that %j had', (sent, hash) => {
    expect(hashBody(sent)).toBe(hash);
  });

  test('TRUST-10: by the hash that any fields had', () => {
    const leaf = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.integer(),
      fc.constant(null),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string(), leaf), (fields) => {
        expect(hashBody(fields)).toBe(hashFlat(fields));
      }),
      RUNS,
    );
  });
});
