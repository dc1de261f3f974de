import type { CompiledQuery } from 'kysely';
import { Kysely, type Dialect, type LogEvent } from 'kysely';
import { formatBasicAuth } from '../../__tests__/support/formatBasicAuth';
import { buildApp } from '../../src/server/app';
import { isPostgres } from '../../src/server/db/jsonSql';
import type { ClubDatabase, Tables } from '../../src/server/db/tables';
import { createPasswords } from '../../src/server/sessions/passwords';
import { createSessionRepository } from '../../src/server/sessions/sessionRepository';
import { BODY } from './measure';

const PASSWORD = 'scale-password';
const APPLICATION = {
  name: 'Пётр Ершов',
  level: 3,
  contactPhone: '+7 (903) 765-43-21',
  userId: 'a',
};

/** A query of the server with the steps of the database's plan. */
export type Plan = { query: string; steps: string[]; scans: string[] };

const EXPLAINED = /^\s*(select|update|delete|insert)\b/i;
/** Tables with few rows, which the database always reads whole. */
const SMALL = /list_state|administrators|sign_in_failures|sessions|idempotency_keys/;

async function callAllRoutes(database: ClubDatabase): Promise<void> {
  const passwords = createPasswords({ cost: 2, blockSize: 1, parallelization: 1 });
  const sessions = createSessionRepository(database);
  const administrator = (await sessions.findAdministrator())!;
  const passwordHash = await passwords.hash(PASSWORD);
  await sessions.changePassword(
    { username: administrator.username, passwordHash },
    new Date().toISOString(),
  );
  const app = buildApp({
    database,
    clock: Date.now,
    passwords,
    title: 'Клуб',
    timeZone: 'Europe/Moscow',
    calendarHost: 'club.example',
    version: '0',
    consoleFolder: '/nowhere',
  });
  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const call = async (method: Method, url: string, payload?: object, key?: string) => {
    const headers = {
      authorization: formatBasicAuth(administrator.username, PASSWORD),
      ...(key && { 'idempotency-key': key }),
    };
    return (await app.inject({ method, url, headers, ...(payload && { payload }) })).json<{
      id: number;
    }>;
  };
  const login = { username: administrator.username, password: PASSWORD };
  await call('POST', '/api/auth/login', { ...login, password: 'wrong' });
  await call('POST', '/api/auth/login', login);
  await call('GET', '/api/tournaments');
  const { id } = (await call('POST', '/api/tournaments', BODY, 'scale'))();
  const one = `/api/tournaments/${id}`;
  await call('GET', one);
  await call('PUT', one, { entryFee: 7 });
  await call('POST', `${one}/applications`, APPLICATION);
  await call('GET', `${one}/history`);
  await call('DELETE', one);
  await call('GET', '/api/trash');
  await call('POST', `${one}/restore`);
  await app.close();
}

async function explain(database: ClubDatabase, query: CompiledQuery): Promise<string[]> {
  const prefix = isPostgres(database) ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
  const { rows } = await database.executeQuery<Record<string, string>>({
    ...query,
    sql: `${prefix} ${query.sql}`,
  });
  return rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '');
}

const isScan = (step: string): boolean =>
  /Seq Scan on|^SCAN /.test(step) && !SMALL.test(step) && !/USING (COVERING )?INDEX/.test(step);

/** Lists the plan of each query that the server sends. The database must be filled and analysed. */
export async function listPlans(dialect: Dialect): Promise<Plan[]> {
  const queries = new Map<string, CompiledQuery>();
  const log = ({ query }: LogEvent) => {
    if (EXPLAINED.test(query.sql)) queries.set(query.sql, query);
  };
  const database = new Kysely<Tables>({ dialect, log });
  try {
    await callAllRoutes(database);
    const plans: Plan[] = [];
    for (const query of [...queries.values()]) {
      const steps = await explain(database, query);
      plans.push({ query: query.sql, steps, scans: steps.filter(isScan) });
    }
    return plans;
  } finally {
    await database.destroy();
  }
}
