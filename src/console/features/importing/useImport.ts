import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useReducer, useState } from 'react';
import { byDate } from '../../../domain/byDate';
import { columnsOf, tableOf, type Line } from '../../../domain/importing/table';
import type { Tournament } from '../../../domain/tournament';
import { can } from '../../api/conditions';
import { useListTournamentsQuery } from '../../api/tournamentsApi';
import { useToday } from '../../ui/useToday';
import { judgeRows, makeSense } from './judging';
import { nextRows, type Row } from './rows';

const NONE: readonly Tournament[] = [];

const newRow = (line: Line): Row => ({
  line,
  corrections: {},
  isWanted: null,
  state: 'waiting',
  refusal: null,
  key: nanoid(),
});

/** COMFORT-51: a table that was taken in, what its columns hold, and its rows as they are judged. */
export function useImport(cells: readonly (readonly string[])[], hasHeads: boolean | undefined) {
  const today = useToday();
  const tournaments = useListTournamentsQuery().currentData?.tournaments ?? NONE;
  const [table] = useState(() => tableOf(cells, hasHeads));
  const [columns, setColumns] = useState(() => columnsOf(table));
  const [rows, tell] = useReducer(nextRows, table.lines, (lines) => lines.map(newRow));
  const senseOf = useMemo(() => makeSense(columns, today), [columns, today]);
  const known = useMemo(() => byDate(tournaments), [tournaments]);
  const judged = useMemo(
    () => judgeRows(rows, senseOf, known, can('idempotency-key')),
    [rows, senseOf, known],
  );
  return { table, columns, setColumns, judged, tell };
}

export type Import = ReturnType<typeof useImport>;
