/**
 * Why the server or a command cannot go on, where the person at the terminal has to do something first. The
 * message is Russian, for that person, and is printed without a stack.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
