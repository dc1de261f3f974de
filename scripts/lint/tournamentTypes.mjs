import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HOME = 'src/domain/tournament/tournamentTypes.ts';
const FORMATS = 'src/domain/play/formats/';
const LIST = 'TOURNAMENT_TYPES';

/** Reads the tournament types from the array in the file that declares them. */
function readLabels() {
  const file = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..', HOME);
  if (!existsSync(file)) return [];
  const [, list = ''] = readFileSync(file, 'utf8').split(`${LIST} = [`);
  return [.../** @type {string} */ (list.split(']')[0]).matchAll(/'([^']+)'/g)].map(
    ([, label]) => label,
  );
}

/** @type {Set<unknown> | undefined} */
let names;

/** Refuses branches on a tournament's type: differences belong into a format or a record by type. */
export const tournamentTypes = {
  /** @param {any} context */
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    if (file.endsWith(HOME) || file.includes(FORMATS)) return {};
    names ??= new Set([...readLabels(), 'americano', 'mexicano']);
    const report = (/** @type {any} */ node) =>
      context.report({ node, message: `Тип турнира спрашивают у ${FORMATS}: findFormat.` });
    return {
      Literal(/** @type {any} */ node) {
        const isKey = node.parent?.type === 'Property' && node.parent.key === node;
        if (names?.has(node.value) && !isKey) report(node);
      },
      VariableDeclarator(/** @type {any} */ { id, init }) {
        if (id.type === 'ArrayPattern' && init?.name === LIST) report(id);
      },
    };
  },
};
