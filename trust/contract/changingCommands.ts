import fc from 'fast-check';
import type { Tournament, TournamentRequest } from '../../src/domain/tournament/tournament';
import { bodiesOf, command, pick, version, write, type Command } from './command';
import type { Given } from './given';
import { jsonOf } from './judge';
import { grown, pickRow } from './model';
import { expectSame, TOURNAMENTS } from './real';
import { answered, inKeeping } from './records';

/** Another part of a tournament's fields; now and then none, or what is there already. */
export const update = (given: Given): fc.Arbitrary<Command> =>
  command(
    'update',
    fc.record({
      pick,
      version,
      draft: bodiesOf<Partial<TournamentRequest>>(given, 'TournamentChanges'),
    }),
    async ({ pick: which, version: named, draft }, model, real) => {
      const row = pickRow(model, which);
      if (!row) return;
      const { tournament } = row;
      const body = row.isTrashed ? draft : inKeeping(draft, tournament, given.today);
      const path = `${TOURNAMENTS}/${tournament.id}`;
      await write({
        row,
        which: named,
        send: (headers) => real.call('updateTournament', { path, body, headers }),
        accepted: (answer) => {
          const now = jsonOf(answer) as Tournament;
          const { updated_at } = now;
          const changed = { ...tournament, ...answered(body) };
          const isIdle = JSON.stringify(changed) === JSON.stringify(tournament);
          expectSame('what was changed', now, isIdle ? tournament : grown(changed, { updated_at }));
          row.tournament = now;
        },
      });
    },
  );

/** Into the trash. */
export const remove = (): fc.Arbitrary<Command> =>
  command('delete', fc.record({ pick, version }), async (drawn, model, real) => {
    const row = pickRow(model, drawn.pick);
    if (!row) return;
    const path = `${TOURNAMENTS}/${row.tournament.id}`;
    await write({
      row,
      which: drawn.version,
      send: (headers) => real.call('deleteTournament', { path, headers }),
      accepted: ({ status }) => {
        expectSame('status', status, 204);
        row.tournament = grown(row.tournament);
        row.isTrashed = true;
      },
    });
  });

/** Out of the trash. */
export const restore = (): fc.Arbitrary<Command> =>
  command('restore', fc.record({ pick, version }), async (drawn, model, real) => {
    const row = pickRow(model, drawn.pick);
    if (!row) return;
    const path = `${TOURNAMENTS}/${row.tournament.id}/restore`;
    await write({
      row,
      which: drawn.version,
      isInTrash: true,
      send: (headers) => real.call('restoreTournament', { path, headers }),
      accepted: (answer) => {
        row.tournament = grown(row.tournament);
        row.isTrashed = false;
        expectSame('what was restored', jsonOf(answer), row.tournament);
      },
    });
  });
