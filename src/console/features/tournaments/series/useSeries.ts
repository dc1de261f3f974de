import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { Sending } from '../../../../domain/series';
import type { TournamentRequest } from '../../../../domain/tournament';
import { isKeySpent, nextWouldFail } from '../../../api/outcomes';
import { useCreateTournamentMutation } from '../../../api/tournamentsApi';
import type { FormStatus } from '../../../forms/useFormState';
import { formStatusOf } from '../formStatusOf';
import { useDoubt } from '../useDoubt';

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
 * it is there, and one that is there is not sent again.
 * @param onProgress is told what has been sent, also after the form was left
 */
export function useSeries(onProgress: (sending: Sending) => void) {
  const [createTournament] = useCreateTournamentMutation();
  const noteOutcome = useDoubt();
  const [sending, setSending] = useState(newSending);
  const [current, setCurrent] = useState<string | null>(null);
  const [failures, setFailures] = useState<Record<string, string>>({});

  /** @returns why the last of those that failed did, and the dates of all that are there by now */
  async function send(requests: readonly TournamentRequest[]) {
    let now = sending;
    let failure: FormStatus | null = null;
    const note = (next: Sending) => {
      now = next;
      setSending(next);
      onProgress(next);
    };
    setFailures({});
    for (const [index, request] of requests.entries()) {
      const { date } = request;
      if (now.created.includes(date)) continue;
      const key = now.keys[date] ?? (index === 0 ? now.key : nanoid());
      if (index > 0) note({ ...now, keys: { ...now.keys, [date]: key } });
      setCurrent(date);
      const { error } = await createTournament({ request, key });
      noteOutcome(error);
      const { [date]: _, ...keys } = now.keys;
      const withoutKey = { ...now, key: key === now.key ? nanoid() : now.key, keys };
      if (error) {
        failure = formStatusOf(error);
        const { message } = failure;
        setFailures((known) => ({ ...known, [date]: message }));
        if (isKeySpent(error)) note(withoutKey);
        if (nextWouldFail(error)) break;
        continue;
      }
      note({ ...withoutKey, created: [...now.created, date] });
    }
    setCurrent(null);
    return { failure, created: now.created };
  }

  return {
    sending,
    outcomes: { created: sending.created, current, failures } satisfies Outcomes,
    send,
    /** Goes on where a draft stopped, or begins anew. */
    begin(continued: Sending = newSending()): void {
      setSending(continued);
      setFailures({});
    },
  };
}
