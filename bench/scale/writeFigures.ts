import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const FILE = 'docs/scale.md';

/**
 * Writes measured figures into docs/scale.md.
 * @param name of the place between «<!-- name -->» and «<!-- end of name -->»
 */
export async function writeFigures(name: string, text: string): Promise<void> {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest] = readFileSync(FILE, 'utf8').split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${FILE} has no place for them`);
  const options = await resolveConfig(FILE);
  const whole = `${before}${begin}\n\n${text}\n\n${end}${after}`;
  writeFileSync(FILE, await format(whole, { ...options, filepath: FILE }));
}
