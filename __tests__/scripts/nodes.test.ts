import { readFileSync } from 'node:fs';
import { COMPILED, isUnsound, validateNode } from '../../scripts/lib/install.mjs';
import { formatTable, NODES, parseChoice } from '../../scripts/lib/nodes.mjs';
import { checkNode } from '../../src/server/doctor/environmentChecks';

describe('RUN-3: which Node', () => {
  test('one older than 20.19 is refused in Russian, by the doctor too', () => {
    expect(validateNode('20.18.3')).toBe('Нужен Node.js 20.19 или новее, а здесь 20.18.3.');
    expect(validateNode('18.20.8')).toContain('18.20.8');
    expect(checkNode('20.18.3')).toMatchObject({ isWrong: true });
    for (const version of ['20.19.0', ...NODES.slice(1).map((major) => `${major}.0.0`)]) {
      expect(validateNode(version)).toBeNull();
      expect(checkNode(version)).toMatchObject({ isWrong: false });
    }
  });

  test('better-sqlite3 is not what ends the process on Node 24', () => {
    const hooked = Buffer.from('\0_ZN4node28RemoveEnvironmentCleanupHookE\0');
    expect(isUnsound('24.21.0', hooked)).toBe(true);
    expect(isUnsound('24.21.0', Buffer.from('\0'))).toBe(false);
    expect(isUnsound('26.10.0', hooked)).toBe(false);
    expect(isUnsound(process.versions.node, readFileSync(COMPILED))).toBe(false);
  });

  test('package.json and README say the same', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(engines).toEqual({ node: '>=20.19' });
    const readme = readFileSync('README.md', 'utf8');
    expect(readme).toContain('Node 20.19 or newer');
    expect(readme).toContain(`${NODES.slice(0, -1).join(', ')} and ${NODES.at(-1)}`);
  });
});

describe('npm run test:nodes', () => {
  test('takes every line of Node and the fast steps, unless others are given in any order', () => {
    expect(parseChoice([])).toEqual({
      nodes: NODES,
      steps: ['install', 'types', 'unit', 'unitDeep', 'process', 'processDeep'],
    });
    expect(parseChoice(['unit', '24'])).toEqual({ nodes: ['24'], steps: ['install', 'unit'] });
  });

  test('refuses a step that npm test does not know', () => {
    expect(() => parseChoice(['24', 'wrong'])).toThrow('Нет такого шага: wrong.');
  });

  test('ends in a table, with a dash where it did not come to a step', () => {
    const table = formatTable(
      ['install', 'unit'],
      [
        {
          version: 'v24.0.1',
          outcomes: [
            { step: 'install', ok: true, seconds: 31.4 },
            { step: 'unit', ok: false, seconds: 100 },
          ],
        },
        { version: 'v26.0.0', outcomes: [{ step: 'install', ok: false, seconds: 2 }] },
      ],
    );
    expect(table.split('\n')).toEqual([
      'Node     install  unit',
      'v24.0.1  ✔ 31 с   ✘ 100 с',
      'v26.0.0  ✘ 2 с    –',
    ]);
  });
});
