import { uptime } from 'node:os';

/** The server's time, ms since the epoch; tests pass one of their own. */
export type Clock = () => number;

/** The clock's instant as it is stored and sent: ISO, UTC. */
export const getIsoNow = (clock: Clock): string => new Date(clock()).toISOString();

/** ms since the machine was started, its sleep included; setting the clock does not change it. */
export const getMachineUptime: Clock = () => uptime() * 1_000;
