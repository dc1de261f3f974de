import { createHash } from 'node:crypto';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

/**
 * Puts the script `early` first, without `defer`: it requests the list and sets the theme at once. The other scripts
 * wait for the style sheet and run in order.
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
 * Adds V8's explicit compile hint: nearly all functions of the first file run during its load. V8 then compiles them
 * together while the file arrives.
 */
export const compiledAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /main\..*\.js$/,
  // The comment is added after the minimizer, which removes comments, and before source maps.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

export const WORKER = 'sw.js';

/** Folder of the public pages' files within the console's folder. */
export const PUBLIC_FOLDER = 'assets/public';
/** Path relative to that folder. The file's name has no content hash. */
const PUBLIC_MANIFEST = '../../public-pages.json';
/** Matches the public pages' files in the folder of the console's build. */
export const PUBLIC_FILES = /^(assets\/public|public-pages\.json)/;
/** Scripts and style sheets of the server-rendered public pages, by entry name. */
export const PUBLIC_PAGES = {
  page: './src/public/browser/page.ts',
  livePage: './src/public/browser/livePage.ts',
  liveBoard: './src/public/browser/liveBoard.ts',
  score: './src/public/browser/score/score.ts',
  guard: './src/public/browser/guard.ts',
};
/** Entries of which only the style sheet is used; webpack's empty script is removed. */
const STYLES_ONLY = ['liveBoard'];

/**
 * Writes the list of the public pages' files for the server (src/server/publicPages/assets.ts).
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
 * Writes the list of cached files into the service worker (COMFORT-70). The list omits the page, which contains the
 * server's settings. It also omits the manifest and its pictures, which the system reads when the user installs the
 * console.
 * @type {import('webpack').WebpackPluginInstance}
 */
export const filesForWorker = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('files-for-worker', (compilation) => {
      // At this stage file names have their hashes, and nothing is compressed yet.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'files-for-worker', stage }, (assets) => {
        const files = Object.entries(assets)
          .filter(
            ([name]) => name !== WORKER && !/\.(html|json|map|png|txt|webmanifest)$/.test(name),
          )
          .map(([name, asset]) => ({
            url: `/${name}`,
            // A file in assets/ needs no revision: the hash in its name identifies the content.
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
