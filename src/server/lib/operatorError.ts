/**
 * A failure of the server or a command that the operator has to resolve first. The message is Russian and is printed
 * without a stack.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
