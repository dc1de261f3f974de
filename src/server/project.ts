import path from 'node:path';

/** The project's folder. Both src/server and dist/server are two levels below it. */
export const PROJECT_FOLDER = path.resolve(import.meta.dirname, '../..');
export const CONSOLE_FOLDER = path.join(PROJECT_FOLDER, 'dist/console');
