import { runCommand } from './command';
import { processContext } from './processContext';

await runCommand(async () => {
  const { runDemoCommand } = await import(/* webpackChunkName: "demoCommand" */ './demoCommand');
  return runDemoCommand(processContext);
});
