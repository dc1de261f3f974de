import { foldLines } from '../../../src/domain/calendar/foldLines';

const unfold = (text: string) => text.replaceAll('\r\n ', '');

test.each(['a', 'ё', '€', '🎾', 'aё€🎾'])(
  'lines of %s are folded at 75 bytes, between characters, and nothing is lost',
  (character) => {
    const text = [0, 1, 10, 24, 25, 36, 37, 38, 73, 74, 75, 76, 200]
      .map((count) => `${character.repeat(count)}\r\n`)
      .join('');
    const lines = foldLines(text).split('\r\n');
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.from(line).toString()).toBe(line);
    }
    expect(unfold(foldLines(text))).toBe(text);
  },
);

test('a line of 74 bytes stays as it is', () => {
  expect(foldLines('x'.repeat(74))).toBe('x'.repeat(74));
  expect(foldLines('x'.repeat(75))).toBe(`${'x'.repeat(74)}\r\n x`);
});
