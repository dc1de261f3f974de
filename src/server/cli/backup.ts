import { backupCommand } from './backupCommand';
import { processContext } from './processContext';

process.exitCode = backupCommand(process.argv.slice(2), processContext);
