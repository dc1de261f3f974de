import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { OperatorError } from '../lib/operatorError';

export type PasswordSource = NodeJS.ReadableStream & { isTTY?: boolean };
export type PromptOutput = { write: (text: string) => unknown };

const createSilentOutput = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Reads a new password. A terminal reads it twice and hides it; a pipe gives it in its first line.
 * @throws OperatorError when the password is empty or the two differ
 */
export async function askPassword(input: PasswordSource, prompts: PromptOutput): Promise<string> {
  const isTerminal = input.isTTY === true;
  const reader = createInterface({ input, output: createSilentOutput(), terminal: isTerminal });
  reader.on('SIGINT', () => reader.close());
  const lines = reader[Symbol.asyncIterator]();

  async function ask(prompt: string): Promise<string> {
    if (isTerminal) prompts.write(prompt);
    const line = await lines.next();
    if (isTerminal) prompts.write('\n');
    if (line.done) throw new OperatorError('Пароль не введён.');
    return line.value;
  }

  try {
    const password = await ask('Новый пароль: ');
    if (isTerminal && (await ask('Ещё раз: ')) !== password) {
      throw new OperatorError('Пароли не совпадают.');
    }
    return password;
  } finally {
    reader.close();
  }
}
