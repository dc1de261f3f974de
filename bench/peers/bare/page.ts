import { COLUMNS, SEARCH } from '../common/texts';
import { makeSearch, type Tournament } from '../common/tournaments';
import { openDetail } from './detail';
import { makeRow, type Row } from './row';
import './style.css';

const ROW_HEIGHT = 57;
const OVERSCAN = 10;

/** Renders the page without a list. */
export function makePage() {
  document.body.innerHTML = `
    <header><h1>Турниры</h1><span></span><input type="search" placeholder="${SEARCH}"></header>
    <div class="frame">
      <div class="head">${COLUMNS.map((name) => `<b>${name}</b>`).join('')}</div>
      <div class="rows"><div class="window"></div></div>
    </div>`;
  const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
  const [frame, space, window] = [find('.frame'), find('.rows'), find('.window')];
  const input = find<HTMLInputElement>('input');

  let all: readonly Tournament[] = [];
  let shown: readonly Tournament[] = [];
  let search: ReturnType<typeof makeSearch> | undefined;
  const rows: Row[] = [];

  function render(): void {
    const fitting = Math.ceil(frame.clientHeight / ROW_HEIGHT) + 2 * OVERSCAN;
    const first = Math.max(0, Math.floor(frame.scrollTop / ROW_HEIGHT) - OVERSCAN);
    const visible = shown.slice(first, first + fitting);
    while (rows.length < visible.length) rows.push(makeRow());
    for (const [index, { element, fill }] of rows.entries()) {
      const tournament = visible[index];
      if (!tournament) element.remove();
      else {
        fill(tournament);
        if (!element.isConnected) window.append(element);
      }
    }
    window.style.transform = `translateY(${first * ROW_HEIGHT}px)`;
  }

  function place(tournaments: readonly Tournament[]): void {
    shown = tournaments;
    space.style.height = `${shown.length * ROW_HEIGHT}px`;
    frame.scrollTop = 0;
    render();
  }

  frame.addEventListener('scroll', render, { passive: true });
  addEventListener('resize', render);
  input.addEventListener('input', () => place((search ??= makeSearch(all))(input.value)));
  window.addEventListener('click', ({ target }) => {
    const element = target as HTMLElement;
    const id = Number(element.closest<HTMLElement>('.row')?.dataset.id);
    if (!element.closest('button')) openDetail(shown.find((tournament) => tournament.id === id)!);
  });

  return {
    /** Replaces the list, in the given order. */
    show(tournaments: readonly Tournament[]): void {
      all = tournaments;
      search = undefined;
      place(all);
    },

    /** Shows the number of tournaments, which marks the list as complete. */
    tellWhole(): void {
      find('h1 + span').textContent = String(all.length);
      // The index is built in advance, so that the first search does not wait for it.
      setTimeout(() => (search ??= makeSearch(all)));
    },
  };
}
