import { tolerateFailures } from '../output';
import { PROJECT_FOLDER } from '../project';

/** What a command line has of the process that it runs in. */
export const processContext = {
  variables: process.env,
  projectFolder: PROJECT_FOLDER,
  // npm itself steps into the project's folder.
  folder: process.env.INIT_CWD ?? process.cwd(),
  clock: Date.now,
  input: process.stdin,
  // Their reader may be gone, as with `| head`.
  output: tolerateFailures(process.stdout),
  errors: tolerateFailures(process.stderr),
};
