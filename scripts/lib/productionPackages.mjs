import path from 'node:path';

/** @param {string} file */
const resolvePackageFile = (file) => path.resolve('node_modules', file);

/** Production builds. The packages' own entries would choose one at run time. */
export const PRODUCTION_BUILDS = {
  'react-dom$': resolvePackageFile('react-dom/cjs/react-dom.production.js'),
  'react-dom/client$': resolvePackageFile('react-dom/cjs/react-dom-client.production.js'),
  'react-router$': resolvePackageFile('react-router/dist/production/index.mjs'),
};

const ANY_COMPONENT = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;
const ITS_NAME = /^\w+\.displayName = "[\w.]+";$/gm;

/**
 * Removes unused parts of react-router from the build. Without it a bundler keeps components made by a call, names for
 * developers, and hooks with a computed name. Fails the build when an upgrade has no such code.
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
