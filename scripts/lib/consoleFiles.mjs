import { createHash } from 'node:crypto';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

/**
 * Puts the script that requests the list and sets the theme first, and runs it at once. The other scripts wait for the
 * style sheet and for each other.
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
 * V8's explicit compile hints: nearly all functions of the first file run during its load. V8 then compiles them while
 * the file arrives instead of one by one.
 */
export const compiledAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /main\..*\.js$/,
  // The minimizer removes comments; source maps are created later.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

export const WORKER = 'sw.js';

/** Folder of the public pages' files within the console's folder. */
export const PUBLIC_FOLDER = 'assets/public';
/** Relative to that folder; its name has no content hash. */
const PUBLIC_MANIFEST = '../../public-pages.json';
/** Public files in the folder of the console's build. */
export const PUBLIC_FILES = /^(assets\/public|public-pages\.json)/;
/** Scripts and style sheets of the server-rendered public pages, by entry name. */
export const PUBLIC_PAGES = {
  page: './src/public/browser/page.ts',
  livePage: './src/public/browser/livePage.ts',
  liveBoard: './src/public/browser/liveBoard.ts',
  score: './src/public/browser/score/score.ts',
  guard: './src/public/browser/guard.ts',
};
/** Only the style sheet is used; the empty script that webpack makes is left out. */
const STYLES_ONLY = ['liveBoard'];

/**
 * Names the public pages' files for the server (src/server/publicPages/assets.ts).
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
 * Writes the list of cached files into the service worker (COMFORT-70). It omits the page, which contains the server's
 * settings. It also omits the manifest and its pictures, which the system reads at the installation.
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
            // The hash in the name identifies the content.
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
