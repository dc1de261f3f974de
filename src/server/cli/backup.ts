import { PROJECT_FOLDER } from '../project';
import { backupCommand } from './backupCommand';

process.exitCode = backupCommand(process.argv.slice(2), {
  variables: process.env,
  projectFolder: PROJECT_FOLDER,
  // npm itself steps into the project's folder.
  folder: process.env.INIT_CWD ?? process.cwd(),
  clock: Date.now,
  output: process.stdout,
  errors: process.stderr,
});
