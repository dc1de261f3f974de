import { backupCommand } from './backupCommand';
import { processContext } from './processContext';

process.exitCode = await backupCommand(process.argv.slice(2), processContext);
