import { readPlayerAliases } from '../../../src/server/players/identity/playerAliases';
import { openTestDatabase } from '../../support/testDatabase';

const AT = '2026-06-01T00:00:00.000Z';

/** @param merges player, the player it is merged into, and true when it is forgotten */
async function readAliases(
  ...merges: readonly (readonly [id: string, into: string | null, isForgotten?: boolean])[]
) {
  const database = await openTestDatabase();
  try {
    for (const [id] of merges) {
      await database
        .insertInto('players')
        .values({ id, phone: '', name_key: '', note: '', created_at: AT })
        .execute();
    }
    for (const [id, merged_into, isForgotten = false] of merges) {
      await database
        .updateTable('players')
        .set({ merged_into, forgotten_at: isForgotten ? AT : null })
        .where('id', '=', id)
        .execute();
    }
    return await readPlayerAliases(database);
  } finally {
    await database.destroy();
  }
}

test('PLAYER-6: a chain of merges leads to its end, from whichever of them', async () => {
  const aliases = await readAliases(['a', 'b'], ['b', 'c'], ['c', null], ['d', 'c'], ['e', null]);
  expect(['a', 'b', 'c', 'd', 'e'].map(aliases.resolve)).toEqual(['c', 'c', 'c', 'c', 'e']);
  expect(['a', 'b', 'c', 'd', 'e'].map(aliases.findActive)).toEqual(['c', 'c', 'c', 'c', 'e']);
  expect(aliases.listMerged('b')[0]).toBe('b');
  expect(aliases.listMerged('b').toSorted()).toEqual(['a', 'b', 'c', 'd']);
  expect(aliases.listMerged('e')).toEqual(['e']);
});

test('PLAYER-60: no player is found behind one who is forgotten', async () => {
  const aliases = await readAliases(['a', 'b'], ['b', 'c', true], ['c', null], ['d', null, true]);
  expect(['a', 'b', 'c', 'd'].map(aliases.findActive)).toEqual([null, null, 'c', null]);
  expect(['a', 'b', 'c', 'd'].map(aliases.resolve)).toEqual(['c', 'c', 'c', 'd']);
});

test('merges that make a circle come to an end', async () => {
  const aliases = await readAliases(['a', 'b'], ['b', 'a']);
  expect(['a', 'b']).toContain(aliases.resolve('a'));
  expect(aliases.listMerged('a')).toEqual(['a', 'b']);
});
