import { uptime } from 'node:os';

/** The server's time, ms since the epoch; replaced in tests. */
export type Clock = () => number;

/** The current instant in its stored form: ISO, UTC. */
export const getIsoNow = (clock: Clock): string => new Date(clock()).toISOString();

/** Milliseconds since the machine started, including sleep. Setting the clock does not change it. */
export const getMachineUptime: Clock = () => uptime() * 1_000;
