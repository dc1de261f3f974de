import { buildCsvLines, buildCsv } from '../../../domain/sheets/csv';
import {
  buildApplicationColumns,
  TOURNAMENT_COLUMNS,
} from '../../../domain/tournament/tournamentColumns';
import type { Application, Tournament } from '../../../domain/tournament/tournament';
import { saveFile } from './saveFile';
import { createExcelFile } from './createExcelFile';
import { toFileSheet, type FileSheet, type TitledSheetRows, generateRowSlices } from './fileSheet';

/** A table to save as a file (COMFORT-40, COMFORT-42). */
export type Sheet<Row> = TitledSheetRows<Row> & {
  /** File name without extension. */
  name: string;
};

/**
 * Creates a sheet of tournaments, in their order (COMFORT-12, COMFORT-40).
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
 * Creates a sheet of a tournament's applications, in their order (COMFORT-42).
 * @param name of the file, without extension
 * @param zone IANA name of the club's zone
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

async function saveWorkbook(name: string, sheets: readonly FileSheet[]): Promise<void> {
  const file = await createExcelFile(sheets);
  saveFile(`${name}.xlsx`, file, file.type);
}

export const saveExcel = <Row>({ name, ...sheet }: Sheet<Row>): Promise<void> =>
  saveWorkbook(name, [toFileSheet(sheet)]);

/** Saves two sheets as one file for Excel (SEEN-31). */
export const saveTwoExcelSheets = <Row, OtherRow>(
  name: string,
  first: TitledSheetRows<Row>,
  second: TitledSheetRows<OtherRow>,
): Promise<void> => saveWorkbook(name, [toFileSheet(first), toFileSheet(second)]);

export async function saveCsv<Row>({ name, columns, rows }: Sheet<Row>): Promise<void> {
  const parts = [buildCsv(columns, [])];
  for await (const slice of generateRowSlices(columns, rows))
    parts.push(buildCsvLines(columns, slice));
  saveFile(`${name}.csv`, new Blob(parts), 'text/csv;charset=utf-8');
}
