import { useEffect, useMemo, useRef } from 'react';
import type { Attendance, Entry } from '../../../domain/play/model/entry';
import { createSettingsEvent } from '../../../domain/play/roster/entryEvents';
import type { PlayEvent, RoundsReplacedEvent } from '../../../domain/play/log/events';
import { isDrawStale } from '../../../domain/play/rounds/nextStep';
import { createLateJoinEvent } from '../../../domain/play/rounds/roundsPreview';
import { createStartMarkEvents } from '../../../domain/play/rounds/startQuestion';
import { formatFullName } from '../../../domain/play/people/names';
import type { Play } from '../../../domain/play/wire/playWire';
import { isRefusal } from '../../../domain/play/log/playState';
import { applyEvents } from '../../../domain/play/log/fold';
import type { Outcome } from '../../../domain/play/model/outcome';
import {
  findFinal,
  type Match,
  type MatchResult,
  type Round,
} from '../../../domain/play/model/round';
import { formatRoundName } from '../../../domain/play/model/roundName';
import {
  createCancelRoundEvents,
  createKeepDrawEvent,
  createOutcomeEvent,
  createResultEvent,
} from '../../../domain/play/draw/roundEvents';
import { formatResult } from '../../../domain/play/score/formatScore';
import type { DrawPlan } from '../../../domain/play/draw/drawEvents';
import { createSubstitutionEvents } from '../../../domain/play/draw/substitution';
import type { WishCostChoice } from '../../../domain/play/draw/wishCostChoice';
import { enqueueOutboxResult, enqueueChange, undoChange } from '../../api/outbox/outboxActions';
import { getServerNow } from '../../api/request/serverClock';
import { useAppDispatch, type AppThunk } from '../../hooks';
import { toastDismissed, toastShown, selectToast } from '../../state/toastsSlice';
import { loadDrawModule, loadWishCostModule } from './loadDrawModule';
import { getPlayDrafts } from './playDrafts';
import type { PlayProgressState } from './usePlayProgress';

export type PlayActions = ReturnType<typeof usePlayActions>;

const SEEDS = 2 ** 32;

type AttendanceMarks = ReadonlyMap<string, Attendance>;

/** Closes the toast that offers to undo a change, if it is still shown. */
const dismissUndoToast =
  (changeId: string): AppThunk =>
  (dispatch, getState) => {
    const action = selectToast(getState())?.action;
    if (action?.kind === 'undoChange' && action.changeId === changeId) dispatch(toastDismissed());
  };

export const createSeed = (): number => Math.floor(Math.random() * SEEDS);

