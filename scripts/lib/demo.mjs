import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure, runNode } from './run.mjs';

export const DEMO_PASSWORD = 'tennis-demo';

/** Creates a temporary installation with a demo season. */
export async function createDemo() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-demo-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const env = {
    ...process.env,
    DATABASE_URL: `file:${path.join(folder, 'club.db')}`,
    // A backup of the demo would count as the club's own, and displace older ones.
    BACKUP_DIR: '',
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: DEMO_PASSWORD,
  };
  const code = await runNode('dist/server/demo.js', [], { env, stdio: ['ignore', 2, 2] });
  if (code === 0) return { env, remove };
  remove();
  throw new Failure('Пример сезона не записался: причина выше.');
}
