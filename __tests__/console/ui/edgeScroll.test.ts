import { computeEdgeScrollStep } from '../../../src/console/ui/dragging/edgeScroll';

const PAGE = { top: 100, bottom: 700 };

test.each([
  ['in the middle', 400, 0],
  ['just outside the upper edge', 164, 0],
  ['at the upper edge', 100, -14],
  ['above it', 20, -14],
  ['half way to the lower edge', 668, 7],
  ['below it', 900, 14],
])('DESK-30: a dragged entry %s scrolls the page by as much', (_, y, expected) => {
  expect(computeEdgeScrollStep(y, PAGE)).toBeCloseTo(expected);
});
