/** WebDriver's keys without a character. */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F2: '\uE032',
};

const getKey = (name: string): string => KEYS[name] ?? name;

export const createKeyDown = (name: string): object => ({ type: 'keyDown', value: getKey(name) });
export const createKeyUp = (name: string): object => ({ type: 'keyUp', value: getKey(name) });

/** Returns «Control+a» as key actions: all go down in order, then up again. */
export function createPress(combination: string): object[] {
  const keys = combination.split(/\+(?=.)/);
  return [...keys.map(createKeyDown), ...keys.reverse().map(createKeyUp)];
}

/** A text as key actions, one key after another. */
export const createTyping = (text: string): object[] =>
  [...text].flatMap((character) => createPress(character === '\n' ? 'Enter' : character));
