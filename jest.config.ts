/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

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

/** Tier whose tests run: that of `npm test` or of `npm run test:deep`; all tests when unset. */
const { TIER } = process.env;

/** Excludes packages without a CommonJS build, which jest needs, from the ignored ones. */
const transformIgnorePatterns = [
  '/node_modules/(?!(content-disposition|cookie|fractional-indexing|saxen|uqr)/)',
];

/** This folder contains copies of the project for other versions of Node. */
const modulePathIgnorePatterns = ['<rootDir>/.cache/'];

/** Globals passed to each module as arguments, because lookups in a test's global object are slow. */
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

/** Tests of console code that needs no page. They are faster in Node than in jsdom. */
const WITHOUT_PAGE = [
  'api/readTournaments',
  'api/sendQueue',
  'importing/excelFlavours',
  'importing/readExcel',
  'importing/reading',
  'list/listAddress',
  'ui/edgeScroll',
];

const isWithoutPage = (file: string): boolean =>
  WITHOUT_PAGE.some((name) => file === `__tests__/console/${name}.test.ts`);

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

/** Server tests that run on PostgreSQL as well as on SQLite (SCALE-1). */
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
  'play/playExchange',
  'play/playFinal',
  'play/playRaces',
  'play/playRounds',
  'play/playUnits',
  'play/usualSettings',
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
  'signUp/declinedReviews',
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

/**
 * PostgreSQL tests of the first tier: SQL texts, types, locks, replicas and copies, which only PostgreSQL can break.
 * The second tier has the remaining tests.
 */
export const FIRST_ON_POSTGRES = [
  'postgres/copyTables',
  'postgres/encryption',
  'postgres/forgetEverywhere',
  'postgres/open',
  'postgres/schemaCheck',
  'postgres/servers',
  'server/db/compileQuery',
  'server/idempotency/idempotencyInProgress',
  'server/play/playRaces',
  'server/play/usualSettings',
  'server/players/playerIdentity',
  'server/sessions/throttleStored',
  'server/tournaments/fieldWalk',
  'server/tournaments/tournaments',
];

/** Process tests of the first tier: they need only the built files, directly or served. */
export const FIRST_PROCESS = ['process/consoleFiles', 'process/publicFiles'];

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

const inProcess: Project = {
  ...inNode('process'),
  setupFilesAfterEnv: ['./__tests__/support/processSetup.ts'],
};

/** Test files with random runs. The first tier runs only a share of these runs. */
const listPropertyFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.test.'))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => readFileSync(file, 'utf8').includes('createRuns('));

/** Puts all files into the first tier. The second tier repeats the property files with all random runs. */
function splitByProperties(
  project: Project,
  folder: string,
  isOwn: (file: string) => boolean = () => true,
): Project {
  if (TIER !== 'deep') return project;
  const files = listPropertyFiles(folder).filter(isOwn);
  return { ...project, testMatch: files.map((file) => `<rootDir>/${file}`) };
}

/** Puts the named files into the first tier, all others into the second. */
function splitByNames(project: Project, names: readonly string[]): Project {
  const files = names.map((name) => `<rootDir>/__tests__/${name}.test.ts`);
  if (TIER === 'first') return { ...project, testMatch: files };
  return TIER === 'deep' ? { ...project, testPathIgnorePatterns: files } : project;
}

/** Projects that only the first tier runs: they have neither more random runs nor a second database. */
const FIRST_ONLY = TIER === 'deep' ? [] : ['lint', 'scripts', 'bench'];

/** Domain, server and tools run in Node, the console in jsdom. */
const config: Config = {
  // This limit stops tests that hang. Other tests may take long on a busy machine, or with all random runs.
  testTimeout: TIER === 'deep' ? 600_000 : 180_000,
  // More workers than processors, because tests wait a fourth of their time for responses, disks and clocks.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  projects: [
    splitByProperties(inNode('domain'), '__tests__/domain'),
    splitByProperties(inNode('server'), '__tests__/server'),
    splitByNames(onPostgres, FIRST_ON_POSTGRES),
    splitByProperties(jsdomProject, '__tests__/console'),
    splitByProperties(withoutPage, '__tests__/console', isWithoutPage),
    splitByNames(inProcess, FIRST_PROCESS),
    ...FIRST_ONLY.map(inNode),
  ],
};

export default config;
