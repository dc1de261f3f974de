/** Words that put the subject late in a comment, and are refused as openings (docs/glossary.md). */
const OPENINGS = /^(?:What|Whatever|Whoever|Whether|How|Of|By|Where|That|Those who)\b/;

/** A comment's text from its first word. */
const readOpening = (/** @type {string} */ text) => text.replace(/^[\s*]+/, '');

/** Comments begin with their subject. A line that continues the line above is not checked. */
export const comments = {
  /** @param {any} context */
  create(context) {
    const { sourceCode } = context;
    return {
      Program() {
        let lastLine = -1;
        for (const comment of sourceCode.getAllComments()) {
          const { start, end } = comment.loc;
          const isContinued = comment.type === 'Line' && start.line === lastLine + 1;
          if (comment.type === 'Line') lastLine = end.line;
          const [opening] = OPENINGS.exec(readOpening(comment.value)) ?? [];
          if (!opening || isContinued) continue;
          const message = `Комментарий начинается с того, о чём он, а не с «${opening}».`;
          context.report({ loc: comment.loc, message });
        }
      },
    };
  },
};
