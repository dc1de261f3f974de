import Sqlite from 'better-sqlite3';
import { cacheStatements } from '../../../src/server/db/sqlite/statements';

let sqlite: Sqlite.Database;
beforeEach(() => {
  sqlite = new Sqlite(':memory:');
});
afterEach(() => sqlite.close());

test('a text is compiled once', () => {
  const { prepare } = cacheStatements(sqlite);
  expect(prepare('select 1')).toBe(prepare('select 1'));
  expect(prepare('select 1')).not.toBe(prepare('select 2'));
});

test('a pragma takes effect each time', () => {
  const { prepare } = cacheStatements(sqlite);
  for (const ms of [50, 60, 50]) prepare(`pragma busy_timeout = ${ms}`).all([]);
  expect(sqlite.pragma('busy_timeout', { simple: true })).toBe(50);
});

test('only so many different texts are kept, and each still runs', () => {
  const { prepare } = cacheStatements(sqlite);
  const first = prepare('select 0 as value');
  for (let index = 0; index < 1_000; index++) {
    expect(prepare(`select ${index} as value`).all([])).toEqual([{ value: index }]);
  }
  expect(prepare('select 0 as value')).not.toBe(first);
});

test('a kept statement knows of columns that another program has added', () => {
  const { prepare } = cacheStatements(sqlite);
  sqlite.exec('create table notes (text); insert into notes values (1)');
  expect(prepare('select * from notes').all([])).toEqual([{ text: 1 }]);
  sqlite.exec('alter table notes add column at default 2');
  expect(prepare('select * from notes').all([])).toEqual([{ text: 1, at: 2 }]);
});
