import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { close, listen } from './httpServer';

export type Row = Record<string, unknown> & { id: number };
export type ReceivedRequest = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
};

/** The nine fields (WIRE-3): their names in requests, and as stored. */
const FIELDS: Record<string, string> = {
  tournamentType: 'tournament_type',
  date: 'date',
  startTime: 'start_time',
  endTime: 'end_time',
  levelFrom: 'level_from',
  levelTo: 'level_to',
  entryFee: 'entry_fee',
  organizerName: 'organizer_name',
  organizerPhone: 'organizer_phone',
};
const ALLOWED_HEADERS = ['authorization', 'content-type'];
const NOW = '2026-05-01T20:00:00.000Z';

/** An API host with only the four calls, which records each request. */
export class PlainApi {
  port = 0;
  /** The only origin whose pages may read the responses. */
  origin = '';
  /** The only accepted Authorization header. */
  authorization = '';
  rows: Row[] = [];
  readonly requests: ReceivedRequest[] = [];
  readonly preflights: ReceivedRequest[] = [];
  /** Requests that do not belong to the four calls. */
  readonly strange: string[] = [];
  private readonly server = createServer((incoming, outgoing) => {
    void this.answer(incoming, outgoing);
  });

  static async start(): Promise<PlainApi> {
    const api = new PlainApi();
    api.port = await listen(api.server);
    return api;
  }

  stop = (): Promise<void> => close(this.server);

  /** Restores the initial state with these rows. */
  reset(rows: Row[]): void {
    this.rows = rows;
    for (const list of [this.requests, this.preflights, this.strange]) list.length = 0;
  }

  private async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = incoming;
    const raw = await text(incoming);
    const body: unknown = raw === '' ? null : JSON.parse(raw);
    const received: ReceivedRequest = { method, path: url, headers, body };
    outgoing.setHeader('Access-Control-Allow-Origin', this.origin);
    if (method === 'OPTIONS') {
      this.preflights.push(received);
      outgoing.writeHead(204, {
        'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
        'Access-Control-Allow-Headers': ALLOWED_HEADERS.join(', '),
      });
      outgoing.end();
      return;
    }
    this.requests.push(received);
    const [status, data] = this.decide(received);
    outgoing.writeHead(status, { 'Content-Type': 'application/json' });
    outgoing.end(data === undefined ? '' : JSON.stringify(data));
  }

  private decide({
    method,
    path,
    headers,
    body,
  }: ReceivedRequest): [status: number, data?: unknown] {
    if (headers.authorization !== this.authorization) return [401, { message: 'Войдите' }];
    const id = Number(/^\/api\/tournaments\/(\d+)$/.exec(path)?.[1] ?? 0);
    const row = this.rows.find((candidate) => candidate.id === id);
    const call = `${method} ${path.replace(/\/\d+$/, '/:id')}`;
    switch (call) {
      case 'GET /api/tournaments':
        return [200, this.rows];
      case 'POST /api/tournaments':
        return [200, this.create(body as Record<string, unknown>)];
      case 'PUT /api/tournaments/:id':
        return row ? [200, Object.assign(row, this.toRow(body))] : [404];
      case 'DELETE /api/tournaments/:id':
        this.rows = this.rows.filter((candidate) => candidate !== row);
        return [200];
      default:
        this.strange.push(call);
        return [404, { message: 'Нет такого' }];
    }
  }

  private create(body: Record<string, unknown>): Row {
    const missing = Object.keys(FIELDS).filter((field) => !(field in body));
    if (missing.length > 0) this.strange.push(`missing: ${missing.join()}`);
    const id = Math.max(0, ...this.rows.map((row) => row.id)) + 1;
    const row = { id, ...this.toRow(body), applications: [], created_at: NOW, updated_at: NOW };
    this.rows = [...this.rows, row];
    return row;
  }

  private toRow(body: unknown): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(body as Record<string, unknown>).map(([field, value]) => {
        if (!FIELDS[field]) this.strange.push(`field: ${field}`);
        return [FIELDS[field] ?? field, value];
      }),
    );
  }
}
