import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './npm.mjs';
import { Failure, ROOT, runNode, log } from './run.mjs';
import { computeFingerprint, hasStamp, writeStamp } from './stamp.mjs';

const FOLDER = 'bench/peers';
const CONFIG = `${FOLDER}/vite.config.ts`;
const VITE = 'bench/node_modules/vite/bin/vite.js';
const INSTALLED = 'bench/node_modules/.installed';
const LOCK = 'bench/package-lock.json';
/** Sources that the peers' pages share with the console. */
const SHARED = ['bench/peers/common', 'bench/peers/bare', CONFIG, 'src/domain', LOCK];

async function ensurePeersInstalled() {
  const wanted = computeFingerprint([LOCK], [process.platform, process.arch]);
  if (hasStamp(INSTALLED, wanted)) return;
  log('Установка пакетов, с которыми сравнивается консоль...');
  if (!(await runNpm(['ci', '--prefix', 'bench']))) {
    throw new Failure('Пакеты для сравнения не установились: причина выше.');
  }
  writeStamp(INSTALLED, wanted);
}

/** @param {string} name */
async function buildPeer(name) {
  const source = `${FOLDER}/${name}`;
  const folder = `bench/dist/${name}`;
  const stamp = computeFingerprint([source, ...SHARED]);
  if (hasStamp(`${folder}.stamp`, stamp)) return;
  log(`Сборка для сравнения: ${name}...`);
  rmSync(`${folder}.stamp`, { force: true });
  const to = path.join(ROOT, folder);
  const code = await runNode(VITE, ['build', source, '--config', CONFIG, '--outDir', to], {
    stdio: ['ignore', 2, 2],
  });
  if (code !== 0) throw new Failure(`Страница для сравнения не собралась: ${name}.`);
  writeStamp(`${folder}.stamp`, stamp);
}

/** Installs and builds the pages to which the benchmark compares the console. */
export async function ensurePeers() {
  await ensurePeersInstalled();
  const names = readdirSync(FOLDER).filter((name) => existsSync(`${FOLDER}/${name}/index.html`));
  for (const name of names) await buildPeer(name);
}
