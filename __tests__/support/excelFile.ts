import { strToU8, zipSync, type Zippable } from 'fflate';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** What an Excel file with one sheet is made of, compressed; `sheetData` is what stands in that. */
export const createExcelParts = (sheetData: string): Record<string, Uint8Array> => ({
  'xl/workbook.xml': strToU8(
    `${XML}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  ),
  'xl/worksheets/sheet1.xml': strToU8(
    `${XML}<worksheet ${MAIN}><sheetData>${sheetData}</sheetData></worksheet>`,
  ),
});

/** A real Excel file, with more parts where they are given. */
export const createExcelFile = (sheetData: string, more: Zippable = {}): Buffer =>
  Buffer.from(zipSync({ ...createExcelParts(sheetData), ...more }, { level: 1 }));
