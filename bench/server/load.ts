import { runScript } from './scripts';

/** What a server is asked again and again. */
export type Order = {
  url: string;
  /** Each has one request under way at a time. */
  connections: number;
  method?: 'GET' | 'POST';
  /** In a value, `{id}` stands for another text each time. */
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** What every answer has to be. */
  status: number;
  /** For how long. */
  ms: number;
};

/**
 * Keeps a server busy from a process of its own.
 * @returns answers a second
 * @throws where an answer is missing or of another status
 */
export const load = async (order: Order): Promise<number> =>
  Number(await runScript('loader.ts', JSON.stringify(order)));
