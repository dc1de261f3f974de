import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer, type TestServer } from './server';
import type { TestAppOptions } from './serverApp';

/**
 * Program that runs real servers in a separate process, since they cannot run with jsdom's globals. It prints its
 * address and accepts three calls. POST /start takes the options of startServer → { url }; POST /stop and POST /now
 * take { url }.
 */
type Order = Omit<TestAppOptions, 'onLogLine'> & { url?: string };

const running = new Map<string, TestServer>();

async function read(request: IncomingMessage): Promise<Order> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return JSON.parse(text) as Order;
}

async function runOrder(
  path: string | undefined,
  { url = '', ...options }: Order,
): Promise<object> {
  if (path === '/start') {
    const server = await startServer(options);
    running.set(server.url, server);
    return { url: server.url };
  }
  if (path === '/now') running.get(url)?.setNow(options.now!);
  if (path === '/stop') {
    await running.get(url)?.stop();
    running.delete(url);
  }
  return {};
}

// The time limit exceeds a run, because a busy machine may use an idle connection late.
const control = createServer({ keepAliveTimeout: 3_600_000 }, (request, response) => {
  void read(request)
    .then((order) => runOrder(request.url, order))
    .then(
      (answer) => response.end(JSON.stringify(answer)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
});

control.listen(0, '127.0.0.1', () => {
  const { port } = control.address() as AddressInfo;
  console.log(`http://127.0.0.1:${port}`);
});

// Standard input ends when the parent process ends or stops this process.
process.stdin.resume().on('end', () => process.exit());
