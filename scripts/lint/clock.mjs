/** Calls and members that read the clock or return random numbers. */
const CALLS = new Set(['Date', 'dayjs']);
const MEMBERS = new Set(['Date.now', 'Math.random']);

const message = 'Время и случай домену передают.';

/** The domain must not read a clock (RULE-13). */
export const clock = {
  /** @param {any} context */
  create(context) {
    const report = (/** @type {any} */ node) => context.report({ node, message });
    const refuseEmptyCall = (/** @type {any} */ node) => {
      if (node.arguments.length === 0 && CALLS.has(node.callee.name)) report(node);
    };
    return {
      NewExpression: refuseEmptyCall,
      CallExpression: refuseEmptyCall,
      MemberExpression(/** @type {any} */ node) {
        if (MEMBERS.has(`${node.object.name}.${node.property.name}`)) report(node);
      },
    };
  },
};
