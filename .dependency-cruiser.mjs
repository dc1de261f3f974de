/**
 * Allowed imports between folders; any other import fails. A new feature or folder of the server needs no line of its
 * own.
 */
const npm = (packages) => `(^|/)node_modules/(${packages})/`;
const SERVER_PACKAGES = 'fastify|@fastify/[^/]+|better-sqlite3|kysely|pg|pino';
const CONSOLE_PACKAGES = 'react|react-[^/]+|@reduxjs/[^/]+|@tanstack/[^/]+|@base-ui/[^/]+|formik';
const STORE_PACKAGES = npm('react-redux|@reduxjs/[^/]+');

/** Files directly in the console's folder (paths, config), which every part of the console may import. */
const CONSOLE_FILES = '^src/console/(?!main|early|hooks)[^/]+[.]tsx?$';

const arrow = (from, to) => ({ from: { path: from }, to: { path: to } });
const room = (from, folders) =>
  arrow(`^src/console/${from}/`, [
    `^src/console/(browser|${folders})/`,
    CONSOLE_FILES,
    '^src/domain/',
  ]);

export default {
  allowed: [
    arrow('^src/domain/', [
      '^src/domain/',
      npm('yup|dayjs|ical-generator|fractional-indexing|lvovich|openskill'),
    ]),

    arrow('^src/console/main[.]tsx$', ['^src/console/(app|features|api|state)/', CONSOLE_FILES]),
    arrow('^src/console/early[.]ts$', ['^src/console/(api|browser|state|ui)/', CONSOLE_FILES]),
    arrow(CONSOLE_FILES, [CONSOLE_FILES, '^src/domain/']),
    room('app', 'app|features|forms|ui|api|state'),
    room('features', 'forms|ui|api|state'),
    room('forms', 'forms|ui'),
    room('ui', 'ui'),
    room('api', 'api|state'),
    room('state', 'state'),
    arrow('^src/console/worker/', '^src/(console/worker|domain)/'),
    arrow('^src/console/features/help/', '^docs/guide[.]ru[.]md$'),
    arrow('^src/console/features/([^/]+)/', '^src/console/features/$1/'),
    arrow('^src/console/(app|features)/', '^src/console/hooks[.]ts$'),
    arrow('^src/console/hooks[.]ts$', STORE_PACKAGES),
    {
      from: { path: '^src/console/hooks[.]ts$' },
      to: { path: '^src/console/app/', dependencyTypes: ['type-only'] },
    },
    {
      from: { path: '^src/console/' },
      to: { dependencyTypes: ['npm'], pathNot: npm(SERVER_PACKAGES) },
    },

    arrow('^src/public/(?!browser/)', [
      '^src/public/(?!browser/)',
      '^src/domain/',
      npm('react|react-dom|@types/react|@types/react-dom'),
    ]),
    // A script that renders in the browser imports the same components as the server.
    arrow('^src/public/browser/', [
      '^src/(public/(browser|score)|domain)/',
      '^src/public/Icon[.]tsx$',
    ]),

    arrow('^src/server/', ['^src/domain/', '^src/public/(?!browser/)']),
    arrow('^src/server/', '^src/server/(?!main[.]ts$|cli/)'),
    arrow('^src/server/cli/', '^src/server/cli/'),
    {
      from: { path: '^src/server/' },
      to: { dependencyTypes: ['npm'], pathNot: npm(CONSOLE_PACKAGES) },
    },
    { from: { path: '^src/server/' }, to: { dependencyTypes: ['core'] } },
  ],
  allowedSeverity: 'error',
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      // Type imports count as well. Two files that need each other's types belong together, or need a third file.
      to: { circular: true },
    },
    {
      name: 'no-folder-cycle',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/domain/' },
      to: { circular: true },
    },
    {
      name: 'formik-only-in-forms',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/console/forms/' },
      to: { path: npm('formik') },
    },
    {
      name: 'no-store-in-forms-and-ui',
      severity: 'error',
      from: { path: '^src/console/(forms|ui)/' },
      to: { path: STORE_PACKAGES },
    },
    {
      name: 'formats-only-by-type',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/domain/play/formats/' },
      to: { path: '^src/domain/play/formats/', pathNot: '/formats?[.]ts$' },
    },
    {
      name: 'drivers-only-in-db',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/db/' },
      to: { path: npm('better-sqlite3|@types/better-sqlite3|pg|@types/pg') },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
