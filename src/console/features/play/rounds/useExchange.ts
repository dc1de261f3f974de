import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { createExchangeEvent } from '../../../../domain/play/draw/exchange';
import type { Round } from '../../../../domain/play/model/round';
import { listenForDrags } from '../../../ui/dragging/pointerDrag';
import { listenToWindow } from '../../../ui/keyboard/listenToWindow';
import { useScrollElement } from '../../../ui/layout/shellContext';
import { usePlayContext } from './playContext';

/** The player of whom a name in a round speaks. */
const findPlayer = (under: Element | null): string | undefined =>
  under?.closest<HTMLElement>('[data-exchange]')?.dataset.exchange;

/**
 * Exchanges two players of a round that has not started: one is chosen by a press or by a drag, then the other one. The
 * exchange itself is asked about (PLAY-84).
 * @param courts the element with all names of the round
 */
export function useExchange(round: Round, courts: RefObject<HTMLElement | null>) {
  const { state, step, ask } = usePlayContext();
  const scrollElement = useScrollElement();
  const [chosen, setChosen] = useState<string | null>(null);
  const isOpen = round.start === null && step.kind !== 'finished';

  const canExchange = (one: string, other: string) =>
    createExchangeEvent(state, round.id, one, other) !== null;
  const offer = (one: string, other: string | undefined) => {
    setChosen(null);
    if (other && canExchange(one, other)) ask({ kind: 'exchange', roundId: round.id, one, other });
  };
  const offerDropped = useEffectEvent(offer);

  useEffect(() => {
    if (!isOpen || !courts.current) return undefined;
    let lifted = '';
    let over: string | undefined;
    return listenForDrags(courts.current, scrollElement, {
      entries: '[data-exchange]',
      onLift: (name) => {
        lifted = name.dataset.exchange!;
        over = undefined;
        setChosen(lifted);
        return true;
      },
      onOver: (under) => {
        over = findPlayer(under);
      },
      onDrop: () => offerDropped(lifted, over),
      onCancel: () => setChosen(null),
    });
  }, [isOpen, courts, scrollElement]);

  useEffect(() => {
    if (chosen === null) return undefined;
    return listenToWindow({
      keydown: (event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        setChosen(null);
      },
    });
  }, [chosen]);

  return {
    isOpen,
    chosen,
    canExchange,
    press: (entryId: string) => {
      if (chosen === null) setChosen(entryId);
      else offer(chosen, entryId);
    },
  };
}
