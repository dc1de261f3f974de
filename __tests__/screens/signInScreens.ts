import { killSessionUnheard, getSignInDialog, signIn } from '../browser/support/signIn';
import { fillTournament, getMainButton } from '../browser/support/consolePage';
import type { Screen } from './screen';

export const signInScreens: readonly Screen[] = [
  { name: 'sign-in', title: 'The sign-in', isGuest: true, isDark: true },
  {
    name: 'sign-in-error',
    title: 'A wrong pair',
    isGuest: true,
    async reach({ page }) {
      await signIn(page, 'admin', 'не тот пароль');
      await page.getByText('Неверное имя пользователя или пароль').waitFor();
    },
  },
  {
    name: 'session-ended',
    title: 'A session that has ended under an open page',
    path: '/tournaments/new',
    async reach({ page, club }) {
      await fillTournament(page);
      await killSessionUnheard(page, club, club.session!.token);
      await getMainButton(page, 'Создать турнир').click();
      await getSignInDialog(page).waitFor();
    },
  },
];
