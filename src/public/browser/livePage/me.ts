import { buildElement } from './buildElement';

/** Storage key of this page; player keys differ between pages. */
const KEY = `live ${location.pathname}`;

/** The viewer's own player key; without storage it lasts until the page is left. */
let own = read();

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function choose(key: string): void {
  own = key;
  try {
    localStorage.setItem(KEY, key);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  showOwnPlace();
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const findMain = () => find('main');

/** True when the keys include the viewer's own one. */
const isMine = (keys: string | undefined): boolean =>
  own !== '' && (keys ?? '').split(' ').includes(own);

/** Marks the viewer's own name everywhere (SEEN-4). */
function mark(): void {
  for (const one of findMain()?.querySelectorAll<HTMLElement>('[data-player], [data-players]') ??
    []) {
    one.classList.toggle('own', isMine(one.dataset.player ?? one.dataset.players));
  }
}

function findOwnPlace(): { where: string; pairs: Node[] } {
  const court = find('.round.first li .own')?.closest('li');
  if (court) {
    const pairs = [...court.querySelectorAll('.pair')].map((pair) => pair.cloneNode(true));
    return { where: court.dataset.court ?? '', pairs };
  }
  const where = find('.round.first .rests .own')
    ? 'Отдыхаете'
    : find('.round.first')
      ? 'Не играете'
      : 'Вы в составе';
  return { where: findMain()?.dataset.phase === 'finished' ? 'Итог' : where, pairs: [] };
}

function buildPlate(name: string): Node[] {
  const row = find('tr.own');
  const { where, pairs } = findOwnPlace();
  const leave = buildElement('button', {}, 'Это не я');
  leave.type = 'button';
  return [
    buildElement(
      'p',
      { className: 'you' },
      'Вы: ',
      buildElement('b', {}, buildElement('bdi', {}, name)),
    ),
    buildElement('h2', {}, where),
    ...(row
      ? [
          buildElement(
            'p',
            { className: 'of' },
            `место из ${document.querySelectorAll('tbody tr').length}`,
          ),
          buildElement('p', { className: 'place' }, row.dataset.place ?? ''),
        ]
      : []),
    ...(pairs.length > 0 ? [buildElement('div', { className: 'pairs' }, ...pairs)] : []),
    leave,
  ];
}

/** Shows court and place at the top for a viewer who has chosen a name (SEEN-4). */
export function showOwnPlace(): void {
  const [choice, mine] = [find('.choose'), find('.mine')];
  const select = document.querySelector<HTMLSelectElement>('#me');
  if (!choice || !mine || !select) return;
  mark();
  const option = [...select.options].find(({ value }) => value !== '' && value === own);
  select.value = option?.value ?? '';
  choice.hidden = option !== undefined || select.options.length < 2;
  mine.hidden = option === undefined || !findMain()?.dataset.tag;
  const hadFocus = mine.contains(document.activeElement);
  mine.textContent = '';
  mine.append(...(option ? buildPlate(option.text) : []));
  if (hadFocus) mine.focus();
}

/** Follows the viewer's choice of a name. The listeners are on the document, because the page's elements are replaced. */
export function watchOwnChoice(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    choose(target.value);
    find('.mine')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.mine button')) return;
    choose('');
    find('#me')?.focus();
  });
}
