import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from 'react';
import { listenForDrags } from '../../../../ui/dragging/pointerDrag';
import { listenToWindow } from '../../../../ui/keyboard/listenToWindow';
import { useScrollElement } from '../../../../ui/layout/shellContext';
import {
  isSamePosition,
  getPositionMovedBy,
  findRosterPosition,
  describeDropPosition,
  type RosterPartIds,
} from '../rosterPositions';
import type { EntryMove, RosterPartName, RosterPosition } from '../rosterContext';

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
/** Modifier keys alone do not end a move. */
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta']);

type MovingOptions = {
  roster: RefObject<HTMLElement | null>;
  parts: RosterPartIds;
  onDrop: (entryId: string, place: RosterPosition) => void;
};

const findEntryElement = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;

/** The drop position under the pointer: before or after a row, or at the start or end of a part. */
function placeUnder(parts: RosterPartIds, under: Element | null, y: number): RosterPosition | null {
  const part = under?.closest<HTMLElement>('[data-part]')?.dataset.part as
    RosterPartName | undefined;
  if (!part) return null;
  const row = findEntryElement(under);
  const ids = parts.find((one) => one.part === part)?.ids ?? [];
  if (!row) return { part, before: under?.closest('ol') ? null : (ids[0] ?? null) };
  const { top, height } = row.getBoundingClientRect();
  const id = row.dataset.entry!;
  const next = ids[ids.indexOf(id) + 1] ?? null;
  return { part, before: y < top + height / 2 ? id : next };
}

/** Moves entries with the mouse, a finger, or Shift and the arrow keys (ROSTER-6). */
export function useEntryDrag({ roster, parts, onDrop }: MovingOptions) {
  const scrollElement = useScrollElement();
  const [moving, setMoving] = useState<(EntryMove & { hasKeys: boolean }) | null>(null);
  /** Id of the entry whose name gets the focus back; an entry loses it when it changes its part. */
  const followed = useRef<string | null>(null);

  const drop = useEffectEvent(() => {
    setMoving(null);
    if (!moving?.place || isSamePosition(moving.place, findRosterPosition(parts, moving.entryId)))
      return;
    if (moving.hasKeys) followed.current = moving.entryId;
    onDrop(moving.entryId, moving.place);
  });

  const over = useEffectEvent((under: Element | null, y: number) => {
    if (!moving) return;
    const place = placeUnder(parts, under, y);
    // A position before the moved entry itself is its current position.
    const own = findRosterPosition(parts, moving.entryId);
    const shown = place?.before === moving.entryId ? own : place;
    if (!isSamePosition(shown, moving.place)) setMoving({ ...moving, place: shown });
  });

  useEffect(
    () =>
      listenForDrags(roster.current!, scrollElement, {
        entries: '[data-entry]',
        onLift: ({ dataset }) => {
          setMoving({ entryId: dataset.entry!, place: null, hasKeys: false });
          return true;
        },
        onOver: (under, y) => over(under, y),
        onDrop: () => drop(),
        onCancel: () => setMoving(null),
      }),
    [roster, scrollElement],
  );

  useEffect(() => {
    const id = followed.current;
    if (id === null || document.activeElement !== document.body) return;
    followed.current = null;
    roster.current?.querySelector<HTMLElement>(`[data-entry="${id}"] button`)?.focus();
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!moving?.place || MODIFIERS.has(event.key)) return;
    const by = STEPS[event.key];
    if (by)
      setMoving({ ...moving, place: getPositionMovedBy(parts, moving.entryId, moving.place, by) });
    else if (event.key === 'Enter') drop();
    else setMoving(null);
    if (by || event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
    }
  });

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
    text: moving && describeDropPosition(parts, moving.entryId, moving.place, moving.hasKeys),
    onKeyDownCapture: (event: ReactKeyboardEvent) => {
      const by = STEPS[event.key];
      const entryId = findEntryElement(event.target)?.dataset.entry;
      const { shiftKey, altKey, ctrlKey, metaKey } = event;
      if (moving || !by || !entryId || !shiftKey || altKey || ctrlKey || metaKey) return;
      const from = findRosterPosition(parts, entryId);
      if (!from) return;
      event.preventDefault();
      event.stopPropagation();
      setMoving({ entryId, place: getPositionMovedBy(parts, entryId, from, by), hasKeys: true });
    },
  };
}
