import { isSecondTap, isTouchClick } from '../../../src/domain/lib/doubleTap';

const createTap = (clientX: number, clientY: number, timeStamp: number) => ({
  clientX,
  clientY,
  timeStamp,
});
const FIRST = createTap(100, 200, 1_000);

test.each([
  ['at once and there', createTap(100, 200, 1_120), true],
  ['a finger’s width beside it', createTap(118, 222, 1_120), true],
  ['at another button', createTap(100, 231, 1_120), false],
  ['later', createTap(100, 200, 1_350), false],
])(
  'PLAY-3: a tap %s after the first is told from a second tap of a double one',
  (_, tap, isSecond) => {
    expect(isSecondTap(FIRST, tap)).toBe(isSecond);
  },
);

test('PLAY-3: a mouse taps nothing, and an old browser’s click cannot tell', () => {
  expect([{ pointerType: 'touch' }, { pointerType: 'mouse' }, {}].map(isTouchClick)).toEqual([
    true,
    false,
    false,
  ]);
});
