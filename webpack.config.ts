import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import path from 'node:path';
import webpack from 'webpack';
// @ts-expect-error The package has no types, and others' types are for an older version.
import { BundleAnalyzerPlugin } from 'webpack-bundle-analyzer';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import {
  readBuildEnv,
  BuildEnvError,
  SECRET_IN_BUNDLE,
  type BuildEnv,
} from './scripts/lib/buildEnv.mjs';
import { compressed, guide, styles, typescript } from './scripts/lib/buildRules.mjs';
import {
  compiledAhead,
  earlyFirst,
  filesForWorker,
  PUBLIC_FILES,
  PUBLIC_FOLDER,
  PUBLIC_PAGES,
  publicPagesManifest,
  WORKER,
} from './scripts/lib/consoleFiles.mjs';
import { PRODUCTION_BUILDS, unusedRouter } from './scripts/lib/productionPackages.mjs';

const root = process.cwd();

const CONSOLE_FOLDER = path.resolve(root, process.env.OUT_DIR || 'dist/console');
/** The syntax that both Chrome 76 and Safari 13 support (SEEN-75). */
const PUBLIC_SCRIPTS = 'es2019';
const KEPT_APART = { preset: ['default', { mergeRules: false, mergeLonghand: false }] };

/**
 * The server renders pages with React. A public page's script creates elements without a framework, which would be most
 * of the script's size.
 */
const pageParts = {
  include: path.join(root, 'src/public'),
  resolve: {
    alias: { 'react/jsx-runtime$': path.join(root, 'src/public/browser/score/jsxRuntime.ts') },
  },
};

/** Creates a report of the files' contents and their compressed sizes. */
const analyzer = (): WebpackPluginInstance =>
  new (BundleAnalyzerPlugin as new (options: object) => WebpackPluginInstance)({
    analyzerMode: 'static',
    openAnalyzer: false,
    reportFilename: path.join(root, 'reports/bundle.html'),
    compressionAlgorithm: 'brotli',
    defaultSizes: 'brotli',
  });

const devServer: DevServer = {
  host: '127.0.0.1',
  port: 8080,
  hot: true,
  historyApiFallback: true,
  static: false,
  proxy: [
    {
      context: ['/api', '/apply', '/live/', '/score'],
      target: process.env.DEV_API ?? 'http://127.0.0.1:8081',
    },
  ],
};

function consoleConfig(build: BuildEnv, isProduction: boolean): Configuration {
  const hash = isProduction ? '.[contenthash:8]' : '';
  return {
    name: 'console',
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    entry: {
      early: { import: './src/console/early.ts', runtime: false },
      main: './src/console/main.tsx',
      ...(isProduction && {
        worker: { import: './src/console/worker/worker.ts', filename: WORKER, runtime: false },
      }),
    },
    // The security policy of a page forbids `eval`, so the source maps do not use it.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: CONSOLE_FOLDER,
      filename: `assets/[name]${hash}.js`,
      chunkFilename: `assets/[name]${hash}.js`,
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      publicPath: '/',
      trustedTypes: 'webpack',
      clean: { keep: PUBLIC_FILES },
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: isProduction ? PRODUCTION_BUILDS : {},
    },
    module: {
      rules: [
        typescript('src/console/tsconfig.json'),
        styles(isProduction),
        unusedRouter,
        ...guide,
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ BUILD: JSON.stringify(build) }),
      new HtmlWebpackPlugin({
        template: 'static/index.html',
        minify: false,
        excludeChunks: ['worker'],
        meta: { 'auth-mode': build.authMode },
      }),
      earlyFirst,
      new MiniCssExtractPlugin({
        filename: `assets/[name]${hash}.css`,
        chunkFilename: `assets/[name]${hash}.css`,
      }),
      new CopyPlugin({
        patterns: [{ from: 'static', globOptions: { ignore: ['**/index.html'] } }],
      }),
      ...(isProduction ? [compiledAhead, filesForWorker, ...compressed()] : []),
    ],
    optimization: {
      // The server replaces a comment by its settings, so the page must not be minimized.
      minimizeOptions: { html: false },
      minimizer: ['...', new CssMinimizerPlugin()],
      // Export names are short, because only one file contains them.
      mangleExports: 'size',
      moduleIds: 'size',
      // The first screens have one file. Several pieces would be a hundredth larger to load.
      splitChunks: { chunks: 'async' },
    },
    performance: false,
    devServer,
  };
}

