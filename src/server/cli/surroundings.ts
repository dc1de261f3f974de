import { PROJECT_FOLDER } from '../project';

/** What a command line has of the process that it runs in. */
export const surroundings = {
  variables: process.env,
  projectFolder: PROJECT_FOLDER,
  // npm itself steps into the project's folder.
  folder: process.env.INIT_CWD ?? process.cwd(),
  clock: Date.now,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
};
