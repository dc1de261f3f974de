import { rmSync } from 'node:fs';

/** Removes a folder with all files. A backup process of a killed server may still be writing, so the removal is retried. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
