import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleInPage } from './bundleInPage';
import type { Driver, ElementId } from './driver';
import { pollUntil, PATIENCE_MS } from './pollUntil';
import { createPress, createTyping } from './keys';
import { WebKitScope } from './locator';

type Size = { width: number; height: number };
type Place = { driver: Driver; baseURL: string; downloads: string };
type Answer<Result> = { isNew: true } | { value: Result };

/** A page without scripts or stored data; a test writes the storage from it. */
const BLANK = '/favicon.svg';

/** The part of Playwright's page that the stories need, on WebKit through WebDriver. */
export class WebKitPage extends WebKitScope {
  readonly steps = [];
  protected readonly owner = this;
  private readonly initial: [work: string, argument: unknown][] = [];
  private readonly noted: string[] = [];

  constructor(private readonly place: Place) {
    super();
  }

  private get driver(): Driver {
    return this.place.driver;
  }

  readonly keyboard = {
    press: (combination: string): Promise<void> => this.type(createPress(combination)),
    type: (text: string): Promise<void> => this.type(createTyping(text)),
    /** Inserts text without a key, as a menu's «Paste» does. */
    insertText: (text: string): Promise<void> =>
      this.evaluate((given) => {
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- Nothing else inserts text so.
        document.execCommand(given ? 'insertText' : 'delete', false, given);
      }, text),
  };

  /** Runs once before the next page: WebDriver cannot run a script at the start of each page. */
  addInitScript<Argument>(work: (argument: Argument) => unknown, argument: Argument): void {
    this.initial.push([work.toString(), argument]);
  }

  async goto(address: string): Promise<void> {
    const url = new URL(address, this.place.baseURL);
    await this.leave();
    if (this.initial.length > 0) await this.driver.navigate(new URL(BLANK, url).href);
    for (const [work, argument] of this.initial.splice(0)) {
      await this.run(`(${work})(given[0])`, argument);
    }
    await this.driver.navigate(url.href);
  }

  async reload(): Promise<void> {
    await this.leave();
    await this.driver.reload();
  }

  async goBack(): Promise<void> {
    await this.driver.back();
  }

  async goForward(): Promise<void> {
    await this.driver.forward();
  }

  title = (): Promise<string> => this.evaluate(() => document.title);
  address = (): Promise<string> => this.evaluate(() => location.href);

  async setViewportSize({ width, height }: Size): Promise<void> {
    await this.driver.resize(width, height);
    const bars = await this.evaluate(() => outerHeight - innerHeight);
    await this.driver.resize(width, height + bars);
    await pollUntil(
      () => this.evaluate(() => [innerWidth, innerHeight].join()),
      (size) => size === `${width},${height}`,
      (size) => `the page is ${width} × ${height}, not ${size}`,
    );
  }

  async screenshot({ path: file }: { path?: string } = {}): Promise<Buffer> {
    const picture = await this.driver.screenshot();
    if (file) await writeFile(file, picture);
    return picture;
  }

  evaluate<Result, Argument>(
    work: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    return this.run(`(${work.toString()})(given[0])`, argument);
  }

  /** Waits for the next file that the page saves. */
  async waitForEvent(event: string) {
    if (event !== 'download') throw new Error(`Not in WebKit: ${event}`);
    const { downloads } = this.place;
    const before = await readdir(downloads);
    const [name] = await pollUntil(
      async () => (await readdir(downloads)).filter((file) => !before.includes(file)),
      (files) => files.length === 1 && !files[0]!.endsWith('.wkdownload'),
      (files) => `a file came: ${files.join()}`,
      3 * PATIENCE_MS,
    );
    const file = path.join(downloads, name!);
    return { suggestedFilename: () => name!, path: async () => file };
  }

  /** All errors of the pages. */
  async troubles(): Promise<string[]> {
    await this.leave();
    return this.noted;
  }

  async type(actions: object[]): Promise<void> {
    await this.driver.act([{ type: 'key', id: 'keyboard', actions } as never]);
  }

  async point(actions: object[]): Promise<void> {
    const parameters = { pointerType: 'mouse' };
    await this.driver.act([{ type: 'pointer', id: 'mouse', parameters, actions } as never]);
  }

  async upload(steps: unknown, name: string, content: Buffer): Promise<void> {
    const folder = await mkdtemp(path.join(this.place.downloads, '..', 'upload-'));
    const file = path.join(folder, name);
    await writeFile(file, content);
    const element = await this.driver.execute<ElementId>('return inPage.findOnly(arguments[0])', [
      steps,
    ]);
    await this.driver.upload(element, file);
  }

  /** Calls a function of inPage.ts. */
  call = <Result>(name: string, ...args: unknown[]): Promise<Result> =>
    this.run(`inPage[given[0]](...given[1])`, name, args);

  /** Evaluates an expression over the arguments, and awaits its promise. */
  async run<Result>(expression: string, ...given: unknown[]): Promise<Result> {
    const script = `
      if (typeof inPage === 'undefined') return { isNew: true };
      const given = arguments;
      return Promise.resolve(${expression}).then((value) => ({ value }));`;
    for (;;) {
      const answer = await this.driver.execute<Answer<Result>>(script, given);
      if ('value' in answer) return answer.value;
      await this.driver.execute(`${await bundleInPage()}; globalThis.inPage = inPage;`);
      await this.driver.execute('inPage.listenForTroubles()');
    }
  }

  private async leave(): Promise<void> {
    this.noted.push(...(await this.call<string[]>('listTroubles')));
  }
}
