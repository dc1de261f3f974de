import { runBackupCommand } from './backupCommand';
import { processContext } from './processContext';

process.exitCode = await runBackupCommand(process.argv.slice(2), processContext);
