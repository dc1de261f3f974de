import { allowWriteErrors } from '../lib/output';
import { PROJECT_FOLDER } from '../project';

export const processContext = {
  variables: process.env,
  projectFolder: PROJECT_FOLDER,
  // npm changes the working directory to the project's folder. INIT_CWD is the caller's folder.
  folder: process.env.INIT_CWD ?? process.cwd(),
  clock: Date.now,
  input: process.stdin,
  // A command such as `| head` may have closed the pipe.
  output: allowWriteErrors(process.stdout),
  errors: allowWriteErrors(process.stderr),
};
