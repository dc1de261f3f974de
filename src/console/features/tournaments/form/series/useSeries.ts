import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useState } from 'react';
import {
  isRequestCreated,
  addCreatedRequest,
  type SeriesSubmission,
} from '../../../../../domain/editing/series';
import type { TournamentRequest } from '../../../../../domain/tournament/tournament';
import {
  getItemError,
  getUnacknowledgedQueueKeys,
  toSendQueue,
  type QueueItem,
  type SendQueue,
} from '../../../../api/queue/sendQueue';
import { useSendQueue } from '../../../../api/queue/useSendQueue';
import { useCreateTournamentMutation } from '../../../../api/tournaments/tournamentMutations';
import type { SubmitFailure } from '../../../../forms/useFormContext';
import { useAppDispatch } from '../../../../hooks';
import { tournamentsAdded } from '../../../../state/listSlice';
import { useIsUnmounted } from '../../../../ui/loading/useIsUnmounted';
import { toSubmitFailure } from '../../saving/toSubmitFailure';
import { useRefetchIfOutcomeUnknown } from '../../saving/useRefetchIfOutcomeUnknown';

/** Status of each tournament by date, with the message of a failure. */
export type SeriesStatusByDate = Record<string, { status: QueueItem['status']; message: string }>;

/**
 * Queue id of the first tournament, which stays the same when its date changes. The ids of the others are their dates.
 * An uncreated tournament that becomes the first keeps its id, because the server may have created it (TRUST-43).
 */
const FIRST = 'first';

type SeriesPart = { id: string; request: TournamentRequest };

const listUnsentParts = (requests: readonly TournamentRequest[], queue: SendQueue): SeriesPart[] =>
  requests.map((request, index) => {
    const status = queue[request.date]?.status ?? 'done';
    return { id: index === 0 && status === 'done' ? FIRST : request.date, request };
  });

function toSubmission(queue: SendQueue, created: string[]): SeriesSubmission {
  const { [FIRST]: key = nanoid(), ...keys } = getUnacknowledgedQueueKeys(queue);
  return { key, keys, created };
}

/**
 * Creates tournaments one after another and never sends a created one again (COMFORT-23, TRUST-43). Leaving the form
 * stops the series.
 * @param onProgress receives the requests sent so far, even after the user has left the form
 */
export function useSeries(onProgress: (submission: SeriesSubmission) => void) {
  const dispatch = useAppDispatch();
  const isUnmounted = useIsUnmounted();
  const [createTournament] = useCreateTournamentMutation();
  const refetchIfUnknown = useRefetchIfOutcomeUnknown();
  const { queue, run, applyEvent, replaceQueue } = useSendQueue();
  const [created, setCreated] = useState<string[]>([]);
  const [sentFirst, setSentFirst] = useState('');

  /** @returns the reason of the last failure, and the number of tournaments not created yet */
  async function send(requests: readonly TournamentRequest[]) {
    let createdNow = created;
    let failure = null as SubmitFailure | null;
    const listLeft = () =>
      listUnsentParts(requests, queue).filter(
        ({ request }) => !isRequestCreated(createdNow, request),
      );
    // The form has changed since a tournament was created under this id, so the id is free for a new one.
    for (const { id } of listLeft())
      if (queue[id]?.status === 'done') applyEvent({ type: 'removed', id });
    setSentFirst(requests[0]!.date);
    const create = async ({ request }: SeriesPart, key: string) => {
      const answer = await createTournament({ request, key });
      const { data, error } = answer;
      refetchIfUnknown(error);
      if (error) failure = toSubmitFailure(error);
      else setCreated((createdNow = addCreatedRequest(createdNow, request)));
      if (data && !isUnmounted()) dispatch(tournamentsAdded([data.id]));
      return answer;
    };
    await run(listLeft(), create, (entries) => onProgress(toSubmission(entries, createdNow)));
    return { failure, leftCount: listLeft().length };
  }

  const getOutcome = ({ id, request }: SeriesPart) => {
    if (isRequestCreated(created, request)) return { status: 'done' as const, message: '' };
    const entry = id === FIRST && request.date !== sentFirst ? undefined : queue[id];
    const status = !entry || entry.status === 'done' ? 'waiting' : entry.status;
    return { status, message: getItemError(entry)?.message ?? '' };
  };

  return {
    submission: useMemo(() => toSubmission(queue, created), [queue, created]),
    getOutcomes: (requests: readonly TournamentRequest[]): SeriesStatusByDate =>
      Object.fromEntries(
        listUnsentParts(requests, queue).map((part) => [part.request.date, getOutcome(part)]),
      ),
    send,
    /** Continues the submission of a draft, or starts a new one. */
    startSubmission(continued?: SeriesSubmission): void {
      replaceQueue(continued ? toSendQueue({ ...continued.keys, [FIRST]: continued.key }) : {});
      setCreated(continued?.created ?? []);
      setSentFirst('');
    },
  };
}
