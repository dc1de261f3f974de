import { backupCommand } from './backupCommand';
import { surroundings } from './surroundings';

process.exitCode = backupCommand(process.argv.slice(2), surroundings);
