import { adminCommand } from './adminCommand';
import { processContext } from './processContext';

process.exitCode = await adminCommand(process.argv.slice(2), processContext);