/** Actions on a play's rounds. Each shows a toast with «Отменить» (PLAY-9 to PLAY-16, ROSTER-14). */
export function usePlayActions(tournamentId: number, play: Play, progress: PlayProgressState) {
  const dispatch = useAppDispatch();
  const isDrawing = useRef(false);
  const { lastStart } = getPlayDrafts(tournamentId);
  const { startedRounds } = progress;
  useEffect(() => {
    const { number, changeId } = lastStart.current;
    const hasScore = startedRounds[number - 1]?.matches.some(({ result }) => result !== null);
    // Once a round has a score, its start can no longer be undone.
    if (hasScore) dispatch(dismissUndoToast(changeId));
  }, [dispatch, startedRounds, lastStart]);
  return useMemo(() => {
    const { state, drawContext, planned, startedRounds } = progress;
    const enqueue = (events: readonly PlayEvent[]) =>
      dispatch(enqueueChange({ tournamentId, events }));
    const change = (events: readonly PlayEvent[], text: string, about: readonly string[] = []) => {
      const changeId = enqueue(events);
      const action = { kind: 'undoChange', tournamentId, changeId } as const;
      dispatch(toastShown({ text, about, action }));
      return changeId;
    };
    const plan = drawContext && { planned, context: drawContext };
    /**
     * Loads the draw's code on first use, which fails without a network.
     * @returns the change's id; null if nothing was drawn
     */
    async function withDraws(
      createEvents: (
        draws: Awaited<ReturnType<typeof loadDrawModule>>,
        plan: DrawPlan,
      ) => readonly PlayEvent[],
      text: string,
      seed = createSeed(),
    ): Promise<string | null> {
      if (isDrawing.current || !plan) return null;
      isDrawing.current = true;
      const draws = await loadDrawModule().catch(() => null);
      isDrawing.current = false;
      if (draws) return change(createEvents(draws, { ...plan, seed }), text);
      const reason = 'Нет связи.';
      dispatch(toastShown({ text: 'Жеребьёвка не загрузилась.', reason, isFailure: true }));
      return null;
    }
    const getNow = () => new Date(getServerNow()).toISOString();
    const changeOutcome = (to: Partial<Outcome>, text: string) =>
      change([createOutcomeEvent(state.outcome, to)], text);
    return {
      /** @param marks attendance by entry id, for unmarked entries */
      async startRound(
        marks: AttendanceMarks = new Map(),
        { prefersWishes = false, seed }: { prefersWishes?: boolean; seed?: number } = {},
      ) {
        const changeId = await withDraws(
          ({ createStartRoundEvents }, drawPlan) => {
            const before = [
              ...(prefersWishes ? [createSettingsEvent(play.settings, { prefersWishes })] : []),
              ...createStartMarkEvents(state, marks),
            ];
            const changed = applyEvents(state, before);
            if (isRefusal(changed)) return before;
            // Rounds drawn before the start break the wishes that now come first.
            return [
              ...before,
              ...createStartRoundEvents(changed, getNow(), drawPlan, prefersWishes),
            ];
          },
          `${formatRoundName(state.rounds[startedRounds.length] ?? {}, startedRounds.length + 1)} начат`,
          seed,
        );
        if (changeId !== null) lastStart.current = { number: startedRounds.length + 1, changeId };
      },
      /** The cost of keeping wishes in the first draw; null if there is no choice (DRAW-27). */
      async computeWishCost(marks: AttendanceMarks, seed: number): Promise<WishCostChoice | null> {
        if (!plan || startedRounds.length > 0 || play.wishes.length === 0) return null;
        const draws = await loadWishCostModule().catch(() => null);
        const changed = applyEvents(state, createStartMarkEvents(state, marks));
        // Without the code, or after a refusal, the start itself reports the problem.
        return !draws || isRefusal(changed)
          ? null
          : draws.computeCostOfKeepingWishes(changed, { ...plan, seed });
      },
      /**
       * Marks entries before the first start if that makes the drawn round stale. The desk is then asked about a new
       * draw (PLAY-12).
       * @returns true when it has marked them
       */
      markIfStale(marks: AttendanceMarks): boolean {
        const events = createStartMarkEvents(state, marks);
        const changed = applyEvents(state, events);
        if (events.length === 0 || !drawContext || isRefusal(changed)) return false;
        const isStale = isDrawStale(changed, startedRounds.length + 1, planned, drawContext);
        if (isStale) enqueue(events);
        return isStale;
      },
      /**
       * Draws the rounds that have not started, or draws them again.
       * @param before events of the same change that precede the draw
       */
      redraw: (before: readonly PlayEvent[] = []) =>
        withDraws(
          ({ createDrawEvent }, drawPlan) => {
            const changed = applyEvents(state, before);
            return isRefusal(changed) ? before : [...before, createDrawEvent(changed, drawPlan)];
          },
          startedRounds.length < state.rounds.length ? 'Жеребьёвка новая' : 'Жеребьёвка готова',
        ),
      /** Draws the running round again; possible until its first score (PLAY-56). */
      drawAnew: () =>
        withDraws(
          ({ createRedrawRunningEvents }, drawPlan) =>
            createRedrawRunningEvents(state, getNow(), drawPlan),
          `Раунд ${startedRounds.length} начат с новой жеребьёвкой`,
        ),
      exchange: (event: RoundsReplacedEvent, names: readonly string[]) =>
        change([event], 'Поменялись:', names),
      keepDraw: () =>
        drawContext &&
        change([createKeepDrawEvent(state, planned, drawContext)], 'Жеребьёвка оставлена'),
      /**
       * Sets a result without a toast, because the field itself shows the score (PLAY-10).
       * @returns the change's id
       */
      setResult: (round: Round, match: Match, to: MatchResult | null) =>
        dispatch(enqueueOutboxResult(tournamentId, createResultEvent(round, match, to))),
      showResultToast: (changeId: string, court: string, result: MatchResult | null) =>
        dispatch(
          toastShown({
            text: `${court}: ${formatResult(result)}`,
            action: { kind: 'undoChange', tournamentId, changeId },
          }),
        ),
      undo: (changeId: string) => dispatch(undoChange(tournamentId, changeId)),
      cancelRound: () => {
        const events = drawContext ? createCancelRoundEvents(state, drawContext) : [];
        const cancelled = findFinal(state.rounds) ?? startedRounds.at(-1);
        if (cancelled && events.length > 0)
          change(events, `${formatRoundName(cancelled, startedRounds.length)} отменён`);
      },
      drawFinal: (event: RoundsReplacedEvent) => change([event], 'Финал составлен'),
      addRound: () =>
        change(
          [
            createSettingsEvent(play.settings, {
              rounds: Math.max(planned, startedRounds.length) + 1,
            }),
          ],
          'Добавлен раунд',
        ),
      joinLate: (entry: Entry, fromRound: number) =>
        change([createLateJoinEvent(entry, fromRound)], `Играет с\u00a0раунда\u00a0${fromRound}:`, [
          formatFullName(entry),
        ]),
      substitute: (out: string, substitute: string, sharesRow: boolean) =>
        drawContext &&
        change(
          createSubstitutionEvents(state, out, substitute, { sharesRow, context: drawContext }),
          'Замена сделана',
        ),
      finish: () => changeOutcome({ finishedAt: getNow() }, 'Турнир закончен'),
      reopen: () => changeOutcome({ finishedAt: null }, 'Турнир открыт снова'),
    };
  }, [dispatch, tournamentId, play, progress, lastStart]);
}
