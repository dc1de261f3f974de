import { runCommand } from './command';
import { processContext } from './processContext';

await runCommand(async () => {
  const { runBackupCommand } = await import(
    /* webpackChunkName: "backupCommand" */ './backupCommand'
  );
  return runBackupCommand(process.argv.slice(2), processContext);
});
