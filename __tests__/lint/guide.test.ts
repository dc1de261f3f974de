import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { GUIDE, GUIDE_PICTURES } from '../../scripts/lib/guide.mjs';
import { listGuideTexts, readGuide } from '../support/guideTexts';
import { listRussianTexts } from '../support/russianTexts';

const PICTURE_BYTES_MAX = 40_000;
const TEXT_BYTES_MAX = 60_000;
/** Examples in a guide that no button shows. */
const EXAMPLES = ['Анна К.'];

const { cards } = readGuide();
const interfaceTexts = listRussianTexts('src').map(({ text }) => text);
const quoted = [
  ...new Set(listGuideTexts().flatMap(({ text }) => [...text.matchAll(/«([^»]*[а-яё][^»]*)»/gi)])),
].map(([, name]) => name!);

test('COMFORT-97: the guide has ten cards, each with its own id and some text', () => {
  expect(cards).toHaveLength(10);
  expect(new Set(cards.map(({ id }) => id)).size).toBe(10);
  for (const { blocks } of cards) expect(blocks.length).toBeGreaterThan(0);
});

test('COMFORT-97: its text and each picture are small, and no picture is left over', () => {
  const size = Buffer.byteLength(JSON.stringify(readGuide()));
  expect(size).toBeLessThanOrEqual(TEXT_BYTES_MAX);
  const shown = cards.flatMap(({ picture }) =>
    picture ? [path.join(path.dirname(GUIDE), picture.file)] : [],
  );
  for (const file of shown) expect(statSync(file).size).toBeLessThanOrEqual(PICTURE_BYTES_MAX);
  const kept = readdirSync(GUIDE_PICTURES).map((name) => path.join(GUIDE_PICTURES, name));
  expect(kept.sort()).toEqual(shown.sort());
});

test.each(quoted.filter((name) => !EXAMPLES.includes(name)))(
  'COMFORT-97: the interface has the name «%s» of the guide',
  (name) => {
    expect(interfaceTexts.some((text) => text.includes(name))).toBe(true);
  },
);
