import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ofTest: string[] = [];
const ofFile: string[] = [];

function makeFolder(made: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'club-'));
  made.push(folder);
  return folder;
}

function removeAll(made: string[]): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** The folder is empty, and gone after the test. */
export const createTemporaryFolder = (): string => makeFolder(ofTest);

/** The tests of a file share the folder, which is gone after the last of them. */
export const createSharedFolder = (): string => makeFolder(ofFile);

afterEach(() => removeAll(ofTest));
afterAll(() => removeAll(ofFile));
