import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';

/** A text matcher sent to the page: part of a text, a whole text, or a pattern. */
export type Text = { text: string; isExact: boolean } | { pattern: string; flags: string };

/** A step to elements, as in Playwright's locators. */
export type Step =
  | { by: 'role'; role: string; name?: Text; states: Record<string, unknown> }
  | { by: 'label' | 'text'; text: Text }
  | { by: 'css'; selector: string }
  | { by: 'text filter'; text: Text; isWithout: boolean }
  | { by: 'descendant filter'; steps: Step[]; isWithout: boolean }
  | { by: 'place'; index: number };

type Root = Document | Element;

const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function isTextMatch(expected: Text, found: string): boolean {
  if ('pattern' in expected) return new RegExp(expected.pattern, expected.flags).test(found);
  const [wanted, text] = [toOneLine(expected.text), toOneLine(found)];
  return expected.isExact ? wanted === text : text.toLowerCase().includes(wanted.toLowerCase());
}

/** The smallest elements that contain a text, in any number of pieces. */
function findSmallest(scope: Element, text: Text): Element[] {
  const holds = (element: Element) =>
    !element.matches('script, style') && isTextMatch(text, element.textContent);
  return [...scope.querySelectorAll('*')].filter(
    (element) => holds(element) && ![...element.children].some(holds),
  );
}

/** Elements inside `root` that match a step. */
function search(root: Root, step: Step): Element[] {
  const scope = (root instanceof Document ? root.documentElement : root) as HTMLElement;
  switch (step.by) {
    case 'role': {
      const { role, name, states } = step;
      return queryAllByRole(scope, role, {
        ...states,
        ...(name && { name: (found: string) => isTextMatch(name, found) }),
      });
    }
    case 'label':
      return queryAllByLabelText(scope, (found) => isTextMatch(step.text, found));
    case 'text':
      return findSmallest(scope, step.text);
    case 'css':
      return step.selector === '+ *'
        ? [scope.nextElementSibling].filter((element) => element !== null)
        : [...scope.querySelectorAll(step.selector)];
    default:
      throw new Error(`Not a search: ${step.by}`);
  }
}

function applyStep(found: readonly Root[], step: Step): Root[] {
  switch (step.by) {
    case 'place':
      return [found.at(step.index)].filter((element) => element !== undefined);
    case 'text filter':
      return found.filter(
        (root) => isTextMatch(step.text, root.textContent ?? '') !== step.isWithout,
      );
    case 'descendant filter':
      return found.filter((root) => findElements(step.steps, root).length > 0 !== step.isWithout);
    default:
      return [...new Set(found.flatMap((root) => search(root, step)))];
  }
}

export const findElements = (steps: readonly Step[], from: Root = document): Element[] =>
  steps.reduce<Root[]>(applyStep, [from]) as Element[];