/** Builds the public pages' files, for browsers years older than the console supports (SEEN-75). */
function publicConfig(isProduction: boolean): Configuration {
  const hash = isProduction ? '.[contenthash:8]' : '';
  return {
    name: 'public',
    mode: isProduction ? 'production' : 'development',
    target: ['web', PUBLIC_SCRIPTS],
    entry: Object.fromEntries(
      Object.entries(PUBLIC_PAGES).map(([name, file]) => [name, { import: file, runtime: false }]),
    ),
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(CONSOLE_FOLDER, PUBLIC_FOLDER),
      filename: `[name]${hash}.js`,
      publicPath: `/${PUBLIC_FOLDER}/`,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        typescript('src/console/tsconfig.json', PUBLIC_SCRIPTS),
        styles(isProduction),
        pageParts,
      ],
    },
    plugins: [
      publicPagesManifest,
      new MiniCssExtractPlugin({ filename: `[name]${hash}.css` }),
      ...(isProduction ? compressed() : []),
    ],
    optimization: {
      // Some declarations are separate for older browsers. Merging rules would lose them there.
      minimizer: ['...', new CssMinimizerPlugin({ minimizerOptions: KEPT_APART })],
      mangleExports: 'size',
      moduleIds: 'size',
      splitChunks: false,
    },
    performance: false,
  };
}

function serverConfig(isProduction: boolean): Configuration {
  return {
    name: 'server',
    mode: isProduction ? 'production' : 'development',
    target: 'node20',
    entry: {
      main: './src/server/main.ts',
      serve: './src/server/serve.ts',
      admin: './src/server/cli/admin.ts',
      backup: './src/server/cli/backup.ts',
      restore: './src/server/cli/restore.ts',
      demo: './src/server/cli/demo.ts',
      openapi: './src/server/cli/openapi.ts',
    },
    devtool: 'source-map',
    output: {
      path: path.join(root, 'dist/server'),
      filename: '[name].js',
      module: true,
      library: { type: 'module' },
      clean: true,
    },
    experiments: { outputModule: true },
    // The server imports packages from node_modules at run time.
    externalsType: 'module-import',
    // React is bundled, so that public pages use its production build under any NODE_ENV.
    externals: [/^(?!react(-dom)?(\/|$))[^./]/],
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      parser: { javascript: { importMeta: false } },
      rules: [typescript('src/server/tsconfig.json')],
    },
    plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' })],
    // Readable stack traces in the log matter more than a smaller file.
    optimization: { minimize: false, nodeEnv: false, splitChunks: false },
    performance: false,
  };
}

type Arguments = { mode?: string };

type Wanted = { only: string | undefined; isProduction: boolean; isAnalyzed: boolean };

function configs({ only, isProduction, isAnalyzed }: Wanted): Configuration[] {
  if (only === 'server') return [serverConfig(isProduction)];
  const build = readBuildEnv(process.env);
  if (build.administrator) console.warn(`\n${SECRET_IN_BUNDLE}\n`);
  const page = consoleConfig(build, isProduction);
  if (isAnalyzed) page.plugins?.push(analyzer());
  const files = [page, publicConfig(isProduction)];
  return only === 'console' ? files : [...files, serverConfig(isProduction)];
}

/**
 * Builds the project. `--env only=console` or `--env only=server` builds one part; `--env analyze` reports the sizes.
 */
export default function config(env: Record<string, unknown>, args: Arguments): Configuration[] {
  const isProduction = args.mode !== 'development' && !env.WEBPACK_SERVE;
  const only = typeof env.only === 'string' ? env.only : undefined;
  try {
    return configs({ only, isProduction, isAnalyzed: Boolean(env.analyze) });
  } catch (error) {
    if (!(error instanceof BuildEnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
