import { restoreCommand } from './restoreCommand';
import { processContext } from './processContext';

process.exitCode = await restoreCommand(process.argv.slice(2), processContext);
