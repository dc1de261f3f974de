import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { withBrowser } from '../browser/chromium';

/** The machine of a run, and the versions of its software. */
export type Machine = {
  cpu: string;
  cores: number;
  /** Memory in GB. */
  memory: number;
  node: string;
  chromium: string;
  /** Versions by package. */
  versions: Readonly<Record<string, string>>;
};

type Manifest = { dependencies: Record<string, string> };

/** Describes this machine, with the exact versions of the compared packages. */
export async function readMachine(): Promise<Machine> {
  const { dependencies } = JSON.parse(readFileSync('bench/package.json', 'utf8')) as Manifest;
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memory: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    chromium: await withBrowser(async (browser) => browser.version()),
    versions: dependencies,
  };
}
