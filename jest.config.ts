/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { availableParallelism } from 'node:os';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const transform = {
  '\\.(ts|tsx|js|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
} satisfies Config['transform'];

/** Packages that are ES modules only: jest takes them as CommonJS. */
const transformIgnorePatterns = [
  '/node_modules/(?!(content-disposition|cookie|fractional-indexing|idb-keyval|saxen|uqr)/)',
];

/** Copies of the project lie there, for other versions of Node. */
const modulePathIgnorePatterns = ['<rootDir>/.cache/'];

/** Given to each module as arguments: names of a test's global object are looked up slowly. */
const sandboxInjectedGlobals: Config['sandboxInjectedGlobals'] = [
  ...['Array', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise'],
  ...['Reflect', 'RegExp', 'Set', 'String', 'Symbol'],
];

const inNode = (name: string): Project => ({
  displayName: name,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/__tests__/${name}/**/*.test.ts`],
  transform,
  transformIgnorePatterns,
  modulePathIgnorePatterns,
  sandboxInjectedGlobals,
});

/** What the console computes without a page: in Node they take less. */
const WITHOUT_PAGE = [
  'api/readTournaments',
  'api/sendQueue',
  'importing/excelFlavours',
  'importing/readExcel',
  'importing/reading',
  'list/listAddress',
  'outbox/outboxQueue',
  'ui/edgeScroll',
];

const withoutPage: Project = {
  ...inNode('consoleNode'),
  testMatch: [`<rootDir>/__tests__/console/(${WITHOUT_PAGE.join('|')}).test.ts`],
};

const jsdomProject: Project = {
  displayName: 'console',
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://127.0.0.1/' },
  testMatch: ['<rootDir>/__tests__/console/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [`/__tests__/console/(${WITHOUT_PAGE.join('|')})\\.test\\.ts$`],
  globalSetup: './__tests__/support/consoleGlobalSetup.mjs',
  globalTeardown: './__tests__/support/consoleGlobalTeardown.mjs',
  setupFilesAfterEnv: ['./__tests__/support/consoleSetup.ts'],
  moduleNameMapper: { '\\.css$': 'identity-obj-proxy' },
  globals: {
    BUILD: {
      apiHost: '',
      authMode: 'server',
      administrator: null,
      clubTitle: 'Теннисный клуб',
      clubTimeZone: 'Europe/Moscow',
    },
  },
  transform,
  transformIgnorePatterns,
  modulePathIgnorePatterns,
  sandboxInjectedGlobals,
};

/** What the server does whatever its database is: these run on PostgreSQL as well (SCALE-1). */
const ON_BOTH = [
  'calendar/calendar',
  'db/compileQuery',
  'idempotency/idempotency',
  'idempotency/idempotencyInProgress',
  'idempotency/idempotencyStored',
  'live/live',
  'live/liveTags',
  'play/play',
  'play/playChanges',
  'play/playRaces',
  'play/playRounds',
  'players/forgetting',
  'players/playerCards',
  'players/playerIdentity',
  'players/players',
  'players/unusedPlayers',
  'players/wishes',
  'plugins/problems',
  'sessions/sessions',
  'sessions/throttle',
  'sessions/throttleStored',
  'sessions/throttleWaits',
  'signUp/publicName',
  'signUp/signUp',
  'signUp/signUpLimits',
  'signUp/signUpReview',
  'signUp/signUpRaces',
  'tournaments/applications',
  'tournaments/fieldWalk',
  'tournaments/history',
  'tournaments/list',
  'tournaments/tournaments',
  'tournaments/trash',
  'tournaments/trashClock',
  'tournaments/trashPurge',
  'tournaments/versions',
];

const onPostgres: Project = {
  ...inNode('postgres'),
  testMatch: [
    '<rootDir>/__tests__/postgres/**/*.test.ts',
    `<rootDir>/__tests__/server/(${ON_BOTH.join('|')}).test.ts`,
  ],
  globals: { ON_POSTGRES: true },
  globalSetup: './__tests__/support/postgresGlobalSetup.mjs',
  globalTeardown: './__tests__/support/postgresGlobalTeardown.mjs',
};

/** The domain, the server and the tools run in Node, the console in jsdom. */
const config: Config = {
  // For tests that hang: on a busy machine those that do not may take long.
  testTimeout: 180_000,
  // Tests wait for answers, disks and clocks a fourth of their time.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  projects: [
    inNode('domain'),
    inNode('server'),
    onPostgres,
    jsdomProject,
    withoutPage,
    inNode('lint'),
    inNode('scripts'),
    {
      ...inNode('process'),
      setupFilesAfterEnv: ['./__tests__/support/processSetup.ts'],
    },
    inNode('bench'),
  ],
};

export default config;
