import { restoreCommand } from './restoreCommand';
import { surroundings } from './surroundings';

process.exitCode = restoreCommand(process.argv.slice(2), surroundings);
