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

/** A server's complete response without connection headers. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** An intercepted request. */
export type Exchange = {
  /** Sends the request to the server and returns its response. */
  ask: () => Promise<Answer>;
  /** The response that the proxy writes to the browser. */
  back: ServerResponse;
  /**
   * True when the connection has carried a request before. The browser repeats a request that breaks on such a
   * connection.
   */
  isOnKeptConnection: boolean;
};

/** Handles an intercepted request, usually so that it fails in a certain way. */
export type Fault = (exchange: Exchange) => void | Promise<void>;

const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

const omitConnectionHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name)));

const HAS_NO_BODY = new Set([204, 304]);

/** Passes the response on unchanged. */
export const relayAnswer: Fault = async ({ ask, back }) => {
  const { status, headers, body } = await ask();
  const length = HAS_NO_BODY.has(status) ? {} : { 'content-length': body.length };
  back.writeHead(status, { ...headers, ...length }).end(body);
};

/** A proxy between a browser and a server that applies a fault to chosen requests. */
export class HttpFaultProxy {
  url = '';
  private readonly calls: string[] = [];
  private readonly keptConnections = new WeakSet<Socket>();
  private trouble: { call: string; fault: Fault } | null = null;
  // Idle connections stay open, as real servers keep them.
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
   * Applies the fault to each later request that starts with `call`, such as «PUT /api/tournaments», including the
   * browser's automatic retries.
   */
  intercept(call: string, fault: Fault): void {
    this.trouble = { call, fault };
  }

  clear(): void {
    this.trouble = null;
  }

  /** Number of received requests that start with this text. */
  count = (call: string): number => this.calls.filter((other) => other.startsWith(call)).length;

  private async pass(incoming: IncomingMessage, back: ServerResponse): Promise<void> {
    const call = `${incoming.method} ${incoming.url}`;
    this.calls.push(call);
    const isOnKeptConnection = this.keptConnections.has(incoming.socket);
    this.keptConnections.add(incoming.socket);
    // Errors of a disconnected client are ignored.
    back.on('error', () => {});
    const { trouble } = this;
    const fault = trouble && call.startsWith(trouble.call) ? trouble.fault : relayAnswer;
    try {
      await fault({ ask: () => this.ask(incoming), back, isOnKeptConnection });
    } catch {
      // Without a response from the server the proxy sends none either.
      back.destroy();
    }
  }

  private ask(incoming: IncomingMessage): Promise<Answer> {
    const { method, url = '', headers } = incoming;
    return new Promise((resolve, reject) => {
      // Each request gets a new connection: the server may close an idle one at any time.
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
