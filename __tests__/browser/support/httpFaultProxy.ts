import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { close, listen } from './httpServer';

/** A server's answer, read to its end; without the headers that belong to its connection. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A request on its way. */
export type Exchange = {
  /** Has the server do the work. */
  ask: () => Promise<Answer>;
  /** The way back to the browser. */
  back: ServerResponse;
  /** True where the connection has carried a request before. The browser repeats a request that breaks on such a one. */
  isOnKeptConnection: boolean;
};

/** What happens to a request on its way; it ends the exchange in its own manner. */
export type Fault = (exchange: Exchange) => void | Promise<void>;

const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

const omitConnectionHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name)));

const HAS_NO_BODY = new Set([204, 304]);

/** Gives an answer back as it is. */
export const relayAnswer: Fault = async ({ ask, back }) => {
  const { status, headers, body } = await ask();
  const length = HAS_NO_BODY.has(status) ? {} : { 'content-length': body.length };
  back.writeHead(status, { ...headers, ...length }).end(body);
};

/** Stands between a browser and a server, and spoils the requests that it is told to. */
export class HttpFaultProxy {
  url = '';
  private readonly calls: string[] = [];
  private readonly keptConnections = new WeakSet<Socket>();
  private trouble: { call: string; fault: Fault } | null = null;
  // Connections are kept, as real ones are.
  private readonly server = createServer({ keepAliveTimeout: 60_000 }, (incoming, back) => {
    void this.pass(incoming, back);
  });

  private constructor(private readonly target: string) {}

  static async open(target: string): Promise<HttpFaultProxy> {
    const proxy = new HttpFaultProxy(target);
    proxy.url = `http://127.0.0.1:${await listen(proxy.server)}`;
    return proxy;
  }

  close = (): Promise<void> => close(this.server);

  /**
   * From now on every request that begins so, as «PUT /api/tournaments», meets the fault: also those
   * that the browser sends again by itself.
   */
  intercept(call: string, fault: Fault): void {
    this.trouble = { call, fault };
  }

  clear(): void {
    this.trouble = null;
  }

  /** How many requests that begin so came along. */
  count = (call: string): number => this.calls.filter((other) => other.startsWith(call)).length;

  private async pass(incoming: IncomingMessage, back: ServerResponse): Promise<void> {
    const call = `${incoming.method} ${incoming.url}`;
    this.calls.push(call);
    const isOnKeptConnection = this.keptConnections.has(incoming.socket);
    this.keptConnections.add(incoming.socket);
    // A client that has gone away needs no answer.
    back.on('error', () => {});
    const { trouble } = this;
    const fault = trouble && call.startsWith(trouble.call) ? trouble.fault : relayAnswer;
    try {
      await fault({ ask: () => this.ask(incoming), back, isOnKeptConnection });
    } catch {
      // The server does not answer either.
      back.destroy();
    }
  }

  private ask(incoming: IncomingMessage): Promise<Answer> {
    const { method, url = '', headers } = incoming;
    return new Promise((resolve, reject) => {
      // A connection of its own: one that is kept may end under the next request.
      const onward = request(this.target + url, { method, headers, agent: false }, (answer) => {
        const { statusCode: status = 502 } = answer;
        const answerHeaders = omitConnectionHeaders(answer.headers);
        buffer(answer).then((body) => resolve({ status, headers: answerHeaders, body }), reject);
      });
      onward.on('error', reject);
      incoming.pipe(onward);
    });
  }
}
