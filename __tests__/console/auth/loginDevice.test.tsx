import { screen } from '@testing-library/react';
import { config } from '../../../src/console/config';
import { openConsole } from '../../support/consoleScreens';

beforeEach(() => void jest.replaceProperty(config, 'features', ['device']));

type Opened = Awaited<ReturnType<typeof openConsole>>;

/** Signs in and returns the body that the server received. */
async function signIn({ user, club }: Opened): Promise<unknown> {
  await user.type(screen.getByLabelText('Имя пользователя'), 'admin');
  await user.type(screen.getByLabelText('Пароль'), 'пароль');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByRole('heading', { name: 'Турниры' })).toBeVisible();
  return club.sent.find(({ path }) => path === '/api/auth/login')?.json;
}

const readProof = () => localStorage.getItem('club.device');

test('TRUST-61: the proof that a sign-in gives the device outlives the session, and is replaced by the next one', async () => {
  const opened = await openConsole({ isSignedIn: false });
  expect(await signIn(opened)).toEqual({ username: 'admin', password: 'пароль' });
  const first = readProof();
  expect(first).toMatch(/^[\w-]{22}\.\d+\.[\w-]{43}$/);
  await opened.user.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(readProof()).toBe(first);
  opened.club.sent.length = 0;
  expect(await signIn(opened)).toEqual({ username: 'admin', password: 'пароль', device: first });
  expect(readProof()).not.toBe(first);
});

test('TRUST-61: another host is neither sent it nor believed one', async () => {
  jest.replaceProperty(config, 'features', []);
  localStorage.setItem('club.device', 'from before');
  const sent = await signIn(await openConsole({ isSignedIn: false }));
  expect(sent).toEqual({ username: 'admin', password: 'пароль' });
  expect(readProof()).toBe('from before');
});
