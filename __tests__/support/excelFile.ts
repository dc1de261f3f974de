import { strToU8, zipSync, type Zippable } from 'fflate';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Beginnings of the namespace URIs in «Strict Open XML». */
export const STRICT = {
  main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
  relations: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
};

/** Differences between the files that programs write. */
export type ExcelFlavour = {
  main?: string;
  relations?: string;
  /** Attributes of `workbookPr`. */
  workbookPr?: string;
  /** Format codes of the cells with `s="1"`, `s="2"`...; a number is a built-in one. */
  formats?: readonly (string | number)[];
  sharedStrings?: string;
  /** Paths of the parts that differ from the usual ones. */
  places?: { workbook?: string; sheet?: string; sharedStrings?: string; styles?: string };
  /** Formats a path as a relationship's target. */
  formatTarget?: (path: string) => string;
  /** Formats a part's name in the archive. */
  formatName?: (path: string) => string;
  /** Prefix of each tag name. */
  prefix?: string;
  /** Additional parts. */
  more?: Zippable;
};

const createStyles = (main: string, formats: readonly (string | number)[]): string => {
  const id = (format: string | number, at: number) =>
    typeof format === 'number' ? format : 164 + at;
  const described = formats.flatMap((format, at) =>
    typeof format === 'number'
      ? []
      : `<numFmt numFmtId="${id(format, at)}" formatCode="${format}"/>`,
  );
  const styles = [
    '<xf numFmtId="0"/>',
    ...formats.map((format, at) => `<xf numFmtId="${id(format, at)}"/>`),
  ];
  return `<styleSheet xmlns="${main}"><numFmts>${described.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`;
};

const addPrefix = (xml: string, prefix: string): string =>
  prefix === ''
    ? xml
    : xml.replace(/<(\/?)(\w)/g, `<$1${prefix}:$2`).replace(/ xmlns=/, ` xmlns:${prefix}=`);

/**
 * Creates the parts of an Excel file with one sheet, as a given program writes it; `sheetData` is that element's
 * content.
 */
export function createExcelParts(
  sheetData: string,
  flavour: ExcelFlavour = {},
): Record<string, Uint8Array> {
  const {
    main = MAIN,
    relations = RELATIONS,
    prefix = '',
    workbookPr = '',
    formats = [],
  } = flavour;
  const { formatTarget = (path) => `/${path}`, formatName = (path) => path } = flavour;
  const places = {
    workbook: 'xl/workbook.xml',
    sheet: 'xl/worksheets/sheet1.xml',
    sharedStrings: 'xl/sharedStrings.xml',
    styles: 'xl/styles.xml',
    ...flavour.places,
  };
  const relationship = (id: string, type: string, path: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${formatTarget(path)}"/>`;
  const relationships = (...all: string[]) =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
  const [, folder = '', name] = /^(.*\/)?([^/]+)$/.exec(places.workbook)!;
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relationships(relationship('rId1', 'officeDocument', places.workbook)),
    [`${folder}_rels/${name}.rels`]: relationships(
      relationship('rId1', 'worksheet', places.sheet),
      relationship('rId2', 'sharedStrings', places.sharedStrings),
      relationship('rId3', 'styles', places.styles),
    ),
    [places.workbook]: `${XML}${addPrefix(`<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr ${workbookPr}/><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`, prefix)}`,
    [places.sheet]: `${XML}${addPrefix(`<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`, prefix)}`,
    [places.styles]: XML + addPrefix(createStyles(main, formats), prefix),
  };
  if (flavour.sharedStrings !== undefined)
    parts[places.sharedStrings] =
      `${XML}${addPrefix(`<sst xmlns="${main}">${flavour.sharedStrings}</sst>`, prefix)}`;
  return Object.fromEntries(
    Object.entries(parts).map(([path, xml]) => [formatName(path), strToU8(xml)]),
  );
}

export const createExcelFile = (sheetData: string, flavour: ExcelFlavour = {}): Buffer =>
  Buffer.from(zipSync({ ...createExcelParts(sheetData, flavour), ...flavour.more }, { level: 1 }));
