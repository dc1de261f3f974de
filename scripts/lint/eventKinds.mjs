import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../src/domain/play/log/kinds', import.meta.url));

/** Kinds of play events; each has its own file. */
const KINDS = new Set(readdirSync(FOLDER).map((file) => path.basename(file, '.ts')));

const message =
  'Что делается с событием каждого вида, говорят его файл в src/domain/play/log/kinds, тексты и контракт.';

/** The top-level declaration around a node. */
function findDeclaration(/** @type {any} */ node) {
  let one = node;
  while (one.parent && one.parent.type !== 'Program') one = one.parent;
  return one;
}

/**
 * Refuses code that names two or more kinds of event: it decides per kind and would miss a new one. A rule about one
 * kind is allowed. The registries name none: the compiler checks their keys.
 */
export const eventKinds = {
  /** @param {any} context */
  create(context) {
    /** @type {Map<any, Set<string>>} kinds by the declaration that names them */
    const asked = new Map();

    /** @param {any} node */
    function inspect(node) {
      if (node?.type !== 'Literal' || !KINDS.has(node.value)) return;
      const declaration = findDeclaration(node);
      const kinds = asked.get(declaration) ?? new Set();
      asked.set(declaration, kinds.add(node.value));
      if (kinds.size === 2) context.report({ node, message });
    }

    return {
      BinaryExpression(/** @type {any} */ { left, right }) {
        inspect(left);
        inspect(right);
      },
      SwitchCase: (/** @type {any} */ { test }) => inspect(test),
      ArrayExpression: (/** @type {any} */ { elements }) => elements.forEach(inspect),
    };
  },
};
