import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../src/domain/play/log/kinds', import.meta.url));

/** Kinds of the play's events: each has a file of its own. */
const KINDS = new Set(readdirSync(FOLDER).map((file) => path.basename(file, '.ts')));

const message =
  'Что делается с событием каждого вида, говорят его файл в src/domain/play/log/kinds, тексты и контракт.';

/** The declaration at the top of a file that a node is in. */
function findDeclaration(/** @type {any} */ node) {
  let one = node;
  while (one.parent && one.parent.type !== 'Program') one = one.parent;
  return one;
}

/**
 * A rule about one kind of event may ask for it; what asks for two decides for each, and misses the next one.
 * The registries, whose keys the compiler counts, ask for none.
 */
export const eventKinds = {
  /** @param {any} context */
  create(context) {
    /** @type {Map<any, Set<string>>} kinds by the declaration that asks for them */
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
