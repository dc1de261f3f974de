/**
 * A failure of the server or a command that the operator must resolve. The message is Russian and is printed without a
 * stack.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
