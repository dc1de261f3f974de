import { uptime } from 'node:os';

/** Returns the server's time in ms since the epoch. Tests replace it. */
export type Clock = () => number;

/** Returns the current instant in its stored form: ISO, UTC. */
export const getIsoNow = (clock: Clock): string => new Date(clock()).toISOString();

/**
 * Returns the milliseconds since the machine started, including sleep. Setting the clock does not change the result.
 */
export const getMachineUptime: Clock = () => uptime() * 1_000;
