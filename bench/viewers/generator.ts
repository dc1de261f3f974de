import { setTimeout as sleep } from 'node:timers/promises';
import { findAddress } from '../../trust/request';
import { watchPage } from './viewer';

/** Requests to the generator. */
export type Asked =
  | { kind: 'open'; path: string; ports: readonly number[]; count: number }
  | { kind: 'arrivals'; tag: string; since: number };

/** Numbers of failures by kind. */
export type Failures = Readonly<Record<string, number>>;

/** Responses of the generator process. */
export type Told =
  /** Number of open streams, and the time to open them in milliseconds. */
  | { kind: 'opened'; streams: number; ms: number; failures: Failures }
  /** Milliseconds from `since` to each arrival, sorted, and the processor time so far in milliseconds. */
  | { kind: 'arrivals'; ms: readonly number[]; cpuMs: number; failures: Failures };

const NETWORK = 50;
const PER_ADDRESS = 100;
/**
 * Viewers per source address, from 127.0.0.2 on. An address has enough ports for 2,000 connections and the recently
 * closed ones.
 */
const PER_SOURCE = 2_000;
/** Number of connections opened at the same time: the next one starts when one has its stream. */
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

/** @returns after the first stream or a failure */
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
  // Viewers that fail to connect retry on their own.
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
