import { useEffect, useMemo, useRef } from 'react';
import type { Attendance, Entry } from '../../../domain/play/model/entry';
import { createEntryEvent, createSettingsEvent } from '../../../domain/play/roster/entryEvents';
import type { OutcomeChanged, PlayEvent } from '../../../domain/play/log/events';
import { createPlaysFromEvent } from '../../../domain/play/rounds/roundsPreview';
import { formatFullName } from '../../../domain/play/people/names';
import type { Play } from '../../../domain/play/wire/playWire';
import { applyEvents, isRefusal } from '../../../domain/play/log/playState';
import type { Match, MatchResult, Round } from '../../../domain/play/model/round';
import {
  createCancelRoundEvent,
  createKeepDrawEvent,
  createResultEvent,
} from '../../../domain/play/draw/roundEvents';
import { formatResult } from '../../../domain/play/score/formatScore';
import { createSubstitutionEvents } from '../../../domain/play/draw/substitution';
import type { WishCost } from '../../../domain/play/draw/wishCost';
import { enqueueResult, enqueueChange, undoChange } from '../../api/outbox/outboxActions';
import { getServerNow } from '../../api/request/serverClock';
import { useAppDispatch, type AppThunk } from '../../hooks';
import { toastDismissed, toastShown, selectToast } from '../../state/toastsSlice';
import { loadDraws, loadWishCost } from './loadDraws';
import { getPlayDrafts } from './playDrafts';
import type { PlayProgress } from './usePlayProgress';

export type PlayActions = ReturnType<typeof usePlayActions>;

const SEEDS = 2 ** 32;

type Marks = ReadonlyMap<string, Attendance>;

/** Closes the message whose «Отменить» takes a change back, if it is still there. */
const closeUndoing =
  (changeId: string): AppThunk =>
  (dispatch, getState) => {
    const action = selectToast(getState())?.action;
    if (action?.kind === 'undoChange' && action.changeId === changeId) dispatch(toastDismissed());
  };

export const createSeed = (): number => Math.floor(Math.random() * SEEDS);

