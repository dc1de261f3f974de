import { setTimeout as sleep } from 'node:timers/promises';
import { addressIn } from '../../trust/request';
import { lookOn } from './viewer';

/** What the generator is asked. */
export type Asked =
  | { kind: 'open'; path: string; ports: readonly number[]; count: number }
  | { kind: 'arrivals'; tag: string; since: number };

/** What it answers. */
export type Told =
  | { kind: 'opened'; tags: number }
  /** ms from `since` on, ordered; and the processor time that all has taken so far, ms. */
  | { kind: 'arrivals'; ms: readonly number[]; cpuMs: number };

const NETWORK = 50;
const PER_ADDRESS = 100;
/** So many come within a moment. */
const BATCH = 20;
const BATCH_MS = 40;

const arrivals = new Map<string, number[]>();

const now = (): number => performance.timeOrigin + performance.now();

function onPage(tag: string): void {
  const times = arrivals.get(tag);
  if (times) times.push(now());
  else arrivals.set(tag, [now()]);
}

const tell = (told: Told): void => void process.send!(told);

async function open({ path, ports, count }: Extract<Asked, { kind: 'open' }>): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const address = addressIn(NETWORK, Math.floor(index / PER_ADDRESS));
    void lookOn({ port: ports[index % ports.length]!, path, address }, onPage, () => false);
    if (index % BATCH === BATCH - 1) await sleep(BATCH_MS);
  }
  await sleep(3_000);
  tell({
    kind: 'opened',
    tags: [...arrivals.values()].reduce((sum, { length }) => sum + length, 0),
  });
}

process.on('message', (asked: Asked) => {
  if (asked.kind === 'open') {
    void open(asked);
    return;
  }
  const { user, system } = process.cpuUsage();
  const ms = (arrivals.get(asked.tag) ?? []).map((at) => at - asked.since).sort((a, b) => a - b);
  tell({ kind: 'arrivals', ms, cpuMs: (user + system) / 1_000 });
});
