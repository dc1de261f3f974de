import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../../../../scripts/lib/findFreePort.mjs';
import { Driver } from './driver';
import { pollUntil } from './pollUntil';

/** Styles without the window's own buttons, so that it can be as narrow as a phone. */
const NARROW =
  'window * { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.05); }';
const SETTINGS = '[Settings]\ngtk-enable-animations=0\n';

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

/** Starts a virtual screen. Returns its number. */
async function startScreen(): Promise<{ display: string; child: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const lines = createInterface({ input: child.stdio[3] as NodeJS.ReadableStream });
  const [number] = (await once(lines, 'line')) as [string];
  return { display: `:${number}`, child };
}

/** WebKit's driver with its own screen and home folder. */
export class WebKit {
  private constructor(
    readonly folder: string,
    private readonly url: string,
    private readonly children: readonly ChildProcess[],
  ) {}

  get downloads(): string {
    return path.join(this.folder, 'downloads');
  }

  static async launch(env: Record<string, string> = {}): Promise<WebKit> {
    const folder = await mkdtemp(path.join(tmpdir(), 'webkit-'));
    const theme = path.join(folder, 'gtk-3.0');
    for (const name of [theme, path.join(folder, 'downloads')]) await mkdir(name);
    await writeFile(path.join(theme, 'gtk.css'), NARROW);
    await writeFile(path.join(theme, 'settings.ini'), SETTINGS);
    await writeFile(
      path.join(folder, 'user-dirs.dirs'),
      `XDG_DOWNLOAD_DIR="${path.join(folder, 'downloads')}"\n`,
    );
    const screen = await startScreen();
    const port = await findFreePort();
    const child = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        DISPLAY: screen.display,
        LANG: 'ru_RU.UTF-8',
        TZ: 'Europe/Moscow',
        ...env,
      },
      stdio: 'ignore',
    });
    const url = `http://127.0.0.1:${port}`;
    await pollUntil(
      () =>
        fetch(`${url}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      (isReady) => isReady,
      () => 'the driver of WebKit listens',
    );
    return new WebKit(folder, url, [child, screen.child]);
  }

  /** Starts a browser without stored data. */
  open = (): Promise<Driver> => Driver.start(this.url);

  async close(): Promise<void> {
    for (const child of this.children) await end(child);
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
