import { normalizeLetters } from '../../../src/domain/lib/normalizeLetters';

test('a letter and its marks are one sign', () => {
  expect(normalizeLetters('Йо\u0308лка'.normalize('NFD'))).toBe('Йо\u0308лка'.normalize('NFC'));
});

test('TRUST-84: a letter keeps 30 marks, in whatever order they come', () => {
  const marks = '\u0301\u0316'.repeat(15);
  expect(normalizeLetters(`э${marks}а`)).toBe(`э${marks}а`.normalize('NFC'));
  for (const more of ['\u0301', '\u0316'.repeat(5), marks.repeat(2_000)]) {
    expect(normalizeLetters(`э${marks}${more}а`)).toBe(`э${marks}а`.normalize('NFC'));
  }
});

test('TRUST-84: marks of two units are not cut in half', () => {
  expect(normalizeLetters(`э${'\u{1D165}'.repeat(31)}`)).toBe(`э${'\u{1D165}'.repeat(30)}`);
});
