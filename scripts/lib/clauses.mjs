/**
 * @typedef {{ id: string, text: string }} Clause
 * @typedef {{ id: string, text: string, tests: string[] }} Proof
 * @typedef {{ proofs: Proof[], unproven: string[], unknown: string[], doubled: string[] }} Verdict
 */

const CLAUSE = /^- ([A-Z]+-\d+) +(.+)$/gm;
const ID = /\b([A-Z]+)-\d+\b/g;

/**
 * @param {string} markdown
 * @returns {Clause[]}
 */
export const parseClauses = (markdown) =>
  [...markdown.matchAll(CLAUSE)].map(([, id = '', text = '']) => ({ id, text }));

/**
 * @param {readonly Clause[]} clauses
 * @param {readonly string[]} titles of the passed tests
 * @returns {Verdict}
 */
export function computeVerdict(clauses, titles) {
  const ids = clauses.map(({ id }) => id);
  const families = new Set(ids.map((id) => id.split('-')[0]));
  // Only ids of the document's families count, because UTC-12 and UTF-8 look like ids too.
  const named = titles.flatMap((title) =>
    [...title.matchAll(ID)]
      .filter(([, family]) => families.has(family))
      .map(([id]) => ({ id, title })),
  );
  const proofs = clauses.map(({ id, text }) => {
    const tests = named.filter((test) => test.id === id).map(({ title }) => title);
    return { id, text, tests: [...new Set(tests)] };
  });
  return {
    proofs,
    unproven: proofs.filter(({ tests }) => tests.length === 0).map(({ id }) => id),
    unknown: named.filter(({ id }) => !ids.includes(id)).map(({ id, title }) => `${id}: ${title}`),
    doubled: ids.filter((id, index) => ids.indexOf(id) !== index),
  };
}
