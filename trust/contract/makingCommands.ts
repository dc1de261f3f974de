import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type {
  Application,
  ApplicationRequest,
  Tournament,
  TournamentRequest,
} from '../../src/domain/tournament/tournament';
import {
  createBodies,
  createCommand,
  isKeyed,
  createKeyHeader,
  pick,
  type Command,
} from './command';
import type { Given } from './given';
import { findHeader, parseJson } from './judge';
import { pickRow } from './model';
import { expectSame, TOURNAMENTS } from './real';
import { toAnswered, clearBrokenFields } from './records';

/** Creates a command that creates a tournament, with or without an idempotency key. */
export const create = (given: Given): fc.Arbitrary<Command> =>
  createCommand(
    'create',
    fc.record({ draft: createBodies<TournamentRequest>(given, 'TournamentRequest'), isKeyed }),
    async ({ draft, isKeyed: hasKey }, model, real) => {
      const key = randomUUID();
      const body = clearBrokenFields(draft, null, given.today);
      const headers = hasKey ? createKeyHeader(key) : {};
      const answer = await real.call('createTournament', { path: TOURNAMENTS, body, headers });
      expectSame('status', answer.status, 201);
      const tournament = parseJson(answer) as Tournament;
      const fields = { ...toAnswered(body), version: 1, applications: [] };
      expectSame('what was created', tournament, { ...tournament, ...fields });
      model.rows.set(tournament.id, { tournament, isTrashed: false });
      if (hasKey) model.keyed.push({ key, path: TOURNAMENTS, body, json: tournament });
    },
  );

/** Creates a command that sends a player's application. */
export const apply = (given: Given): fc.Arbitrary<Command> =>
  createCommand(
    'apply',
    fc.record({
      pick,
      body: createBodies<ApplicationRequest>(given, 'ApplicationRequest'),
      isKeyed,
    }),
    async ({ pick: which, body, isKeyed: hasKey }, model, real) => {
      const key = randomUUID();
      const row = pickRow(model, which);
      if (!row) return;
      const path = `${TOURNAMENTS}/${row.tournament.id}/applications`;
      const headers = hasKey ? createKeyHeader(key) : {};
      const answer = await real.call('applyForTournament', { path, body, headers });
      expectSame('status', answer.status, row.isTrashed ? 404 : 201);
      if (row.isTrashed) return;
      const made = parseJson(answer) as Application;
      const { applications } = row.tournament;
      row.tournament = { ...row.tournament, applications: [...applications, made] };
      if (hasKey) model.keyed.push({ key, path, body, json: made });
    },
  );

/** Creates a command that repeats a request with a used key, with the same body or another. */
export const repeat = (): fc.Arbitrary<Command> =>
  createCommand(
    'repeat',
    fc.record({ pick, isAnother: fc.boolean() }),
    async ({ pick: which, isAnother }, model, real) => {
      const keyed = model.keyed[which % model.keyed.length];
      if (!keyed) return;
      const { path, json } = keyed;
      const [operation, field] =
        path === TOURNAMENTS
          ? (['createTournament', 'entryFee'] as const)
          : (['applyForTournament', 'level'] as const);
      const body = isAnother ? { ...keyed.body, [field]: 7 } : keyed.body;
      const headers = createKeyHeader(keyed.key);
      const answer = await real.call(operation, { path, body, headers });
      const isSame = JSON.stringify(body) === JSON.stringify(keyed.body);
      expectSame('status', answer.status, isSame ? 201 : 422);
      if (!isSame) return;
      expectSame('the answer again', parseJson(answer), json);
      expectSame('its mark', findHeader(answer, 'idempotency-replayed'), 'true');
    },
  );
