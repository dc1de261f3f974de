import fc from 'fast-check';
import { NOT_UTF8, type HostileBody, type Template } from './bodies';

/** Names that no request has, and names that each object inherits. */
const name = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', '__defineGetter__', 'isPrototypeOf'),
  fc.string({ minLength: 1 }).map((text) => `x${text}`),
);

const ofWrongType = fc.oneof(
  fc.boolean(),
  fc.array(fc.jsonValue(), { maxLength: 5 }),
  fc.dictionary(name, fc.jsonValue(), { maxKeys: 5 }),
);

/** JSON.stringify omits a `__proto__` that is not an own property. */
const pickMember = ([key, value]: readonly [string, unknown]): string =>
  `${JSON.stringify(key)}:${JSON.stringify(value)}`;

const toText = (members: readonly (readonly [string, unknown])[]): string =>
  `{${members.map(pickMember).join(',')}}`;

const createSpoiltBody = (honest: Buffer, at: number, bytes: Buffer): Buffer =>
  Buffer.concat([honest.subarray(0, at), bytes, honest.subarray(at)]);

function createBody(template: Template): fc.Arbitrary<HostileBody> {
  const members = Object.entries(template);
  const honest = Buffer.from(toText(members));
  const place = fc.nat({ max: honest.length });
  const bodies = [
    fc.nat({ max: honest.length - 1 }).map((at) => honest.subarray(0, at || 1)),
    fc.tuple(name, fc.jsonValue()).map((added) => toText([...members, added])),
    fc.tuple(name, ofWrongType).map((added) => toText([added, ...members])),
    fc
      .tuple(place, fc.constantFrom(...NOT_UTF8, '00'))
      .map(([at, hex]) => createSpoiltBody(honest, at, Buffer.from(hex, 'hex'))),
    ...(members.length > 0
      ? [
          fc
            .tuple(fc.constantFrom(...members.map(([key]) => key)), ofWrongType)
            .map(([key, value]) => JSON.stringify({ ...template, [key]: value })),
        ]
      : []),
  ];
  return fc
    .record({ body: fc.oneof(...bodies), isChunked: fc.boolean() })
    .map(({ body, isChunked }) => ({
      name: `random ${String(body).slice(0, 80)}`,
      body,
      isChunked,
    }));
}

/** Creates random bodies that the server must refuse. The same seed creates the same bodies. */
export const createRandomBodies = (
  template: Template,
  count: number,
  seed: number,
): HostileBody[] => fc.sample(createBody(template), { numRuns: count, seed });
