import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { errorsByField, requestOf } from '../../../domain/values';
import { api } from '../../api/api';
import { isKeyReused, shouldStopBatch, isOutcomeUnknown } from '../../api/outcomes';
import { useCreateTournamentMutation } from '../../api/tournamentsApi';
import { useAppDispatch } from '../../hooks';
import { tournamentsAdded } from '../../state/listSlice';
import { useIsUnmounted } from '../../ui/useIsUnmounted';
import { useQueue } from '../../ui/useQueue';
import type { JudgedRow } from './judging';
import type { RowsEvent } from './rows';

/** How far the rows that were sent with one press have come. */
export type Progress = { count: number; of: number };

/**
 * COMFORT-52, TRUST-43: creates the tournaments of rows one after another. Each keeps its idempotency
 * key until it is there.
 */
export function useSending(tell: (event: RowsEvent) => void) {
  const dispatch = useAppDispatch();
  const isUnmounted = useIsUnmounted();
  const [createTournament] = useCreateTournamentMutation();
  const [progress, setProgress] = useState<Progress | null>(null);
  const { run, stop } = useQueue();

  /** @returns whether the next one may be sent */
  async function sendOne({ row, values }: JudgedRow): Promise<boolean> {
    const { number } = row.line;
    tell({ type: 'sent', number });
    const { data, error } = await createTournament({ request: requestOf(values), key: row.key });
    if (!error) {
      if (!isUnmounted()) dispatch(tournamentsAdded([data.id]));
      tell({ type: 'created', number });
      return true;
    }
    const errors = 'fieldErrors' in error && error.fieldErrors ? error.fieldErrors : {};
    tell({
      type: 'refused',
      number,
      refusal: { message: error.message ?? '', errors: errorsByField(errors) },
      newKey: isKeyReused(error) ? nanoid() : null,
    });
    // WEATHER-5: it may be there.
    if (isOutcomeUnknown(error)) dispatch(api.util.invalidateTags(['Tournament']));
    return !shouldStopBatch(error);
  }

  async function send(rows: readonly JudgedRow[]): Promise<void> {
    let count = 0;
    const hasRun = await run(rows, (row) => {
      setProgress({ count, of: rows.length });
      count += 1;
      return sendOne(row);
    });
    if (hasRun) setProgress(null);
  }

  return { progress, send, stop };
}
