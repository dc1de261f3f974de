import { readXml } from './readXml';

/** Kind of date or time that a cell's format shows; null when it shows a number. */
export type ExcelMomentFormat = 'day' | 'time' | 'moment' | 'elapsed' | null;

/** Formats that every program knows by number, without a description in the file. */
const BUILT_IN_FORMATS: readonly (readonly [
  from: number,
  to: number,
  format: ExcelMomentFormat,
])[] = [
  [14, 17, 'day'],
  [18, 21, 'time'],
  [22, 22, 'moment'],
  // Some of these show a day in one country and a time in another.
  [27, 36, 'moment'],
  [45, 45, 'time'],
  [46, 46, 'elapsed'],
  [47, 47, 'time'],
  [50, 58, 'moment'],
  [71, 81, 'moment'],
];
/** From this number on, a file may describe other formats. */
const BUILT_IN_END = 50;

/** Quoted texts, escaped signs, fillers, colours, conditions and countries; «[h]» is kept. */
const LITERALS = /"[^"]*"|\\.|[_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]|general/gi;

/** Kind of a format in Excel's own language, such as «dd.mm.yyyy hh:mm». */
function interpretFormat(code: string): ExcelMomentFormat {
  const [positive = ''] = code.replace(LITERALS, '').split(';');
  const hasTime = /h|s|\[m|am\/pm|a\/p/i.test(positive);
  const hasDay = /[dy]|mmm/i.test(positive) || (!hasTime && /m/i.test(positive));
  if (hasTime && hasDay) return 'moment';
  if (hasTime) return /\[h/i.test(positive) ? 'elapsed' : 'time';
  return hasDay ? 'day' : null;
}

const findBuiltIn = (id: number): ExcelMomentFormat =>
  BUILT_IN_FORMATS.find(([from, to]) => from <= id && id <= to)?.[2] ?? null;

/** Kind of each style of an Excel file, indexed by the style's number (COMFORT-50). */
export function readExcelMomentFormats(styles: string): ExcelMomentFormat[] {
  const described = new Map<number, ExcelMomentFormat>();
  const ids: number[] = [];
  let isInCellStyles = false;
  readXml(styles, {
    onOpen(tag, getAttributes) {
      if (tag === 'cellXfs') isInCellStyles = true;
      else if (tag === 'xf' && isInCellStyles) ids.push(Number(getAttributes().numFmtId ?? 0));
      else if (tag === 'numFmt') {
        const { numFmtId, formatCode = '' } = getAttributes();
        // Formats of table parts have the same tag, without effect on the cells.
        if (!described.has(Number(numFmtId)))
          described.set(Number(numFmtId), interpretFormat(formatCode));
      }
    },
    onClose(tag) {
      if (tag === 'cellXfs') isInCellStyles = false;
    },
  });
  return ids.map((id) =>
    id >= BUILT_IN_END && described.has(id) ? described.get(id)! : findBuiltIn(id),
  );
}
