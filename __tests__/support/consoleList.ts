import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { findDialog, findRow } from './consoleScreens';

/** Waits for the list's row with a text, and opens its details. */
export async function openDetail(user: UserEvent, text: RegExp): Promise<HTMLElement> {
  await user.click(within(await findRow(text)).getAllByRole('cell')[2]!);
  return findDialog('Детальная информация о турнире');
}

/** The value of a named fact in a description list, with plain spaces. */
export const readFact = (scope: HTMLElement, name: string): string =>
  within(scope)
    .getAllByRole('term')
    .find(({ textContent }) => textContent === name)!
    .nextElementSibling!.textContent.replaceAll('\u00a0', ' ');

/** Opens «Ещё» in the list or a dialog, and chooses an entry. */
export async function chooseMore(user: UserEvent, scope: HTMLElement, entry: string) {
  await user.click(within(scope).getByRole('button', { name: 'Ещё' }));
  await user.click(await within(scope).findByRole('menuitem', { name: entry }));
}

/** Deletes the tournament whose row contains the text, and waits for the toast. */
export async function deleteTournament(user: UserEvent, text: RegExp): Promise<void> {
  await user.click(within(await findRow(text)).getByRole('button', { name: 'Удалить' }));
  const question = await findDialog('Удалить турнир');
  await user.click(within(question).getByRole('button', { name: 'Удалить' }));
  // A toast under the pointer stays.
  await user.hover(await findToast(/^Турнир удалён/));
}

/** Waits for a toast with this text. */
export const findToast = (text: RegExp): Promise<HTMLElement> =>
  screen.findByText(
    (_, element) => element instanceof HTMLParagraphElement && text.test(element.textContent),
  );
