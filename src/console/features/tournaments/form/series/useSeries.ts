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

/** The status of each tournament by its date, and the message of a failure. */
export type SeriesStatusByDate = Record<string, { status: QueueItem['status']; message: string }>;

/**
 * The first tournament keeps its key whatever date it gets; the others are told apart by theirs, and so is one of
 * them that the first has become: what was sent of it may be there (TRUST-43).
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
 * COMFORT-23, TRUST-43: creates tournaments one after another; one that is there is not sent again.
 * Leaving the form ends the series.
 * @param onProgress takes what has been sent, also after the form was left
 */
export function useSeries(onProgress: (submission: SeriesSubmission) => void) {
  const dispatch = useAppDispatch();
  const isUnmounted = useIsUnmounted();
  const [createTournament] = useCreateTournamentMutation();
  const refetchIfUnknown = useRefetchIfOutcomeUnknown();
  const { queue, run, applyEvent, replaceQueue } = useSendQueue();
  const [created, setCreated] = useState<string[]>([]);
  const [sentFirst, setSentFirst] = useState('');

  /** @returns why the last of those that failed did, and how many are not there by now */
  async function send(requests: readonly TournamentRequest[]) {
    let createdNow = created;
    let failure = null as SubmitFailure | null;
    const listLeft = () =>
      listUnsentParts(requests, queue).filter(
        ({ request }) => !isRequestCreated(createdNow, request),
      );
    // The tournament that was created under this id has been changed since: now it is another one.
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
    /** Continues a draft's submission, or starts a new one. */
    startSubmission(continued?: SeriesSubmission): void {
      replaceQueue(continued ? toSendQueue({ ...continued.keys, [FIRST]: continued.key }) : {});
      setCreated(continued?.created ?? []);
      setSentFirst('');
    },
  };
}
