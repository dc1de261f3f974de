import path from 'node:path';

/** @param {string} file */
const resolvePackageFile = (file) => path.resolve('node_modules', file);

/** The builds for production, which the packages' own entries choose, or not, when they run. */
export const PRODUCTION_BUILDS = {
  'react-dom$': resolvePackageFile('react-dom/cjs/react-dom.production.js'),
  'react-dom/client$': resolvePackageFile('react-dom/cjs/react-dom-client.production.js'),
  'react-router$': resolvePackageFile('react-router/dist/production/index.mjs'),
};

const ANY_COMPONENT = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;
const ITS_NAME = /^\w+\.displayName = "[\w.]+";$/gm;

/**
 * Leaves out of the build what the console does not use of react-router (SPEED-3): a component that a
 * call makes, has a name for developers, or reads a hook by a computed name would stay otherwise.
 * Fails the build where an upgrade has nothing like it.
 *
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
