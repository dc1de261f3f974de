import path from 'node:path';

/** @param {string} file */
const resolvePackageFile = (file) => path.resolve('node_modules', file);

/** Modules of production builds. The packages' own entries choose a build only at run time. */
export const PRODUCTION_BUILDS = {
  'react-dom$': resolvePackageFile('react-dom/cjs/react-dom.production.js'),
  'react-dom/client$': resolvePackageFile('react-dom/cjs/react-dom-client.production.js'),
  'react-router$': resolvePackageFile('react-router/dist/production/index.mjs'),
};

const ANY_COMPONENT = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;
const ITS_NAME = /^\w+\.displayName = "[\w.]+";$/gm;

/**
 * Removes unused parts of react-router from the build. A bundler alone would keep components created by a call, names
 * for developers, and hooks with a computed name. The build fails when a new version lacks the expected code.
 * @type {import('webpack').RuleSetRule}
 */
export const unusedRouter = {
  test: /react-router.dist.production.chunk-\w+\.mjs$/,
  loader: 'string-replace-loader',
  options: {
    multiple: [
      { search: ANY_COMPONENT, replace: '$1/*#__PURE__*/ $2', strict: true },
      { search: ITS_NAME, replace: '', strict: true },
      { search: '[USE_OPTIMISTIC]', replace: '.useOptimistic', strict: true },
    ],
  },
};
