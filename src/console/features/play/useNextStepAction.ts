import { useState } from 'react';
import type { Attendance } from '../../../domain/play/model/entry';
import type { Play } from '../../../domain/play/wire/playWire';
import {
  describeEarlyStart,
  findEntriesToMarkAtStart,
} from '../../../domain/play/rounds/startQuestion';
import type { Tournament } from '../../../domain/tournament/tournament';
import { getServerNow } from '../../api/request/serverClock';
import { config } from '../../config';
import { cancelSecondTap } from '../../ui/focus/cancelSecondTap';
import type { MatchRef, RoundsQuestionState } from './rounds/playContext';
import type { PlayProgressState } from './usePlayProgress';
import { createSeed, type PlayActions } from './usePlayActions';
import type { usePlayTabs } from './usePlayTabs';

/** Performs the next step of a play, and stores which question is open before it (PLAY-9). */
export function useNextStepAction(
  tournament: Tournament,
  play: Play,
  progress: PlayProgressState,
  actions: PlayActions,
  tabs: ReturnType<typeof usePlayTabs>,
) {
  const { showTab, showTable } = tabs;
  const [question, setQuestion] = useState<RoundsQuestionState | null>(null);

  function openScore({ roundId, court }: MatchRef) {
    showTab('rounds');
    const card = `[data-round="${roundId}"][data-court="${court}"]`;
    const field = document.querySelector<HTMLElement>(`${card} input[data-score]`);
    if (field) field.focus();
    else setQuestion({ kind: 'score', roundId, court });
  }

  /** Starts the next round. Asks first if keeping the wishes makes the draw less even (DRAW-27). */
  async function startRound(marks: ReadonlyMap<string, Attendance> = new Map()) {
    if (actions.markIfStale(marks)) {
      setQuestion({ kind: 'redraw' });
      return;
    }
    const seed = createSeed();
    const cost = await actions.computeWishCost(marks, seed);
    if (cost) {
      setQuestion({ kind: 'wishes', cost, seed, marks });
      return;
    }
    void actions.startRound(marks, { seed });
    showTab('rounds');
  }

  function askAndStartRound() {
    const isFirst = progress.startedRounds.length === 0;
    const early = describeEarlyStart(tournament, getServerNow(), config.timeZone);
    if (isFirst && (early || findEntriesToMarkAtStart(play.entries, progress.state)))
      setQuestion({ kind: 'start', early });
    else void startRound();
  }

  function doNext() {
    const { step } = progress;
    // The second tap of a double tap would press the next step's button.
    cancelSecondTap();
    if (step.kind === 'score') openScore(step);
    else if (step.kind === 'finish') {
      actions.finish();
      showTable();
    } else if (step.kind === 'finished') showTable();
    else if ('isStale' in step && step.isStale) setQuestion({ kind: 'redraw' });
    else askAndStartRound();
  }

  return { question, setQuestion, startRound, doNext };
}
