import { allowWriteErrors } from '../lib/output';
import { PROJECT_FOLDER } from '../project';

/** What a command line has of the process that it runs in. */
export const processContext = {
  variables: process.env,
  projectFolder: PROJECT_FOLDER,
  // npm changes the working directory to the project's folder.
  folder: process.env.INIT_CWD ?? process.cwd(),
  clock: Date.now,
  input: process.stdin,
  // The reader may have closed the pipe, as `| head` does.
  output: allowWriteErrors(process.stdout),
  errors: allowWriteErrors(process.stderr),
};
