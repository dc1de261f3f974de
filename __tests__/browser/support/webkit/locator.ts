import { pollUntil } from './pollUntil';
import type { Step, Text } from './findElements';
import type { Aim, Look } from './inPage';
import { createKeyDown, createPress, createTyping, createKeyUp } from './keys';
import type { WebKitPage } from './page';

type Wanted = string | RegExp;
type RoleOptions = { name?: Wanted; exact?: boolean; includeHidden?: boolean } & Record<
  string,
  unknown
>;
type FilterOptions = {
  hasText?: Wanted;
  hasNotText?: Wanted;
  has?: WebKitLocator;
  hasNot?: WebKitLocator;
};
type Point = { x: number; y: number };
type ClickOptions = { clickCount?: number; modifiers?: string[]; position?: Point };
type UploadedFile = { name: string; buffer: Buffer };

export const toText = (wanted: Wanted, isExact = false): Text =>
  typeof wanted === 'string'
    ? { text: wanted, isExact }
    : { pattern: wanted.source, flags: wanted.flags };

/** The common part of page and locator: it finds elements inside. */
export abstract class WebKitScope {
  protected abstract readonly owner: WebKitPage;
  abstract readonly steps: readonly Step[];

  protected to = (...steps: Step[]): WebKitLocator =>
    new WebKitLocator(this.owner, [...this.steps, ...steps]);

  getByRole(role: string, options: RoleOptions = {}): WebKitLocator {
    const { name, exact, includeHidden, ...rest } = options;
    const states = { ...rest, ...(includeHidden && { hidden: true }) };
    return this.to({ by: 'role', role, states, ...(name && { name: toText(name, exact) }) });
  }

  getByLabel = (text: Wanted, { exact = false } = {}): WebKitLocator =>
    this.to({ by: 'label', text: toText(text, exact) });

  getByText = (text: Wanted, { exact = false } = {}): WebKitLocator =>
    this.to({ by: 'text', text: toText(text, exact) });

  locator = (selector: string, options: FilterOptions = {}): WebKitLocator =>
    this.to({ by: 'css', selector }).filter(options);
}

/** The part of Playwright's locator that the stories need, on WebKit through WebDriver. */
export class WebKitLocator extends WebKitScope {
  constructor(
    protected readonly owner: WebKitPage,
    readonly steps: readonly Step[],
  ) {
    super();
  }

  page = (): WebKitPage => this.owner;
  nth = (index: number): WebKitLocator => this.to({ by: 'place', index });
  first = (): WebKitLocator => this.nth(0);
  last = (): WebKitLocator => this.nth(-1);

  filter({ hasText, hasNotText, has, hasNot }: FilterOptions): WebKitLocator {
    const texts = [hasText, hasNotText].flatMap((text, at) =>
      text === undefined
        ? []
        : [{ by: 'text filter' as const, text: toText(text), isWithout: at === 1 }],
    );
    const inner = [has, hasNot].flatMap((locator, at) =>
      locator === undefined
        ? []
        : [{ by: 'descendant filter' as const, steps: [...locator.steps], isWithout: at === 1 }],
    );
    return this.to(...texts, ...inner);
  }

  look = (): Promise<Look> => this.owner.call('look', this.steps);
  count = async (): Promise<number> => (await this.look()).count;
  allTextContents = async (): Promise<string[]> => (await this.look()).texts;
  isVisible = async (): Promise<boolean> => (await this.look()).isVisible;
  isDisabled = async (): Promise<boolean> => !(await this.look()).isEnabled;

