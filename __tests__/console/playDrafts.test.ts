import { cleanDrafts } from '../../src/console/features/players/card/forgetting/cleanDrafts';
import { playDraftsOf } from '../../src/console/features/play/playDrafts';
import { startTyping } from '../../src/domain/play/score/scoreTyping';
import { sessionEnded, signedOut } from '../../src/console/state/authSlice';
import { openStore } from '../support/consoleStore';

test('ROSTER-4 AUTH-10: signing out forgets what was typed into a play, a session that ends does not', async () => {
  const { store } = await openStore();
  playDraftsOf(7).scores.set('round 1', { typing: { ...startTyping(null), a: '9' }, seen: null });
  expect(playDraftsOf(8).scores.size).toBe(0);
  store.dispatch(sessionEnded());
  expect(playDraftsOf(7).scores.size).toBe(1);
  store.dispatch(signedOut());
  expect(playDraftsOf(7).scores.size).toBe(0);
});

test('PLAYER-81: with somebody who is forgotten whatever was typed into plays goes', () => {
  playDraftsOf(7).pasted.current = { text: 'Анна Крылова', reading: null, isRead: false };
  const anna = { id: 'p1', givenName: 'Анна', familyName: 'Крылова', phone: null, merged: [] };
  cleanDrafts(anna);
  expect(playDraftsOf(7).pasted.current.text).toBe('');
});
