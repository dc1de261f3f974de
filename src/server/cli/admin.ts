import { PROJECT_FOLDER } from '../project';
import { adminCommand } from './adminCommand';

process.exitCode = await adminCommand(process.argv.slice(2), {
  variables: process.env,
  projectFolder: PROJECT_FOLDER,
  clock: Date.now,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
});
