import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { close, listen } from './httpServer';

/** A road to a server that can break off in the middle of an answer. */
export class CuttingRoad {
  url = '';
  /** Whose answers come only in part from now on, such as «POST». */
  cut: string | null = null;
  /** How many API requests of each method came along. */
  readonly counts: Record<string, number> = {};
  private readonly server = createServer((incoming, outgoing) => this.pass(incoming, outgoing));

  private constructor(private readonly target: string) {}

  static async to(target: string): Promise<CuttingRoad> {
    const road = new CuttingRoad(target);
    road.url = `http://127.0.0.1:${await listen(road.server)}`;
    return road;
  }

  close(): Promise<void> {
    return close(this.server);
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = '', url = '', headers } = incoming;
    const isApi = url.startsWith('/api/tournaments');
    if (isApi) this.counts[method] = (this.counts[method] ?? 0) + 1;
    const isCut = isApi && this.cut === method;
    const onward = request(this.target + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isCut) {
        answer.pipe(outgoing);
        return;
      }
      // Half of the first piece, then nothing more, although the length promised all of it.
      answer.once('data', (piece: Buffer) => {
        outgoing.write(piece.subarray(0, piece.length / 2), () => outgoing.destroy());
      });
    });
    incoming.pipe(onward);
  }
}
