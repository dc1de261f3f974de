import { readXml } from './readXml';

/** Kind of date or time in a cell's format; null for other formats. */
export type ExcelMomentFormat = 'day' | 'time' | 'moment' | 'elapsed' | null;

/** Formats that every program identifies by number, without a description in the file. */
const BUILT_IN_FORMATS: readonly (readonly [
  from: number,
  to: number,
  format: ExcelMomentFormat,
])[] = [
  [14, 17, 'day'],
  [18, 21, 'time'],
  [22, 22, 'moment'],
  // Some of these formats show a day in one country and a time in another.
  [27, 36, 'moment'],
  [45, 45, 'time'],
  [46, 46, 'elapsed'],
  [47, 47, 'time'],
  [50, 58, 'moment'],
  [71, 81, 'moment'],
];
/** From this number on, a file may describe its own formats. */
const BUILT_IN_END = 50;

/** Quoted texts, escaped signs, fillers, colours, conditions and countries, which are removed; «[h]» is not matched. */
const LITERALS = /"[^"]*"|\\.|[_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]|general/gi;

/** Kind of a format code such as «dd.mm.yyyy hh:mm». */
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
        // Formats of other parts use the same tag and may repeat a number, so the first description counts.
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
