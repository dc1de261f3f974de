import type { Page } from '@playwright/test';
import { getConsent, fillSignUp, getSendButton } from '../browser/support/signUp';
import { readTodaysPlay } from './playScreens';
import type { Screen, Visit } from './screen';

/** Opens the sign-up page of the day's tournament. */
async function openPage(visit: Visit): Promise<void> {
  const { play } = await readTodaysPlay(visit);
  await visit.page.goto((await play.read()).signUp.path);
  await getSendButton(visit.page).waitFor();
}

/** Submits the form after some seconds, as a player does (APPLY-11). */
async function signUp({ page, passSeconds }: Visit): Promise<void> {
  await fillSignUp(page);
  passSeconds(5);
  await getSendButton(page).click();
  await page.getByText('Отменить запись', { exact: true }).waitFor();
}

const sendWithoutConsent = async (page: Page): Promise<void> => {
  await fillSignUp(page);
  await getConsent(page).uncheck();
  await getSendButton(page).click();
};

/** Pages that players reach by the sign-up link, without a session. */
export const signUpScreens: readonly Screen[] = [
  {
    name: 'apply',
    title: 'The page behind the link',
    isGuest: true,
    isDark: true,
    reach: openPage,
  },
  {
    name: 'apply-error',
    title: 'The form without the consent',
    isGuest: true,
    async reach(visit) {
      await openPage(visit);
      await sendWithoutConsent(visit.page);
    },
  },
  {
    name: 'apply-consent',
    title: 'The text of the consent',
    isGuest: true,
    async reach(visit) {
      await openPage(visit);
      await visit.page.goto(`${visit.page.url()}/consent`);
    },
  },
  {
    name: 'apply-own',
    title: 'The page of one’s own, after signing up',
    isGuest: true,
    isDark: true,
    async reach(visit) {
      await openPage(visit);
      await signUp(visit);
    },
  },
  {
    name: 'apply-closed',
    title: 'The page after the desk has closed signing up',
    isGuest: true,
    async reach(visit) {
      const { play } = await readTodaysPlay(visit);
      await play.set({ isSignUpClosed: true });
      await visit.page.goto((await play.read()).signUp.path);
      await visit.page.getByText('Запись закрыта').first().waitFor();
    },
  },
];
