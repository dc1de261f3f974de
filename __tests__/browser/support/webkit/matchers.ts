import { expect as playwrightExpect } from '@playwright/test';
import { pollUntil, PATIENCE_MS } from './pollUntil';
import { isTextMatch, type Text } from './findElements';
import type { Look } from './inPage';
import { toText, type WebKitLocator } from './locator';
import type { WebKitPage } from './page';

type Wanted = string | RegExp;
type Judge = (look: Look, ...args: never[]) => boolean;

const hasTexts = (look: Look, wanted: Wanted | readonly Wanted[], isExact: boolean): boolean => {
  const texts: Text[] = [wanted].flat().map((text) => toText(text, isExact));
  return (
    look.texts.length === texts.length &&
    texts.every((text, at) => isTextMatch(text, look.texts[at]!))
  );
};

const ofLocator: Record<string, Judge> = {
  toBeVisible: ({ count, isVisible }) => count === 1 && isVisible,
  toBeHidden: ({ isVisible }) => !isVisible,
  toBeAttached: ({ count }) => count > 0,
  toBeEnabled: ({ count, isEnabled }) => count === 1 && isEnabled,
  toBeDisabled: ({ count, isEnabled }) => count === 1 && !isEnabled,
  toBeFocused: ({ count, isFocused }) => count === 1 && isFocused,
  toBeChecked: ({ isChecked }, { checked = true }: { checked?: boolean } = {}) =>
    isChecked === checked,
  toHaveCount: ({ count }, wanted: number) => count === wanted,
  toHaveText: (look, wanted: Wanted | Wanted[]) => hasTexts(look, wanted, true),
  toContainText: (look, wanted: Wanted | Wanted[]) => hasTexts(look, wanted, false),
  toHaveValue: ({ count, value }, wanted: Wanted) =>
    count === 1 && (typeof wanted === 'string' ? value === wanted : wanted.test(value)),
  toHaveAttribute: ({ attributes }, name: string, wanted?: Wanted) =>
    name in attributes &&
    (wanted === undefined || isTextMatch(toText(wanted, true), attributes[name]!)),
  toHaveAccessibleDescription: ({ description }, wanted: Wanted) =>
    isTextMatch(toText(wanted, true), description),
  toBeInViewport: ({ shownPart }, { ratio = 0 }: { ratio?: number } = {}) =>
    ratio === 0 ? shownPart > 0 : shownPart > ratio - 0.001,
};

const ofPage: Record<string, (page: WebKitPage) => Promise<string>> = {
  toHaveTitle: (page) => page.title(),
  toHaveURL: (page) => page.address(),
};

type Context = { isNot: boolean };
type Verdict = { pass: boolean; message: () => string };

/** Waits until the check gives the expected result. */
async function wait<Read>(
  { isNot }: Context,
  read: () => Promise<Read>,
  judge: (found: Read) => boolean,
  describe: (found: Read) => string,
): Promise<Verdict> {
  try {
    await pollUntil(read, (found) => judge(found) !== isNot, describe, PATIENCE_MS);
    return { pass: !isNot, message: () => '' };
  } catch (error) {
    return { pass: isNot, message: () => (error as Error).message };
  }
}

const locatorMatchers = Object.entries(ofLocator).map(([name, judge]) => [
  name,
  function (this: Context, locator: WebKitLocator, ...args: unknown[]): Promise<Verdict> {
    const describe = (look: Look) =>
      `${locator.toString()} ${this.isNot ? 'not ' : ''}${name} ${JSON.stringify(args)}: ${JSON.stringify(look)}`;
    return wait(this, locator.look, (look) => judge(look, ...(args as never[])), describe);
  },
]);

const pageMatchers = Object.entries(ofPage).map(([name, read]) => [
  name,
  function (this: Context, page: WebKitPage, wanted: Wanted): Promise<Verdict> {
    const judge = (found: string) =>
      typeof wanted === 'string' ? found === wanted || found.endsWith(wanted) : wanted.test(found);
    return wait(
      this,
      () => read(page),
      judge,
      (found) => `${name} ${String(wanted)}: ${found}`,
    );
  },
]);

/** Playwright's expect, extended by matchers for locators and pages of WebKit. */
export const expect = playwrightExpect.extend(
  Object.fromEntries([...locatorMatchers, ...pageMatchers]),
) as unknown as typeof playwrightExpect;
