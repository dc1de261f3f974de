import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import path from 'node:path';
import { constants } from 'node:zlib';
import { createShortNames, formatReadableName } from './classNames.mjs';

/**
 * @param {string} configFile
 * @param {string} [target] language level of the browsers; by default the tsconfig's
 */
export const typescript = (configFile, target) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'ts-loader',
  options: {
    configFile: path.resolve(configFile),
    transpileOnly: true,
    onlyCompileBundledFiles: true,
    compilerOptions: { noEmit: false, ...(target && { target }) },
  },
});

/** @param {boolean} isProduction */
export const styles = (isProduction) => ({
  test: /\.css$/,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          getLocalIdent: isProduction ? createShortNames('src/console') : formatReadableName,
        },
      },
    },
    path.resolve('scripts/lib/hoverLoader.mjs'),
  ],
});

/** Rules for the help: the text of docs/guide.ru.md and its pictures. */
export const guide = [
  { test: /guide\.ru\.md$/, loader: path.resolve('scripts/lib/guideLoader.mjs') },
  { test: /\.webp$/, type: 'asset/resource' },
];

/** Compresses files at build time with the best quality; the server sends them unchanged. */
export const compressed = () => [
  /** @type {CompressionPlugin<import('node:zlib').BrotliOptions>} */ (
    new CompressionPlugin({
      test: /\.(js|css|svg|webmanifest)$/,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    })
  ),
  new CompressionPlugin({ test: /\.(js|css|svg|webmanifest)$/ }),
];
