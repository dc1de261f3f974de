import { runScript } from './scripts';

/** A request that a server gets repeatedly. */
export type Order = {
  url: string;
  /** Each connection has one request in progress at a time. */
  connections: number;
  method?: 'GET' | 'POST';
  /** `{id}` in a value is replaced by a new text in each request. */
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** The expected status of each response. */
  status: number;
  /** Duration in milliseconds. */
  ms: number;
};

/**
 * Keeps a server busy from a separate process.
 * @returns responses per second
 * @throws when a response is missing or has another status
 */
export const load = async (order: Order): Promise<number> =>
  Number(await runScript('loader.ts', JSON.stringify(order)));
