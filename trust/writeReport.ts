import Sqlite from 'better-sqlite3';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { buildSection, withSection, type Report } from './report';

const FILE = 'docs/trust.md';
const HEAD = `# Trust, in figures

Each part is run again by \`npm run trust -- PART\`, smaller with \`--scale 0.1\`; one that was
interrupted goes on where it was. A small slice of each runs in \`npm run test:deep\`.
`;

function describeMachine(): string {
  const [cpu] = cpus();
  const sqlite = new Sqlite(':memory:');
  const version = sqlite.prepare<[], string>('SELECT sqlite_version()').pluck().get()!;
  sqlite.close();
  return (
    `${cpus().length} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, ` +
    `${type()} ${release()}, Node ${process.versions.node}, SQLite ${version}`
  );
}

/** Writes a part's figures into docs/trust.md. */
export async function writeReport(part: Omit<Report, 'machine'>): Promise<void> {
  const document = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
  const date = new Date().toISOString().slice(0, 10);
  const text = withSection(
    document,
    part.name,
    buildSection({ ...part, machine: describeMachine() }, date),
  );
  const options = await resolveConfig(FILE);
  writeFileSync(FILE, await format(text, { ...options, filepath: FILE }));
}
