import fc from 'fast-check';
import type { Tournament, TournamentRequest } from '../../src/domain/tournament/tournament';
import { createBodies, createCommand, pick, version, write, type Command } from './command';
import type { Given } from './given';
import { parseJson } from './judge';
import { applyChanges, pickRow } from './model';
import { expectSame, TOURNAMENTS } from './real';
import { toAnswered, clearBrokenFields } from './records';

/** Creates a command that changes some fields of a tournament; sometimes no field, or to the current value. */
export const update = (given: Given): fc.Arbitrary<Command> =>
  createCommand(
    'update',
    fc.record({
      pick,
      version,
      draft: createBodies<Partial<TournamentRequest>>(given, 'TournamentChanges'),
    }),
    async ({ pick: which, version: named, draft }, model, real) => {
      const row = pickRow(model, which);
      if (!row) return;
      const { tournament } = row;
      const body = row.isTrashed ? draft : clearBrokenFields(draft, tournament, given.today);
      const path = `${TOURNAMENTS}/${tournament.id}`;
      await write({
        row,
        which: named,
        send: (headers) => real.call('updateTournament', { path, body, headers }),
        onAccepted: (answer) => {
          const now = parseJson(answer) as Tournament;
          const { updated_at } = now;
          const changed = { ...tournament, ...toAnswered(body) };
          const isIdle = JSON.stringify(changed) === JSON.stringify(tournament);
          expectSame(
            'what was changed',
            now,
            isIdle ? tournament : applyChanges(changed, { updated_at }),
          );
          row.tournament = now;
        },
      });
    },
  );

/** Creates a command that moves a tournament to the trash. */
export const remove = (): fc.Arbitrary<Command> =>
  createCommand('delete', fc.record({ pick, version }), async (drawn, model, real) => {
    const row = pickRow(model, drawn.pick);
    if (!row) return;
    const path = `${TOURNAMENTS}/${row.tournament.id}`;
    await write({
      row,
      which: drawn.version,
      send: (headers) => real.call('deleteTournament', { path, headers }),
      onAccepted: ({ status }) => {
        expectSame('status', status, 204);
        row.tournament = applyChanges(row.tournament);
        row.isTrashed = true;
      },
    });
  });

export const createRestoreCommand = (): fc.Arbitrary<Command> =>
  createCommand('restore', fc.record({ pick, version }), async (drawn, model, real) => {
    const row = pickRow(model, drawn.pick);
    if (!row) return;
    const path = `${TOURNAMENTS}/${row.tournament.id}/restore`;
    await write({
      row,
      which: drawn.version,
      isInTrash: true,
      send: (headers) => real.call('restoreTournament', { path, headers }),
      onAccepted: (answer) => {
        row.tournament = applyChanges(row.tournament);
        row.isTrashed = false;
        expectSame('what was restored', parseJson(answer), row.tournament);
      },
    });
  });
