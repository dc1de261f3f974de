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

/** Selects the tests of `npm test` or of `npm run test:deep`; both when unset. */
const { TIER } = process.env;

/** Packages without a CommonJS build, which jest needs. */
const transformIgnorePatterns = [
  '/node_modules/(?!(content-disposition|cookie|fractional-indexing|saxen|uqr)/)',
];

/** The folder contains copies of the project for other versions of Node. */
const modulePathIgnorePatterns = ['<rootDir>/.cache/'];

/** Passed to each module as arguments, because looking up names of a test's global object is slow. */
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

/** Console code that needs no page; these tests are faster in Node. */
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

/** Server code that does not depend on the database: these tests run on PostgreSQL as well (SCALE-1). */
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

/** Parts that only PostgreSQL can break: SQL texts, types, locks, replicas, copies. The second tier has the rest. */
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

/** Tests that need only the built files, as they are or as they are served. */
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

/** Test files with random runs; the first tier runs only a share of them. */
const listPropertyFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.test.'))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => readFileSync(file, 'utf8').includes('createRuns('));

/** All files in the first tier. The second repeats the property files with all random runs. */
function splitByProperties(
  project: Project,
  folder: string,
  isOwn: (file: string) => boolean = () => true,
): Project {
  if (TIER !== 'deep') return project;
  const files = listPropertyFiles(folder).filter(isOwn);
  return { ...project, testMatch: files.map((file) => `<rootDir>/${file}`) };
}

/** The named files in the first tier, all others in the second. */
function splitByNames(project: Project, names: readonly string[]): Project {
  const files = names.map((name) => `<rootDir>/__tests__/${name}.test.ts`);
  if (TIER === 'first') return { ...project, testMatch: files };
  return TIER === 'deep' ? { ...project, testPathIgnorePatterns: files } : project;
}

/** Neither more random runs nor a second database makes these deeper. */
const FIRST_ONLY = TIER === 'deep' ? [] : ['lint', 'scripts', 'bench'];

/** Domain, server and tools run in Node, the console in jsdom. */
const config: Config = {
  // Stops tests that hang. Others may take long on a busy machine, and longer with all random runs.
  testTimeout: TIER === 'deep' ? 600_000 : 180_000,
  // Tests spend a fourth of their time waiting for responses, disks and clocks.
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