/** PLAY-9 to PLAY-16: what is done in a play's rounds; each change is told with «Отменить» (ROSTER-14). */
export function usePlayActions(tournamentId: number, play: Play, evening: PlayProgress) {
  const dispatch = useAppDispatch();
  const isDrawing = useRef(false);
  const { lastStart } = getPlayDrafts(tournamentId);
  const { begun: begunRounds } = evening;
  useEffect(() => {
    const { number, changeId } = lastStart.current;
    const hasScore = begunRounds[number - 1]?.matches.some(({ result }) => result !== null);
    // A round with a score can no longer be taken back so.
    if (hasScore) dispatch(closeUndoing(changeId));
  }, [dispatch, begunRounds, lastStart]);
  return useMemo(() => {
    const { state, drawing, planned, begun } = evening;
    const make = (events: readonly PlayEvent[]) =>
      dispatch(enqueueChange({ tournamentId, events }));
    const change = (events: readonly PlayEvent[], text: string, about: readonly string[] = []) => {
      const changeId = make(events);
      const action = { kind: 'undoChange', tournamentId, changeId } as const;
      dispatch(toastShown({ text, about, action }));
      return changeId;
    };
    /** The draw is loaded with its first use: without a network that can fail. @returns the change's id; null without */
    async function withDraws(
      eventsOf: (draws: Awaited<ReturnType<typeof loadDraws>>) => readonly PlayEvent[],
      text: string,
    ): Promise<string | null> {
      if (isDrawing.current) return null;
      isDrawing.current = true;
      const draws = await loadDraws().catch(() => null);
      isDrawing.current = false;
      if (draws) return change(eventsOf(draws), text);
      const reason = 'Нет связи.';
      dispatch(toastShown({ text: 'Жеребьёвка не загрузилась.', reason, isFailure: true }));
      return null;
    }
    const plan = () => ({ planned, drawing, seed: createSeed() });
    const markedBy = (marks: Marks) =>
      play.entries.flatMap((entry) => {
        const attendance = marks.get(entry.id);
        return attendance ? [createEntryEvent(entry, { attendance })] : [];
      });
    const now = () => new Date(getServerNow()).toISOString();
    const outcome = (to: OutcomeChanged['to'], text: string) => {
      const names = Object.keys(to) as (keyof typeof to)[];
      const from = Object.fromEntries(names.map((name) => [name, state.outcome[name]]));
      change([{ kind: 'outcomeChanged', from, to }], text);
    };
    return {
      /** @param marks by entry, what was said of those nobody had marked */
      async startRound(
        marks: Marks = new Map(),
        { prefersWishes = false, seed = createSeed() } = {},
      ) {
        const changeId = await withDraws(
          ({ createStartRoundEvents }) => {
            const before = [
              ...(prefersWishes ? [createSettingsEvent(play.settings, { prefersWishes })] : []),
              ...markedBy(marks),
            ];
            const present = applyEvents(state, before);
            if (isRefusal(present)) return before;
            return [...before, ...createStartRoundEvents(present, now(), { ...plan(), seed })];
          },
          `Раунд ${begun.length + 1} начат`,
        );
        if (changeId !== null) lastStart.current = { number: begun.length + 1, changeId };
      },
      /** DRAW-27: what wishes would cost in the draw that the game is about to begin with. */
      async wishCost(marks: Marks, seed: number): Promise<WishCost | null> {
        if (begun.length > 0 || play.wishes.length === 0) return null;
        const draws = await loadWishCost().catch(() => null);
        const present = applyEvents(state, markedBy(marks));
        // Without it the start says what is wrong.
        return !draws || isRefusal(present)
          ? null
          : draws.computeWishCost(present, { ...plan(), seed });
      },
      /** @param before what is changed with it */
      redraw: (before: readonly PlayEvent[] = []) =>
        withDraws(({ createDrawEvent }) => {
          const present = applyEvents(state, before);
          return isRefusal(present) ? before : [...before, createDrawEvent(present, plan())];
        }, 'Жеребьёвка новая'),
      keepDraw: () =>
        change([createKeepDrawEvent(state, planned, drawing)], 'Жеребьёвка оставлена'),
      /** PLAY-10: at once, and without a message: what was written stands where it was typed. @returns the change's id */
      setResult: (round: Round, match: Match, to: MatchResult | null) =>
        dispatch(enqueueResult(tournamentId, createResultEvent(round, match, to))),
      tellResult: (changeId: string, court: string, result: MatchResult | null) =>
        dispatch(
          toastShown({
            text: `${court}: ${formatResult(result)}`,
            action: { kind: 'undoChange', tournamentId, changeId },
          }),
        ),
      undo: (changeId: string) => dispatch(undoChange(tournamentId, changeId)),
      cancelRound: () => {
        const event = createCancelRoundEvent(state, drawing);
        if (event) change([event], `Раунд ${begun.length} отменён`);
      },
      addRound: () =>
        change(
          [createSettingsEvent(play.settings, { rounds: Math.max(planned, begun.length) + 1 })],
          'Добавлен раунд',
        ),
      /** PLAY-13: lets somebody play from a round on. */
      comeLate: (entry: Entry, fromRound: number) =>
        change(
          [createPlaysFromEvent(entry, fromRound)],
          `Играет с\u00a0раунда\u00a0${fromRound}:`,
          [formatFullName(entry)],
        ),
      /** PLAY-14: puts a substitute in the place of somebody who leaves. */
      substitute: (out: string, substitute: string, sharesRow: boolean) =>
        change(
          createSubstitutionEvents(state, out, substitute, { sharesRow, drawing }),
          'Замена сделана',
        ),
      finish: () => outcome({ finishedAt: now() }, 'Турнир закончен'),
      reopen: () => outcome({ finishedAt: null }, 'Турнир открыт снова'),
    };
  }, [dispatch, tournamentId, play, evening, lastStart]);
}
