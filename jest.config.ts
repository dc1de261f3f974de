/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

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
const transformIgnorePatterns = ['/node_modules/(?!(content-disposition|cookie)/)'];

const inNode = (name: string): Project => ({
  displayName: name,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/__tests__/${name}/**/*.test.ts`],
  transform,
  transformIgnorePatterns,
});

const inBrowserStead: Project = {
  displayName: 'console',
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://127.0.0.1/' },
  testMatch: ['<rootDir>/__tests__/console/**/*.test.{ts,tsx}'],
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
};

/** The domain, the server and the tools run in Node, the console in a browser's stead. */
const config: Config = {
  maxWorkers: '100%',
  projects: [
    inNode('domain'),
    inNode('server'),
    inBrowserStead,
    inNode('lint'),
    inNode('scripts'),
    inNode('process'),
    inNode('bench'),
  ],
};

export default config;
