import { runCommand } from './command';
import { processContext } from './processContext';

await runCommand(async () => {
  const { runAdminCommand } = await import(/* webpackChunkName: "adminCommand" */ './adminCommand');
  return runAdminCommand(process.argv.slice(2), processContext);
});