  async all(): Promise<WebKitLocator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }

  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' } = {}): Promise<void> {
    await pollUntil(
      this.look,
      ({ isVisible }) => isVisible === (state === 'visible'),
      () => `${this.toString()} is ${state}`,
    );
  }

  /** Runs a function on the element as soon as exactly one matches. */
  async evaluate<Result, Argument>(
    work: (element: never, argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    await pollUntil(
      this.count,
      (count) => count === 1,
      () => `${this.toString()} is one`,
    );
    const expression = `(${work.toString()})(inPage.findOnly(given[0]), given[1])`;
    return this.owner.run<Awaited<Result>>(expression, this.steps, argument);
  }

  inputValue = (): Promise<string> => this.evaluate(({ value }: HTMLInputElement) => value);
  textContent = (): Promise<string | null> =>
    this.evaluate(({ textContent }: Element) => textContent);
  innerText = (): Promise<string> => this.evaluate(({ innerText }: HTMLElement) => innerText);
  getAttribute = (name: string): Promise<string | null> =>
    this.evaluate((element: Element, key: string) => element.getAttribute(key), name);
  boundingBox = () =>
    this.evaluate((element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  scrollIntoViewIfNeeded = (): Promise<void> =>
    this.evaluate((element: Element) => element.scrollIntoView({ block: 'nearest' }));

  async click({ clickCount = 1, modifiers = [], position }: ClickOptions = {}): Promise<void> {
    const { x, y } = await this.aim(position);
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const presses = Array.from({ length: clickCount }, () => press).flat();
    await this.owner.type(modifiers.flatMap(createKeyDown));
    await this.owner.point([{ type: 'pointerMove', x, y }, ...presses]);
    await this.owner.type(modifiers.flatMap(createKeyUp));
  }

  dblclick = (): Promise<void> => this.click({ clickCount: 2 });
  /** Clicks with the mouse: this WebKit's driver has no touch. */
  tap = (): Promise<void> => this.click();

  async hover(): Promise<void> {
    const { x, y } = await this.aim();
    await this.owner.point([{ type: 'pointerMove', x, y }]);
  }

  focus = (): Promise<void> => this.evaluate((element: HTMLElement) => element.focus());
  blur = (): Promise<void> => this.evaluate((element: HTMLElement) => element.blur());

  async press(combination: string): Promise<void> {
    await this.focus();
    await this.owner.type(createPress(combination));
  }

  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    await this.owner.type(createTyping(text));
  }

  async fill(text: string): Promise<void> {
    await this.aim();
    const isText = await this.evaluate((field: HTMLInputElement, value: string) => {
      field.focus();
      if (field.type !== 'date') {
        field.select();
        return true;
      }
      // WebDriver cannot type a date as text. React replaces the field's own setter, so the prototype's is used.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      set!.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return false;
    }, text);
    if (isText) await this.owner.keyboard.insertText(text);
  }

  async setChecked(isChecked: boolean): Promise<void> {
    if ((await this.look()).isChecked !== isChecked) await this.click();
  }
  check = (): Promise<void> => this.setChecked(true);
  uncheck = (): Promise<void> => this.setChecked(false);

  async selectOption(option: string): Promise<void> {
    await this.evaluate((select: HTMLSelectElement, wanted: string) => {
      const found = [...select.options].find(({ value, label }) =>
        [value, label.replace(/\s+/g, ' ')].includes(wanted),
      );
      if (!found) throw new Error(`No option «${wanted}»`);
      select.value = found.value;
      for (const type of ['input', 'change'])
        select.dispatchEvent(new Event(type, { bubbles: true }));
    }, option);
  }

  async setInputFiles(file: UploadedFile): Promise<void> {
    await this.evaluate(() => null);
    await this.owner.upload(this.steps, file.name, file.buffer);
  }

  override toString(): string {
    return this.steps.map((step) => JSON.stringify(step)).join(' → ');
  }

  /** Waits until the only element can be pressed. */
  private async aim(place?: Point): Promise<Point> {
    const found = await pollUntil(
      () => this.owner.call<Aim>('aim', this.steps, place),
      (aim) => typeof aim !== 'string',
      (aim) => `${this.toString()} can be pressed: ${JSON.stringify(aim)}`,
    );
    return found as Point;
  }
}
