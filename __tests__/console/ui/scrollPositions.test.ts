import { sessionEnded, signedOut } from '../../../src/console/state/authSlice';
import { scrollPositions } from '../../../src/console/state/scrollPositions';
import { openStore } from '../../support/consoleStore';

test('AUTH-5 AUTH-10: signing out forgets where lists were scrolled to, a session that ends does not', async () => {
  const { store } = await openStore();
  scrollPositions.set('?q=анна', { index: 7, further: 12 });
  store.dispatch(sessionEnded());
  expect(scrollPositions.size).toBe(1);
  store.dispatch(signedOut());
  expect(scrollPositions.size).toBe(0);
});
