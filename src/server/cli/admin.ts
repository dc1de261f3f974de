import { runAdminCommand } from './adminCommand';
import { processContext } from './processContext';

process.exitCode = await runAdminCommand(process.argv.slice(2), processContext);
