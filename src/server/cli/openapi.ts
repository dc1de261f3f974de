import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildContract } from '../contract/buildContract';
import { PROJECT_FOLDER } from '../project';

const { version } = JSON.parse(readFileSync(path.join(PROJECT_FOLDER, 'package.json'), 'utf8')) as {
  version: string;
};

const file = path.join(PROJECT_FOLDER, 'docs/openapi.json');
writeFileSync(file, await buildContract(version));
process.stdout.write(`Описание API записано: ${path.relative(process.cwd(), file)}\n`);
