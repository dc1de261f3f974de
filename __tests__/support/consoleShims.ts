/** Replaces the features that jsdom lacks, as far as the tested console uses them. */

const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex="0"]';
const openers = new WeakMap<HTMLElement, Element | null>();
const hidden = new WeakMap<HTMLElement, Element[]>();

/** The last focused element that a browser could focus: jsdom also focuses elements in a closed dialog. */
let focused: Element | null = null;
document.addEventListener('focusin', ({ target }) => {
  if (!(target as Element).closest('dialog:not([open])')) focused = target as Element;
});

/** Hides elements outside an open dialog from roles. In a browser they are inert. */
function hideOutside(dialog: HTMLElement): void {
  const outside: Element[] = [];
  for (let inner: HTMLElement = dialog; inner !== document.body; inner = inner.parentElement!) {
    const siblings = [...inner.parentElement!.children].filter((one) => one !== inner);
    outside.push(...siblings.filter((one) => !one.hasAttribute('aria-hidden')));
  }
  for (const element of outside) element.setAttribute('aria-hidden', 'true');
  hidden.set(dialog, outside);
}

function createToggleEvent(type: string, newState: 'open' | 'closed'): Event {
  return Object.assign(new Event(type), {
    newState,
    oldState: newState === 'open' ? 'closed' : 'open',
  });
}

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('Already open', 'InvalidStateError');
    openers.set(this, this.contains(document.activeElement) ? focused : document.activeElement);
    this.open = true;
    hideOutside(this);
    if (!this.contains(document.activeElement)) {
      this.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    }
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    for (const element of hidden.get(this) ?? []) element.removeAttribute('aria-hidden');
    const opener = openers.get(this);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
});

const openPopovers = new WeakSet<HTMLElement>();
const isPopoverOpen = (element: HTMLElement) => openPopovers.has(element);

Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    if (isPopoverOpen(this)) return;
    this.dispatchEvent(createToggleEvent('beforetoggle', 'open'));
    openPopovers.add(this);
    this.dataset.open = '';
    this.dispatchEvent(createToggleEvent('toggle', 'open'));
  },
  hidePopover(this: HTMLElement) {
    if (!isPopoverOpen(this)) return;
    this.dispatchEvent(createToggleEvent('beforetoggle', 'closed'));
    openPopovers.delete(this);
    delete this.dataset.open;
    this.dispatchEvent(createToggleEvent('toggle', 'closed'));
  },
});

document.addEventListener('click', ({ target }) => {
  const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
  const popover = id && document.getElementById(id);
  if (!popover) return;
  if (isPopoverOpen(popover)) popover.hidePopover();
  else popover.showPopover();
});

/** Tests use a wide screen unless they change this. */
export const screenSize = { isPhone: false };

globalThis.matchMedia = (query) =>
  ({
    media: query,
    matches: query === '(max-width: 639px)' && screenSize.isPhone,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Sizes with which a virtualised list renders only some rows. */
export const ROW_HEIGHT = 57;
export const PAGE_HEIGHT = 800;
Object.defineProperties(HTMLElement.prototype, {
  offsetHeight: { get: () => PAGE_HEIGHT, configurable: true },
  offsetWidth: { get: () => 1000, configurable: true },
  clientHeight: { get: () => PAGE_HEIGHT },
  clientWidth: { get: () => 1000 },
  scrollHeight: { get: () => 1_000_000 },
});
Object.defineProperty(HTMLTableRowElement.prototype, 'offsetHeight', { get: () => ROW_HEIGHT });
Object.defineProperty(HTMLElement.prototype, 'scrollTo', {
  value(this: HTMLElement, { top = 0 }: ScrollToOptions) {
    if (this.scrollTop === top) return;
    this.scrollTop = top;
    setTimeout(() => this.dispatchEvent(new Event('scroll')));
  },
});

/** The tests' globals have Node's FormData, which cannot read forms. */
globalThis.FormData = class extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.querySelectorAll<HTMLInputElement>('[name]:not(button)') ?? []) {
      this.append(field.name, field.value);
    }
  }
};

/** Node's BroadcastChannel would keep the process alive and receive other tests' sign-outs. */
const channels = new Set<BroadcastChannel>();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
    (this as unknown as { unref: () => void }).unref();
  }
};
afterAll(() => {
  for (const channel of channels) channel.close();
});
