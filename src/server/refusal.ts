/**
 * Why the server or a command does not go on; the message is Russian, for the person at the
 * terminal, and is printed without a stack.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
