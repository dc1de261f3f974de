import { findTallestBlank } from '../../bench/browser/page/blankBand';

const WIDTH = 20;
const [PAPER, LINE, INK] = [
  [255, 255, 255, 255],
  [222, 220, 210, 255],
  [86, 98, 92, 255],
];

/** A picture of pixel rows, some of which end in a dark pixel. */
const createPicture = (height: number, isText: (row: number) => boolean): number[] =>
  Array.from({ length: height }, (_, row) =>
    Array.from({ length: WIDTH }, (_, at) =>
      isText(row) && at === WIDTH - 1 ? INK : row % 57 === 0 ? LINE : PAPER,
    ),
  ).flat(2);

test('a blank picture is one band, lines or not', () => {
  expect(
    findTallestBlank(
      createPicture(680, () => false),
      WIDTH,
    ),
  ).toBe(680);
});

test('rows of text leave the space between their lines', () => {
  const isText = (row: number) => row % 57 >= 10 && row % 57 < 47;
  expect(findTallestBlank(createPicture(570, isText), WIDTH)).toBe(20);
});

test('a band is found at the top, within, and at the end', () => {
  for (const [from, to] of [
    [0, 60],
    [200, 290],
    [500, 680],
  ] as const) {
    expect(
      findTallestBlank(
        createPicture(680, (row) => row < from || row >= to),
        WIDTH,
      ),
    ).toBe(to - from);
  }
});
