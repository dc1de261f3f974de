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

/** Creates an empty folder that is removed after the test. */
export const createTemporaryFolder = (): string => makeFolder(ofTest);

/** Creates a folder that all tests of the file share. The folder is removed after the last test. */
export const createSharedFolder = (): string => makeFolder(ofFile);

afterEach(() => removeAll(ofTest));
afterAll(() => removeAll(ofFile));
