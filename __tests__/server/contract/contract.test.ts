import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { cleanName } from '../../../src/domain/lib/cleanName';
import {
  applicationRules,
  validateFields,
  createTournamentRules,
} from '../../../src/domain/tournament/rules';
import { buildApp } from '../../../src/server/app';
import { buildContract } from '../../../src/server/contract/buildContract';
import type { OpenApi } from '../../../src/server/contract/openApi';
import { createTimeBetweenPattern } from '../../../src/server/contract/patterns';
import {
  applicationRequestContract,
  tournamentRequestContract,
} from '../../../src/server/tournaments/requestContract';
import {
  applicationRequestSchema,
  tournamentRequestSchema,
} from '../../../src/server/tournaments/schemas';
import { IN_MEMORY, openSqliteDatabase } from '../../../src/server/db/sqlite/open';
import { createTestApp } from '../../support/serverApp';
import { APPLICATION, TOURNAMENT } from '../../support/serverSamples';
import { createRuns } from '../../support/createRuns';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const ajv = new Ajv2020({ allowUnionTypes: true });
addFormats(ajv);
ajv.addVocabulary(['components', 'discriminator']);

async function get(url: string, headers: Record<string, string> = {}) {
  const { app, stop } = await createTestApp();
  const response = await app.inject({ url, headers });
  await stop();
  return response;
}

describe('API-1: the document', () => {
  test('API-1: is served without a sign-in, and only once to a client that keeps it', async () => {
    const response = await get('/api/openapi.json');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.json<OpenApi>()).toMatchObject({
      openapi: '3.1.0',
      info: { version: '1.2.3' },
    });
    const again = await get('/api/openapi.json', {
      'if-none-match': String(response.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('API-1: docs/openapi.json is what the routes say', async () => {
    if (readFileSync('docs/openapi.json', 'utf8') === (await buildContract(version))) return;
    throw new Error('docs/openapi.json is not what the routes say: npm run openapi');
  });

  test('API-1: has every call there is, and each takes a body by a sound schema', async () => {
    const database = openSqliteDatabase(IN_MEMORY);
    const app = buildApp({
      database,
      version,
      clock: Date.now,
      title: '',
      timeZone: 'UTC',
      calendarHost: 'none',
      consoleFolder: '/none',
    });
    const undescribed = new Set<string>();
    const bodies: object[] = [];
    app.addHook('onRoute', ({ url, config, schema }) => {
      if (url.startsWith('/api') && !config?.operation) undescribed.add(url);
      if (schema?.body) bodies.push(schema.body);
    });
    await app.ready();
    await app.close();
    await database.destroy();
    expect([...undescribed].sort()).toEqual(['/api', '/api/*']);
    // The server's own Ajv does not check these schemas.
    expect(bodies).toHaveLength(14);
    for (const body of bodies) expect(ajv.validateSchema(body)).toBe(true);
  });

  test('API-1: has sound schemas, and names for every call', async () => {
    const { paths, components } = JSON.parse(await buildContract(version)) as OpenApi;
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const schema of Object.values(components.schemas)) {
      expect(() => ajv.compile({ ...schema, components })).not.toThrow();
    }
    for (const { responses } of operations) {
      for (const status of ['400', '500', '503']) expect(responses).toHaveProperty(status);
    }
  });
});

/** Values of every kind, many of them just outside the limits of a field. */
const VALUES = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', ' ', 'Я', [], {}, 0, 1, 7, 7.5, -1, 1.25, 1_000_001),
  fc.integer({ min: -2, max: 40 }).map((quarter) => quarter / 4),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.stringMatching(/^([01]\d|2[0-4]):[0-6]\d$/),
  fc.stringMatching(/^20[23]\d-[01]\d-[0-3]\d$/),
  fc.stringMatching(/^\+?[78] ?\(?\d{3}\)? \d{3}-\d{2}-\d{2}$/),
  fc.stringMatching(/^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .tuple(fc.constantFrom('ё', ' ', '🎾', 'a '), fc.nat(70))
    .map(([text, count]) => [...text.repeat(count)].slice(0, count).join('')),
  fc.constantFrom('Мексикано', 'Американо', 'мексикано'),
);

/** Cleans a name as the server stores it, but keeps its surrounding spaces. */
const storeName = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\S(?:.*\S)?/su, cleanName) : value;

describe.each([
  [
    'tournament',
    tournamentRequestContract,
    tournamentRequestSchema,
    createTournamentRules('0000-01-01'),
    {
      ...TOURNAMENT,
      endTime: null,
      levelTo: null,
    },
  ],
  [
    'application',
    applicationRequestContract,
    applicationRequestSchema,
    applicationRules,
    APPLICATION,
  ],
] as const)('API-1: the contract of a %s', (_, contract, types, rules, sample) => {
  const { properties } = types as { properties: Record<string, object> };

  test.each(Object.keys(properties))('API-1: the limits of %s are the rules', (field) => {
    const isAllowed = ajv.compile(contract.properties![field]!);
    const isOfType = ajv.compile(properties[field]!);
    const keepsRules = (value: unknown) => {
      const request = { ...sample, startTime: '', levelFrom: NaN, [field]: value };
      return !(field in validateFields(rules, request as never));
    };
    // The rules check the stored form of a name (RULE-10), which JSON Schema cannot express.
    const values = /name/i.test(field) ? VALUES.map(storeName) : VALUES;
    fc.assert(
      fc.property(values, (value) => isAllowed(value) === (isOfType(value) && keepsRules(value))),
      createRuns(3_000),
    );
  });
});

test.each([
  ['08:00', '23:00', ['08:00', '08:01', '22:59', '23:00'], ['07:59', '23:01', '8:00', '']],
  ['09:30', '09:45', ['09:30', '09:45'], ['09:29', '09:46', '10:30']],
  ['00:00', '23:59', ['00:00', '23:59'], ['24:00', '12:60', '012:00']],
])('API-1: a pattern of the times from %s to %s', (earliest, latest, within, without) => {
  const pattern = new RegExp(createTimeBetweenPattern(earliest, latest), 'u');
  expect([...within, ...without].filter((time) => pattern.test(time))).toEqual(within);
});
