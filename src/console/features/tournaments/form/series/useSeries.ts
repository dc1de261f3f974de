import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useState } from 'react';
import {
  isCreated,
  addCreated,
  type SubmissionProgress,
} from '../../../../../domain/editing/series';
import type { TournamentRequest } from '../../../../../domain/tournament/tournament';
import {
  getItemError,
  getOpenKeys,
  createSendQueue,
  type QueueItem,
  type SendQueue,
} from '../../../../api/queue/queueReducer';
import { useSendQueue } from '../../../../api/queue/useSendQueue';
import { useCreateTournamentMutation } from '../../../../api/tournaments/tournamentMutations';
import type { SubmitFailure } from '../../../../forms/useFormContext';
import { useAppDispatch } from '../../../../hooks';
import { tournamentsAdded } from '../../../../state/listSlice';
import { useIsUnmounted } from '../../../../ui/loading/useIsUnmounted';
import { toSubmitFailure } from '../../saving/toSubmitFailure';
import { useRefetchIfOutcomeUnknown } from '../../saving/useRefetchIfOutcomeUnknown';

/** The status of each tournament by its date, and the message of a failure. */
export type SeriesOutcomes = Record<string, { status: QueueItem['status']; message: string }>;

/**
 * The first tournament keeps its key whatever date it gets; the others are told apart by theirs, and so is one of
 * them that the first has become: what was sent of it may be there (TRUST-43).
 */
const FIRST = 'first';

type Part = { id: string; request: TournamentRequest };

const partsOf = (requests: readonly TournamentRequest[], queue: SendQueue): Part[] =>
  requests.map((request, index) => {
    const status = queue[request.date]?.status ?? 'done';
    return { id: index === 0 && status === 'done' ? FIRST : request.date, request };
  });

function submissionOf(queue: SendQueue, created: string[]): SubmissionProgress {
  const { [FIRST]: key = nanoid(), ...keys } = getOpenKeys(queue);
  return { key, keys, created };
}

/**
 * COMFORT-23, TRUST-43: creates tournaments one after another; one that is there is not sent again.
 * Leaving the form ends the series.
 * @param onProgress takes what has been sent, also after the form was left
 */
export function useSeries(onProgress: (submission: SubmissionProgress) => void) {
  const dispatch = useAppDispatch();
  const isUnmounted = useIsUnmounted();
  const [createTournament] = useCreateTournamentMutation();
  const noteOutcome = useRefetchIfOutcomeUnknown();
  const { queue, run, tell, replace } = useSendQueue();
  const [created, setCreated] = useState<string[]>([]);
  const [sentFirst, setSentFirst] = useState('');

  /** @returns why the last of those that failed did, and how many are not there by now */
  async function send(requests: readonly TournamentRequest[]) {
    let now = created;
    let failure = null as SubmitFailure | null;
    const left = () => partsOf(requests, queue).filter(({ request }) => !isCreated(now, request));
    // The tournament that was created under this id has been changed since: now it is another one.
    for (const { id } of left()) if (queue[id]?.status === 'done') tell({ type: 'removed', id });
    setSentFirst(requests[0]!.date);
    const create = async ({ request }: Part, key: string) => {
      const answer = await createTournament({ request, key });
      const { data, error } = answer;
      noteOutcome(error);
      if (error) failure = toSubmitFailure(error);
      else setCreated((now = addCreated(now, request)));
      if (data && !isUnmounted()) dispatch(tournamentsAdded([data.id]));
      return answer;
    };
    await run(left(), create, (entries) => onProgress(submissionOf(entries, now)));
    return { failure, leftCount: left().length };
  }

  const outcomeOf = ({ id, request }: Part) => {
    if (isCreated(created, request)) return { status: 'done' as const, message: '' };
    const entry = id === FIRST && request.date !== sentFirst ? undefined : queue[id];
    const status = !entry || entry.status === 'done' ? 'waiting' : entry.status;
    return { status, message: getItemError(entry)?.message ?? '' };
  };

  return {
    submission: useMemo(() => submissionOf(queue, created), [queue, created]),
    outcomesOf: (requests: readonly TournamentRequest[]): SeriesOutcomes =>
      Object.fromEntries(
        partsOf(requests, queue).map((part) => [part.request.date, outcomeOf(part)]),
      ),
    send,
    /** Continues a draft's submission, or starts a new one. */
    begin(continued?: SubmissionProgress): void {
      replace(continued ? createSendQueue({ ...continued.keys, [FIRST]: continued.key }) : {});
      setCreated(continued?.created ?? []);
      setSentFirst('');
    },
  };
}
