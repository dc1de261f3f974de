import { buildCsvLines, buildCsv } from '../../../domain/sheets/csv';
import {
  buildApplicationColumns,
  TOURNAMENT_COLUMNS,
} from '../../../domain/tournament/tournamentColumns';
import type { Application, Tournament } from '../../../domain/tournament/tournament';
import { saveFile } from './saveFile';
import { createExcelFile } from './createExcelFile';
import { toFileSheet, type FileSheet, type TitledSheetRows } from './fileSheet';
import { generateRowSlices } from './generateRowSlices';

/** COMFORT-40, COMFORT-42: rows as the columns have them, to keep as a file. */
export type Sheet<Row> = TitledSheetRows<Row> & {
  /** The file's name without its ending. */
  name: string;
};

/**
 * COMFORT-12, COMFORT-40: tournaments as a sheet, in their order.
 * @param today yyyy-MM-dd in the club's time zone, for the file's name
 */
export const createTournamentSheet = (
  rows: readonly Tournament[],
  today: string,
): Sheet<Tournament> => ({
  name: `Турниры ${today}`,
  title: 'Турниры',
  columns: TOURNAMENT_COLUMNS,
  rows,
});

/**
 * COMFORT-42: a tournament's applications as a sheet, in their order.
 * @param name the file's
 * @param zone IANA name, the club's
 */
export const createApplicationSheet = (
  name: string,
  rows: readonly Application[],
  zone: string,
): Sheet<Application> => ({
  name,
  title: 'Участники',
  columns: buildApplicationColumns(zone),
  rows,
});

/** Saves sheets as one file for Excel. */
async function saveWorkbook(name: string, sheets: readonly FileSheet[]): Promise<void> {
  const file = await createExcelFile(sheets);
  saveFile(`${name}.xlsx`, file, file.type);
}

/** Saves a sheet for Excel. */
export const saveExcel = <Row>({ name, ...sheet }: Sheet<Row>): Promise<void> =>
  saveWorkbook(name, [toFileSheet(sheet)]);

/** SEEN-31: saves two sheets as one file for Excel. */
export const saveTwoExcelSheets = <Row, OtherRow>(
  name: string,
  first: TitledSheetRows<Row>,
  second: TitledSheetRows<OtherRow>,
): Promise<void> => saveWorkbook(name, [toFileSheet(first), toFileSheet(second)]);

/** Saves a sheet as CSV. */
export async function saveCsv<Row>({ name, columns, rows }: Sheet<Row>): Promise<void> {
  const parts = [buildCsv(columns, [])];
  for await (const slice of generateRowSlices(columns, rows))
    parts.push(buildCsvLines(columns, slice));
  saveFile(`${name}.csv`, new Blob(parts), 'text/csv;charset=utf-8');
}
