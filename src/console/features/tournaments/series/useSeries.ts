import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { isCreated, withCreated, type Sending } from '../../../../domain/series';
import type { TournamentRequest } from '../../../../domain/tournament';
import { isKeyReused, shouldStopBatch } from '../../../api/outcomes';
import { useCreateTournamentMutation } from '../../../api/tournamentsApi';
import type { FormStatus } from '../../../forms/useFormState';
import { useAppDispatch } from '../../../hooks';
import { tournamentsAdded } from '../../../state/listSlice';
import { useIsUnmounted } from '../../../ui/useIsUnmounted';
import { useQueue } from '../../../ui/useQueue';
import { formStatusOf } from '../formStatusOf';
import { useRefetchIfUncertain } from '../useRefetchIfUncertain';

/** What became of the tournaments, by date. */
export type Outcomes = {
  created: readonly string[];
  /** The one that is being sent. */
  current: string | null;
  /** Why not, by date. */
  failures: Record<string, string>;
};

const newSending = (): Sending => ({ key: nanoid(), keys: {}, created: [] });

/**
 * COMFORT-23, TRUST-43: creates tournaments one after another. Each keeps its idempotency key until
 * it is there, and one that is there is not sent again. Whoever leaves ends the series.
 * @param onProgress is told what has been sent, also after the form was left
 */
export function useSeries(onProgress: (sending: Sending) => void) {
  const dispatch = useAppDispatch();
  const isUnmounted = useIsUnmounted();
  const [createTournament] = useCreateTournamentMutation();
  const noteOutcome = useRefetchIfUncertain();
  const { run } = useQueue();
  const [sending, setSending] = useState(newSending);
  const [current, setCurrent] = useState<string | null>(null);
  const [failures, setFailures] = useState<Record<string, string>>({});

  /** @returns why the last of those that failed did, and those that are not there by now */
  async function send(requests: readonly TournamentRequest[]) {
    let now = sending;
    let failure = null as FormStatus | null;
    const note = (next: Sending) => {
      now = next;
      setSending(next);
      onProgress(next);
    };
    setFailures({});
    const leftOf = () => requests.filter((request) => !isCreated(now, request));
    await run(leftOf(), async (request) => {
      const { date } = request;
      const isFirst = request === requests[0];
      const key = now.keys[date] ?? (isFirst ? now.key : nanoid());
      if (!isFirst) note({ ...now, keys: { ...now.keys, [date]: key } });
      setCurrent(date);
      const { data, error } = await createTournament({ request, key });
      noteOutcome(error);
      if (data && !isUnmounted()) dispatch(tournamentsAdded([data.id]));
      const { [date]: _, ...keys } = now.keys;
      const withoutKey = { ...now, key: key === now.key ? nanoid() : now.key, keys };
      if (error) {
        failure = formStatusOf(error);
        const { message } = failure;
        setFailures((known) => ({ ...known, [date]: message }));
        if (isKeyReused(error)) note(withoutKey);
      } else note(withCreated(withoutKey, request));
      return !shouldStopBatch(error);
    });
    setCurrent(null);
    return { failure, left: leftOf() };
  }

  return {
    sending,
    /** What has become of these. */
    outcomesOf: (requests: readonly TournamentRequest[]): Outcomes => ({
      created: requests.filter((one) => isCreated(sending, one)).map(({ date }) => date),
      current,
      failures,
    }),
    send,
    /** Goes on where a draft stopped, or begins anew. */
    begin(continued: Sending = newSending()): void {
      setSending(continued);
      setFailures({});
    },
  };
}
