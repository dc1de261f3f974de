import type { HistoryEntry, TrashedTournament } from '../../src/domain/editing/history';
import type { Tournament } from '../../src/domain/tournament/tournament';
import type { Answered, Club } from '../club';
import type { Action, Plan, WriteKind } from './plan';

/** A tournament in the list or in the trash. One in the trash has `deleted_at`. */
export type Found = Tournament & Partial<TrashedTournament>;

/** A write and its response. */
export type Write = Pick<Action, 'editor' | 'changes'> & {
  kind: WriteKind;
  /** The version that the write built on. */
  base: number;
  status: number;
  etag: string | null;
  json: unknown;
  /** Times of the request and of the response, in milliseconds. */
  from: number;
  to: number;
};

/** The outcome of a plan, as a client sees it. */
export type Played = { plan: Plan; writes: Write[]; final: Found; history: HistoryEntry[] };

const METHODS = { save: 'PUT', delete: 'DELETE', restore: 'POST' } as const;
const TRIES = 3;

const readTag = (version: number): string => `"${version}"`;

/**
 * Reads a tournament.
 * @returns null when the tournament moves into or out of the trash at this moment
 */
async function find(club: Club, id: number): Promise<Answered | null> {
  const answer = await club.ask('GET', `/api/tournaments/${id}`);
  if (answer.status === 200) return answer;
  const trash = await club.ask('GET', '/api/trash');
  const found = (trash.json as TrashedTournament[]).find((trashed) => trashed.id === id);
  return found ? { ...trash, json: found } : null;
}

/** Runs a plan on a new tournament. */
export async function playPlan(club: Club, plan: Plan): Promise<Played> {
  const { id } = (await club.send('POST', '/api/tournaments', plan.tournament)) as Tournament;
  const url = `/api/tournaments/${id}`;
  const writes: Write[] = [];
  /** The version that each editor has read, in the form of `ETag` and `If-Match`. */
  const known = Array<string>(plan.editors).fill(readTag(1));

  async function read(editor: number): Promise<void> {
    const found = await find(club, id);
    if (found) known[editor] = found.headers.get('etag') ?? readTag((found.json as Found).version!);
  }

  async function send(kind: WriteKind, { editor, changes }: Action): Promise<Write> {
    const tag = known[editor]!;
    const from = performance.now();
    const answer = await club.ask(METHODS[kind], kind === 'restore' ? `${url}/restore` : url, {
      headers: { 'if-match': tag },
      body: kind === 'save' ? changes : undefined,
    });
    const to = performance.now();
    const { status, json } = answer;
    const etag = answer.headers.get('etag');
    const write = { editor, kind, changes, base: Number(tag.slice(1, -1)), status, etag, json };
    writes.push({ ...write, from, to });
    return writes.at(-1)!;
  }

  async function runAction(action: Action): Promise<void> {
    const { editor, kind, triesAgain } = action;
    if (kind === 'read') return read(editor);
    for (let tries = triesAgain ? TRIES : 1; tries > 0; tries -= 1) {
      const { status, etag } = await send(kind, action);
      if (status === 200) known[editor] = etag ?? '';
      if (status === 204 || (status === 412 && triesAgain)) await read(editor);
      if (status !== 412) return;
    }
  }

  async function runActions(actions: readonly Action[]): Promise<void> {
    for (const action of actions) await runAction(action);
  }

  const editors = known.map((_, editor) => editor);
  await Promise.all(editors.map(read));
  if (plan.isInTurn) await runActions(plan.actions);
  else {
    const own = (editor: number) => plan.actions.filter((action) => action.editor === editor);
    await Promise.all(editors.map((editor) => runActions(own(editor))));
  }
  const final = (await find(club, id))?.json as Found;
  const history = (await club.send('GET', `${url}/history`)) as HistoryEntry[];
  return { plan, writes, final, history };
}
