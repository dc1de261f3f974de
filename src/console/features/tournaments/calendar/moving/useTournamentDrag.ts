import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from 'react';
import { addDays } from '../../../../../domain/dates/dates';
import type { Tournament, TournamentDayMove } from '../../../../../domain/tournament/tournament';
import { formatFullDay } from '../../../../../domain/dates/formatDays';
import { DATE_IN_PAST_TEXT } from '../../../../../domain/tournament/ruleMessages';
import { listenToWindow } from '../../../../ui/keyboard/listenToWindow';
import { useScrollElement } from '../../../../ui/layout/shellContext';
import { getDayStep } from '../dayKeys';
import type { TournamentMove } from './tournamentMoveContext';
import { listenForDrags } from '../../../../ui/dragging/pointerDrag';
import { useMovedTournamentFocus } from './useMovedTournamentFocus';

/** These keys alone do not end a move. */
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta']);

type MovingOptions = {
  calendar: RefObject<HTMLElement | null>;
  tournaments: readonly Tournament[];
  /** All shown days, including days of neighbouring months. */
  visibleDays: readonly string[];
  /** Number of days in a row. */
  columns: number;
  today: string;
  onMove: (day: string) => void;
  /** Moves a tournament, and shows the result in a toast. */
  onDrop: (move: TournamentDayMove) => Promise<void>;
};

type State = TournamentMove & { hasKeys: boolean; isRefused: boolean };

const findTournamentElement = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tournament]') : null;

type MovingTextOptions = TournamentMove & { hasKeys: boolean; isRefused: boolean };

/** Text for the target of a move, both shown and announced (DESK-30). */
function describeMove({ day, hasKeys, isRefused }: MovingTextOptions): string {
  if (isRefused) return DATE_IN_PAST_TEXT;
  if (day === null) return 'Выберите день';
  const text = `Новый день: ${formatFullDay(day)}`;
  return hasKeys ? `${text}. Enter — перенести, Esc — отменить` : text;
}

/** Moves tournaments to other days with the mouse, a finger or the keyboard (DESK-30). */
export function useTournamentDrag(options: MovingOptions) {
  const { calendar, tournaments, visibleDays, columns, today, onMove, onDrop } = options;
  const scrollElement = useScrollElement();
  const [moving, setMoving] = useState<State | null>(null);
  /** Ids of tournaments whose move is being saved. A second move would send an outdated version. */
  const saving = useRef(new Set<number>());
  const followFocus = useMovedTournamentFocus(calendar);

  const find = (id: number): Tournament | undefined =>
    saving.current.has(id) ? undefined : tournaments.find((one) => one.id === id);

  const drop = useEffectEvent(async () => {
    setMoving(null);
    if (!moving?.day || moving.isRefused || moving.day === moving.tournament.date) return;
    const { tournament, day } = moving;
    const { id, version, date } = tournament;
    saving.current.add(id);
    const endFollowing = followFocus(id, day);
    await onDrop({ known: { id, version }, from: date, to: day });
    saving.current.delete(id);
    endFollowing();
  });

  const lift = useEffectEvent((id: number): boolean => {
    const tournament = find(id);
    if (tournament) setMoving({ tournament, day: null, hasKeys: false, isRefused: false });
    return tournament !== undefined;
  });

  const over = useEffectEvent((day: string | null) => {
    if (!moving) return;
    const isRefused = day !== null && day < today;
    const target = isRefused ? null : day;
    if (target === moving.day && isRefused === moving.isRefused) return;
    setMoving({ ...moving, day: target, isRefused });
  });

  useEffect(
    () =>
      listenForDrags(calendar.current!, scrollElement, {
        entries: '[data-tournament]',
        onLift: ({ dataset }) => lift(Number(dataset.tournament)),
        onOver: (under) => over(under?.closest<HTMLElement>('[data-day]')?.dataset.day ?? null),
        onDrop: () => void drop(),
        onCancel: () => setMoving(null),
      }),
    [calendar, scrollElement],
  );

  /** Proposes the day that is `by` days after `from`. A day before today is refused (DESK-32). */
  const moveByDays = (tournament: Tournament, from: string, by: number) => {
    const day = addDays(from, by);
    const isRefused = day < today;
    setMoving({ tournament, day: isRefused ? from : day, hasKeys: true, isRefused });
    if (!isRefused && !visibleDays.includes(day)) {
      followFocus(tournament.id, day);
      onMove(day);
    }
  };

  const giveUp = useEffectEvent(() => {
    setMoving(null);
    if (moving && !visibleDays.includes(moving.tournament.date)) {
      followFocus(moving.tournament.id, moving.tournament.date);
      onMove(moving.tournament.date);
    }
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!moving?.day || MODIFIERS.has(event.key)) return;
    const by = getDayStep(event.key, columns);
    if (by) moveByDays(moving.tournament, moving.day, by);
    else if (event.key === 'Enter') void drop();
    else giveUp();
    if (by || event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
    }
  });

  // The window listens, because in another week no entry exists that could keep the focus.
  const hasKeys = moving?.hasKeys ?? false;
  useEffect(() => {
    if (!hasKeys) return undefined;
    return listenToWindow({
      keydown: (event) => press(event),
      pointerdown: () => setMoving(null),
    });
  }, [hasKeys]);

  return {
    moving,
    text: moving && describeMove(moving),
    onKeyDownCapture: (event: ReactKeyboardEvent) => {
      const by = getDayStep(event.key, columns);
      const entry = findTournamentElement(event.target);
      const { shiftKey, altKey, ctrlKey, metaKey } = event;
      if (moving || !by || !entry || !shiftKey || altKey || ctrlKey || metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const tournament = find(Number(entry.dataset.tournament));
      if (tournament) moveByDays(tournament, tournament.date, by);
    },
  };
}
