import fc from 'fast-check';
import type { HistoryEntry } from '../../src/domain/editing/history';
import type { Tournament } from '../../src/domain/tournament/tournament';
import { createCommand, pick, type Command } from './command';
import type { Given } from './given';
import { remove, createRestoreCommand, update } from './changingCommands';
import { findHeader, parseJson } from './judge';
import { apply, create, repeat } from './makingCommands';
import { mapById, sortRows, listLiveRows, pickRow, type Model } from './model';
import { expectSame, TOURNAMENTS, type Real } from './real';

const LONGEST = 30;

/** Creates a command that reads a tournament and its history. The history's length equals the version. */
const read = (): fc.Arbitrary<Command> =>
  createCommand('read', pick, async (which, model, real) => {
    const row = pickRow(model, which);
    if (!row) return;
    const path = `${TOURNAMENTS}/${row.tournament.id}`;
    const answer = await real.call('readTournament', { path });
    if (row.isTrashed) expectSame('status', answer.status, 404);
    else expectSame('what was read', parseJson(answer), row.tournament);
    const history = parseJson(await real.call('readHistory', { path: `${path}/history` }));
    expectSame('its notes', (history as HistoryEntry[]).length, row.tournament.version);
  });

/** Creates a command that reads the list with an earlier tag. Sometimes it requests only the changes. */
const follow = (): fc.Arbitrary<Command> =>
  createCommand('list since', fc.boolean(), async (asksForChanges, model, real) => {
    const { replica } = model;
    const headers = { 'if-none-match': replica.tag, ...(asksForChanges && { 'a-im': 'changes' }) };
    const answer = await real.call('listTournaments', { path: TOURNAMENTS, headers });
    if (answer.status === 200) replica.rows = mapById(parseJson(answer) as Tournament[]);
    if (answer.status === 226) {
      const { changed, removed } = parseJson(answer) as {
        changed: Tournament[];
        removed: number[];
      };
      for (const tournament of changed) replica.rows.set(tournament.id, tournament);
      for (const id of removed) replica.rows.delete(id);
    }
    replica.tag = findHeader(answer, 'etag')!;
    expectSame('the list followed', sortRows(replica.rows), sortRows(listLiveRows(model)));
  });

export const createCommands = (given: Given): fc.Arbitrary<Iterable<Command>> => {
  const making = [create(given), create(given), apply(given), repeat()];
  const changing = [update(given), remove(), createRestoreCommand()];
  return fc.commands<Model, Real, false>([...making, ...changing, read(), follow()], {
    maxCommands: LONGEST,
    size: 'max',
  });
};
