import { runRestoreCommand } from './restoreCommand';
import { processContext } from './processContext';

process.exitCode = await runRestoreCommand(process.argv.slice(2), processContext);
