import { setTimeout as sleep } from 'node:timers/promises';
import { findAddress } from '../../trust/request';
import { watchPage } from './viewer';

/** What the generator is asked. */
export type Asked =
  | { kind: 'open'; path: string; ports: readonly number[]; count: number }
  | { kind: 'arrivals'; tag: string; since: number };

/** What went wrong for viewers, and how often. */
export type Failures = Readonly<Record<string, number>>;

/** What it answers. */
export type Told =
  /** How many streams are open, and how long opening them took, ms. */
  | { kind: 'opened'; streams: number; ms: number; failures: Failures }
  /** ms from `since` on, ordered; and the processor time that all has taken so far, ms. */
  | { kind: 'arrivals'; ms: readonly number[]; cpuMs: number; failures: Failures };

const NETWORK = 50;
const PER_ADDRESS = 100;
/** Addresses of this machine, 127.0.0.2 and on: 2,000 connections and those that ended lately fit one. */
const PER_SOURCE = 2_000;
/** So many open at once, as at a door: the next one comes in when one has its stream. */
const OPENING = 64;
const OPENED_WITHIN_MS = 180_000;

const arrivals = new Map<string, number[]>();
const failures: Record<string, number> = {};
let streams = 0;

const getNow = (): number => performance.timeOrigin + performance.now();

function onPage(tag: string): void {
  const times = arrivals.get(tag);
  if (times) times.push(getNow());
  else arrivals.set(tag, [getNow()]);
}

function onFailure(what: string): void {
  failures[what] = (failures[what] ?? 0) + 1;
}

const send = (told: Told): void => void process.send!(told);

/** @returns once they have a stream for the first time, or have failed to */
const openOne = (index: number, { path, ports }: Extract<Asked, { kind: 'open' }>): Promise<void> =>
  new Promise((resolve) => {
    const place = {
      path,
      port: ports[index % ports.length]!,
      address: findAddress(NETWORK, Math.floor(index / PER_ADDRESS)),
      from: `127.0.0.${2 + Math.floor(index / PER_SOURCE)}`,
    };
    const onStream = () => {
      streams += 1;
      resolve();
    };
    void watchPage(place, {
      onPage,
      onStream,
      onStreamEnd: () => {
        streams -= 1;
      },
      onFailure: (what) => {
        onFailure(what);
        resolve();
      },
    });
  });

async function open(asked: Extract<Asked, { kind: 'open' }>): Promise<void> {
  const since = getNow();
  let next = 0;
  const door = async () => {
    while (next < asked.count) {
      next += 1;
      await openOne(next - 1, asked);
    }
  };
  await Promise.all(Array.from({ length: OPENING }, door));
  // Whoever failed tries again.
  while (streams < asked.count && getNow() < since + OPENED_WITHIN_MS) await sleep(100);
  send({ kind: 'opened', streams, ms: getNow() - since, failures });
}

process.on('message', (asked: Asked) => {
  if (asked.kind === 'open') {
    void open(asked);
    return;
  }
  const { user, system } = process.cpuUsage();
  const ms = (arrivals.get(asked.tag) ?? []).map((at) => at - asked.since).sort((a, b) => a - b);
  send({ kind: 'arrivals', ms, cpuMs: (user + system) / 1_000, failures });
});
