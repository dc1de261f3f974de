import fc from 'fast-check';
import { SIGN_UP_FIELD_NAMES } from '../../src/domain/play/signUp/signUpForm';
import type { Shape } from './shapes';

/** Fields of the forms on public pages, and names that no form has. */
const NAMES: readonly string[] = [
  ...SIGN_UP_FIELD_NAMES,
  ...['form', 'id', 'round', 'court', 'a', 'b', 'from', '__proto__', 'toString', '', '%00', 'x'],
];

const FILLS: readonly string[] = [
  ...['a', ' ', '+', '9', '"', '<', '&amp;', '%22', "'", '%00', '%0A', '%D1%8F', '%', '%ff', '='],
  ...['(', '%E2%80%8B', '%F0%9F%8E%BE', '-', '00:', '%CC%81%CC%96'],
];

const repeat = (text: string, bytes: number): string =>
  text.repeat(Math.max(1, Math.floor(bytes / text.length)));

const field = fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...FILLS)).map(
  ([name, fill]): Shape =>
    (bytes) =>
      `${name}=${repeat(fill, bytes - name.length - 2)}`,
);

const manyFields = fc
  .tuple(fc.constantFrom(...NAMES), fc.constantFrom('', '=', '=a', '[]=a', '[a][b]=c'))
  .map(([name, value]): Shape => (bytes) => {
    const texts = Array.from({ length: 5_000 }, (_, index) => `${name}${index}${value}`);
    return texts.join('&').slice(0, bytes);
  });

const separators = fc.constantFrom('&', '=', ';', '%26').map(
  (fill): Shape =>
    (bytes) =>
      repeat(fill, bytes),
);

/** Creates forms with long fields, many fields, or many separators. */
export const formShapes: fc.Arbitrary<Shape> = fc
  .array(fc.oneof({ arbitrary: field, weight: 4 }, manyFields, separators), {
    minLength: 1,
    maxLength: 8,
  })
  .map(
    (parts): Shape =>
      (bytes) =>
        parts.map((part) => part(bytes / parts.length - 1)).join('&'),
  );
