import fc from 'fast-check';
import type { HistoryEntry } from '../../src/domain/editing/history';
import type { Tournament } from '../../src/domain/tournament/tournament';
import { command, pick, type Command } from './command';
import type { Given } from './given';
import { remove, restore, update } from './changingCommands';
import { headerOf, jsonOf } from './judge';
import { apply, create, repeat } from './makingCommands';
import { byId, inOrder, liveRows, pickRow, type Model } from './model';
import { expectSame, TOURNAMENTS, type Real } from './real';

const LONGEST = 30;

/** One tournament with its history, whose notes are as many as its version. */
const read = (): fc.Arbitrary<Command> =>
  command('read', pick, async (which, model, real) => {
    const row = pickRow(model, which);
    if (!row) return;
    const path = `${TOURNAMENTS}/${row.tournament.id}`;
    const answer = await real.call('readTournament', { path });
    if (row.isTrashed) expectSame('status', answer.status, 404);
    else expectSame('what was read', jsonOf(answer), row.tournament);
    const history = jsonOf(await real.call('readHistory', { path: `${path}/history` }));
    expectSame('its notes', (history as HistoryEntry[]).length, row.tournament.version);
  });

/** The list for one who has an earlier state of it: its changes, if these are asked for. */
const follow = (): fc.Arbitrary<Command> =>
  command('list since', fc.boolean(), async (asksForChanges, model, real) => {
    const { replica } = model;
    const headers = { 'if-none-match': replica.tag, ...(asksForChanges && { 'a-im': 'changes' }) };
    const answer = await real.call('listTournaments', { path: TOURNAMENTS, headers });
    if (answer.status === 200) replica.rows = byId(jsonOf(answer) as Tournament[]);
    if (answer.status === 226) {
      const { changed, removed } = jsonOf(answer) as { changed: Tournament[]; removed: number[] };
      for (const tournament of changed) replica.rows.set(tournament.id, tournament);
      for (const id of removed) replica.rows.delete(id);
    }
    replica.tag = headerOf(answer, 'etag')!;
    expectSame('the list followed', inOrder(replica.rows), inOrder(liveRows(model)));
  });

/** Sequences of calls. */
export const commandsOf = (given: Given): fc.Arbitrary<Iterable<Command>> => {
  const making = [create(given), create(given), apply(given), repeat()];
  const changing = [update(given), remove(), restore()];
  return fc.commands<Model, Real, false>([...making, ...changing, read(), follow()], {
    maxCommands: LONGEST,
    size: 'max',
  });
};
