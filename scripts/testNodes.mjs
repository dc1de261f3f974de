import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { copyProject, formatTable, parseChoice } from './lib/nodes.mjs';
import { EXIT, runMain, run, log } from './lib/run.mjs';
import { fetchNode } from './lib/runtimes.mjs';

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (isStopped = true));

/**
 * @param {string} major
 * @param {readonly string[]} steps
 * @returns {Promise<import('./lib/nodes.mjs').Row>}
 */
async function testNode(major, steps) {
  const runtime = await fetchNode(major);
  const bin = path.join(runtime, 'bin');
  const node = path.join(bin, 'node');
  const env = {
    ...process.env,
    PATH: [bin, process.env.PATH].join(path.delimiter),
    npm_config_nodedir: runtime,
  };
  const version = spawnSync(node, ['-v'], { encoding: 'utf8' }).stdout.trim();
  const folder = path.resolve('.cache/nodes', major);
  copyProject(folder);
  const outcomes = [];
  for (const step of steps) {
    log(`\n■ Node ${version}: ${step}`);
    const since = performance.now();
    const code = await run(node, ['scripts/test.mjs', step], { cwd: folder, env });
    outcomes.push({ step, ok: code === 0, seconds: (performance.now() - since) / 1000 });
    if (isStopped || (step === 'install' && code !== 0)) break;
  }
  return { version, outcomes };
}

await runMain(async () => {
  const { nodes, steps } = parseChoice(process.argv.slice(2));
  const rows = [];
  for (const major of nodes) {
    if (!isStopped) rows.push(await testNode(major, steps));
  }
  console.log(`\n${formatTable(steps, rows)}`);
  const isGood = rows.every(({ outcomes }) => outcomes.every(({ ok }) => ok));
  return isGood && !isStopped ? EXIT.done : EXIT.failed;
});
