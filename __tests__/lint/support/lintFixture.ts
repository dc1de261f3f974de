import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve('.');

/**
 * A temporary project that breaks the rules and uses this project's lint configuration. Removed after the file's tests.
 */
export function createLintFixture(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fence-'));
  cpSync('__tests__/lint/fixture', folder, { recursive: true });
  for (const own of ['.oxlintrc.json', 'scripts/lint', 'docs/glossary.md']) {
    cpSync(own, path.join(folder, own), { recursive: true });
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const options = { extends: path.join(ROOT, 'tsconfig.json'), include: ['src'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(options));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs a tool on the fixture's src and returns its JSON report. */
export function runTool(folder: string, tool: string, args: string[]): unknown {
  const { stdout } = spawnSync(process.execPath, [path.join(ROOT, tool), ...args, 'src'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

export type Diagnostic = { code: string; filename: string; message: string };

/** Oxlint's findings, with paths relative to src. */
export function lintFixture(folder: string): Diagnostic[] {
  const report = runTool(folder, 'node_modules/oxlint/bin/oxlint', ['--format', 'json']);
  return (report as { diagnostics: Diagnostic[] }).diagnostics.map(({ filename, ...rest }) => ({
    ...rest,
    filename: filename.replaceAll('\\', '/').replace('src/', ''),
  }));
}
