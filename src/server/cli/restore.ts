import { runCommand } from './command';
import { processContext } from './processContext';

await runCommand(async () => {
  const { runRestoreCommand } = await import(
    /* webpackChunkName: "restoreCommand" */ './restoreCommand'
  );
  return runRestoreCommand(process.argv.slice(2), processContext);
});
