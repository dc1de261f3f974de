import { DETAIL, factsOf, playerFactsOf } from '../common/texts';
import type { Tournament } from '../common/tournaments';

const make = (tag: string, text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text });

/** Opens a tournament's details over the page. */
export function openDetail(tournament: Tournament): void {
  const dialog = document.createElement('dialog');
  const facts = document.createElement('dl');
  for (const [name, value] of factsOf(tournament))
    facts.append(make('dt', name), make('dd', value));
  const players = document.createElement('ul');
  for (const application of tournament.applications) {
    const player = document.createElement('li');
    player.append(...playerFactsOf(application).map((fact) => make('span', `${fact} `)));
    players.append(player);
  }
  const close = make('button', 'Закрыть');
  close.onclick = () => dialog.close();
  dialog.append(make('h2', DETAIL), facts, players, close);
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
}
