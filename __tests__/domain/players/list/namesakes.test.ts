import { listDoubtfulIds } from '../../../../src/domain/players/list/namesakes';
import { PLAYER } from '../support/players';

test.each([
  ['Пётр Ершов', ['pasted']],
  ['Ершов Петр', ['pasted']],
  ['Пётр Ершова', []],
  ['Пётр', []],
])('PLAYER-84: «%s» without a phone, beside «Пётр Ершов» with one', (name, ids) => {
  const [givenName = '', familyName = ''] = name.split(' ');
  const pasted = { ...PLAYER, id: 'pasted', phone: null, givenName, familyName };
  expect([...listDoubtfulIds([PLAYER, pasted])]).toEqual(ids);
});

test('PLAYER-84: two of one name, each with a phone, are two', () => {
  const other = { ...PLAYER, id: '2', phone: '+7 (916) 765-43-21' };
  expect([...listDoubtfulIds([PLAYER, other])]).toEqual([]);
});
