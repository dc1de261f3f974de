import { parseGuide } from './guide.mjs';

/**
 * Webpack's loader: a module with the guide, whose pictures are files of the build.
 *
 * @param {string} markdown
 */
export default function loadGuide(markdown) {
  /** @type {string[]} */
  const files = [];
  const guide = JSON.stringify(parseGuide(markdown), (key, value) =>
    key === 'file' ? `picture${files.push(value) - 1}` : value,
  );
  const imports = files.map(
    (file, at) => `import picture${at} from ${JSON.stringify(`./${file}`)};`,
  );
  return `${imports.join('\n')}\nexport default ${guide.replace(/"(picture\d+)"/g, '$1')};\n`;
}
