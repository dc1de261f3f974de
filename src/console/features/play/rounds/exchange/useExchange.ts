import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import {
  EXCHANGE_OBSTACLE_TEXTS,
  findExchangeObstacle,
} from '../../../../../domain/play/draw/exchange';
import type { Round } from '../../../../../domain/play/model/round';
import { listenForDrags } from '../../../../ui/dragging/pointerDrag';
import { listenToWindow } from '../../../../ui/keyboard/listenToWindow';
import { useScrollElement } from '../../../../ui/layout/shellContext';
import { usePlayContext } from '../playContext';

/** The entry id of the player whose name contains the element; null outside of names. */
const findPlayer = (under: Element | null): string | null =>
  under?.closest<HTMLElement>('[data-exchange]')?.dataset.exchange ?? null;

/**
 * Exchanges two players of a round that has not started. A press or a drag chooses the first, then the second. The user
 * confirms the exchange (PLAY-84).
 * @param courts the element with all names of the round
 */
export function useExchange(round: Round, courts: RefObject<HTMLElement | null>) {
  const { state, step, openDialog, exchanging, setExchanging } = usePlayContext();
  const scrollElement = useScrollElement();
  const [target, setTarget] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isOpen = round.start === null && step.kind !== 'finished';
  const chosen = exchanging?.roundId === round.id ? exchanging.entryId : null;

  const choose = (entryId: string | null) => {
    setExchanging(entryId === null ? null : { roundId: round.id, entryId });
    setTarget(null);
    setProblem(null);
  };
  const offer = (one: string, other: string | null) => {
    const obstacle = other === null ? 'oneself' : findExchangeObstacle(state, round.id, one, other);
    choose(null);
    if (other !== null && obstacle === null)
      openDialog({ kind: 'exchange', roundId: round.id, one, other });
    else if (obstacle !== 'oneself') setProblem(EXCHANGE_OBSTACLE_TEXTS[obstacle!]);
  };
  const chooseLifted = useEffectEvent(choose);
  const offerDropped = useEffectEvent(offer);

  useEffect(() => {
    if (!isOpen || !courts.current) return undefined;
    let lifted = '';
    let over: string | null = null;
    return listenForDrags(courts.current, scrollElement, {
      entries: '[data-exchange]',
      onLift: (name) => {
        lifted = name.dataset.exchange!;
        over = null;
        chooseLifted(lifted);
        return true;
      },
      onOver: (under) => {
        over = findPlayer(under);
        setTarget(over === lifted ? null : over);
      },
      onDrop: () => offerDropped(lifted, over),
      onCancel: () => chooseLifted(null),
    });
  }, [isOpen, courts, scrollElement]);

  useEffect(() => {
    if (chosen === null) return undefined;
    courts.current?.querySelector<HTMLElement>(`[data-exchange="${chosen}"]`)?.focus();
    return listenToWindow({
      keydown: (event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        chooseLifted(null);
      },
    });
  }, [chosen, courts]);

  return {
    isOpen,
    chosen,
    target,
    problem: chosen !== null && !isOpen ? EXCHANGE_OBSTACLE_TEXTS.started : problem,
    canExchange: (one: string, other: string) =>
      findExchangeObstacle(state, round.id, one, other) === null,
    cancel: () => choose(null),
    press: (entryId: string) => {
      if (chosen === null) choose(entryId);
      else offer(chosen, entryId);
    },
  };
}
