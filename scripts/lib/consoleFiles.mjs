import { createHash } from 'node:crypto';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

/**
 * Puts the script that asks for the list (SPEED-5) and sets the theme before everything else that the
 * page loads, to be run at once; the others wait for the style sheet and for each other.
 *
 * @type {import('webpack').WebpackPluginInstance}
 */
export const earlyFirst = {
  apply(compiler) {
    compiler.hooks.compilation.tap('early-first', (compilation) => {
      /** @param {import('html-webpack-plugin').HtmlTagObject} tag */
      const isEarly = ({ attributes: { src } }) =>
        typeof src === 'string' && src.startsWith('/assets/early.');
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('early-first', (groups) => {
        const early = groups.headTags.filter(isEarly);
        for (const { attributes } of early) attributes.defer = false;
        groups.headTags = [...early, ...groups.headTags.filter((tag) => !isEarly(tag))];
        return groups;
      });
    });
  },
};

/**
 * V8's explicit compile hints: nearly all functions of the first file are called as it loads, and are
 * compiled while it arrives instead of one by one when they are called.
 */
export const compiledAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /main\..*\.js$/,
  // The minimizer takes comments away; source maps are made afterwards.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** The service worker's file. */
export const WORKER = 'sw.js';

/** The folder of the public pages' files within the console's folder. */
export const PUBLIC_FOLDER = 'assets/public';
/** Seen from there: its name does not tell its content (SPEED-9). */
const PUBLIC_MANIFEST = '../../public-pages.json';
/** Whatever of these files the console's own build finds there. */
export const PUBLIC_FILES = /^(assets\/public|public-pages\.json)/;
/** The scripts and the style sheets of the public pages, which the server makes, by the names of their entries. */
export const PUBLIC_PAGES = {
  page: './src/public/browser/page.ts',
  livePage: './src/public/browser/livePage.ts',
  liveBoard: './src/public/browser/liveBoard.ts',
  score: './src/public/browser/score/score.ts',
  guard: './src/public/browser/guard.ts',
};
/** Of these the style sheet alone is used: the empty script that webpack makes is left out. */
const STYLES_ONLY = ['liveBoard'];

/**
 * Tells the server under which names the files of the public pages lie (src/server/publicPages/assets.ts).
 *
 * @type {import('webpack').WebpackPluginInstance}
 */
export const publicPagesManifest = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('public-pages', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'public-pages', stage }, () => {
        const listFiles = (/** @type {string} */ entry) => {
          const files = [...(compilation.entrypoints.get(entry)?.getFiles() ?? [])];
          const findFile = (/** @type {string} */ ending) =>
            files.find((file) => file.endsWith(ending)) ?? null;
          const [style, script] = [findFile('.css'), findFile('.js')];
          if (script === null || !STYLES_ONLY.includes(entry)) return [entry, { style, script }];
          compilation.deleteAsset(script);
          return [entry, { style, script: null }];
        };
        const text = JSON.stringify(Object.fromEntries(Object.keys(PUBLIC_PAGES).map(listFiles)));
        compilation.emitAsset(PUBLIC_MANIFEST, new webpack.sources.RawSource(text));
      });
    });
  },
};

/** @param {string | Buffer} content */
const hashContent = (content) => createHash('sha256').update(content).digest('hex').slice(0, 10);

/**
 * COMFORT-70: writes into the service worker which files it keeps. The page is not among them, since
 * the server puts its settings in, nor are the manifest and its pictures, which the system takes when the
 * console is installed.
 *
 * @type {import('webpack').WebpackPluginInstance}
 */
export const filesForWorker = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('files-for-worker', (compilation) => {
      // Names have their hashes by now, and nothing is compressed yet.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'files-for-worker', stage }, (assets) => {
        const files = Object.entries(assets)
          .filter(
            ([name]) => name !== WORKER && !/\.(html|json|map|png|txt|webmanifest)$/.test(name),
          )
          .map(([name, asset]) => ({
            url: `/${name}`,
            // A name with a hash says it all.
            revision: name.startsWith('assets/') ? null : hashContent(asset.buffer()),
          }))
          .sort((one, other) => (one.url < other.url ? -1 : 1));
        const text = JSON.stringify({ version: hashContent(JSON.stringify(files)), files });
        compilation.updateAsset(
          WORKER,
          (old) =>
            new webpack.sources.RawSource(
              old
                .source()
                .toString()
                .replace('self.BUILD_FILES', () => text),
            ),
        );
      });
    });
  },
};
