import { useMemo, useReducer, useState } from 'react';
import { groupByDate } from '../../../domain/lib/groupBy';
import {
  guessColumns,
  toImportTable,
  type ImportTableLine,
} from '../../../domain/importing/importTable';
import { toRequestFromForm } from '../../../domain/tournament/formValues';
import { api } from '../../api/store/api';
import { hasFeature } from '../../serverFeatures';
import { isWriteOutcomeUnknown } from '../../api/request/writeErrors';
import { useSendQueue } from '../../api/queue/useSendQueue';
import { useCreateTournamentMutation } from '../../api/tournaments/tournamentMutations';
import { useLoadedTournaments } from '../../api/tournaments/tournamentsApi';
import { useAppDispatch } from '../../hooks';
import { tournamentsAdded } from '../../state/listSlice';
import { useIsUnmounted } from '../../ui/loading/useIsUnmounted';
import { useToday } from '../../ui/time/useToday';
import { validateRows, createImportRowParser, type ValidatedRow } from './rowValidation';
import { applyRowsEvent, type ImportRow, type ImportRowsEvent } from './importRows';

const createRow = (line: ImportTableLine): ImportRow => ({
  line,
  corrections: {},
  isSelected: null,
});

/**
 * State of one import: the table, the fields of its columns, its validated rows and the progress (COMFORT-51,
 * COMFORT-52).
 */
export function useImport(cells: readonly (readonly string[])[], hasHeads: boolean | undefined) {
  const dispatch = useAppDispatch();
  const isUnmounted = useIsUnmounted();
  const [createTournament] = useCreateTournamentMutation();
  const today = useToday();
  const tournaments = useLoadedTournaments();
  const [table] = useState(() => toImportTable(cells, hasHeads));
  const [columns, setColumns] = useState(() => guessColumns(table));
  const [rows, changeRows] = useReducer(applyRowsEvent, table.lines, (lines) =>
    lines.map(createRow),
  );
  const { queue, progress, run, stop, applyEvent } = useSendQueue();
  const readRow = useMemo(() => createImportRowParser(columns, today), [columns, today]);
  const known = useMemo(() => groupByDate(tournaments), [tournaments]);
  const validated = useMemo(
    () => validateRows({ rows, queue, readRow, known, isKeyKept: hasFeature('idempotency-key') }),
    [rows, queue, readRow, known],
  );

  return {
    table,
    columns,
    setColumns,
    validated,
    change(event: ImportRowsEvent): void {
      changeRows(event);
      if (event.type === 'corrected') applyEvent({ type: 'corrected', id: event.number });
    },
    progress,
    stop,
    send: (selected: readonly ValidatedRow[]) =>
      run(
        selected.map(({ row, values }) => ({ id: row.line.number, values })),
        async ({ values }, key) => {
          const answer = await createTournament({ request: toRequestFromForm(values), key });
          const { data, error } = answer;
          if (data && !isUnmounted()) dispatch(tournamentsAdded([data.id]));
          // The server may have created the tournament, so the list is refetched (WEATHER-5).
          if (error && isWriteOutcomeUnknown(error))
            dispatch(api.util.invalidateTags(['Tournament']));
          return answer;
        },
      ),
  };
}
