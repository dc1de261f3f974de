import { adminCommand } from './adminCommand';
import { surroundings } from './surroundings';

process.exitCode = await adminCommand(process.argv.slice(2), surroundings);
