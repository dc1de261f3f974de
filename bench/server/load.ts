import { runScript } from './scripts';

/** A request that the load generator sends repeatedly. */
export type Order = {
  url: string;
  /** Number of connections; each has one request in progress at a time. */
  connections: number;
  method?: 'GET' | 'POST';
  /** Header values; `{id}` becomes a new text in each request. */
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** The expected status of each response. */
  status: number;
  /** Duration of the load in milliseconds. */
  ms: number;
};

/**
 * Sends requests to a server without a pause, from a separate process.
 * @returns responses per second
 * @throws when a response is missing or has another status
 */
export const load = async (order: Order): Promise<number> =>
  Number(await runScript('loader.ts', JSON.stringify(order)));
