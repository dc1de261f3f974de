import { anonymiseDrafts } from '../../../src/console/features/players/card/forgetting/anonymiseDrafts';
import { getPlayDrafts } from '../../../src/console/features/play/playDrafts';
import { createScoreInput } from '../../../src/domain/play/score/scoreInput';
import { sessionEnded, signedOut } from '../../../src/console/state/authSlice';
import { openStore } from '../../support/consoleStore';

test('ROSTER-4 AUTH-10: signing out forgets what was typed into a play, a session that ends does not', async () => {
  const { store } = await openStore();
  getPlayDrafts(7).scores.set('round 1', {
    typing: { ...createScoreInput(null), a: '9' },
    expected: null,
  });
  expect(getPlayDrafts(8).scores.size).toBe(0);
  store.dispatch(sessionEnded());
  expect(getPlayDrafts(7).scores.size).toBe(1);
  store.dispatch(signedOut());
  expect(getPlayDrafts(7).scores.size).toBe(0);
});

test('PLAYER-81: a forgetting removes everything that was typed into plays', () => {
  getPlayDrafts(7).pasted.current = { text: 'Анна Крылова', parsed: null, areRowsShown: false };
  const anna = { id: 'p1', givenName: 'Анна', familyName: 'Крылова', phone: null, merged: [] };
  anonymiseDrafts(anna);
  expect(getPlayDrafts(7).pasted.current.text).toBe('');
});
