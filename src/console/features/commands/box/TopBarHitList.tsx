import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { listenToWindow } from '../../../ui/keyboard/listenToWindow';
import { placePopup, trackPopupPlacement } from '../../../ui/controls/placePopup';
import { CommandList } from './CommandList';
import type { BoxOption, BoxOptionGroup } from './options';
import { useActiveOption } from './useActiveOption';
import styles from './TopBarHitList.module.css';

const NAME = 'Подсказки';
/** Width in pixels that fits a day, a type and a name, even under a narrower field. */
const WIDTH_MIN = 440;

type HitListProps = {
  field: HTMLInputElement;
  groups: readonly BoxOptionGroup[];
  /** A different key renders all rows anew, so that no row moves to another position (SPEED-10). */
  rowsKey: string;
  onClose: () => void;
};

/**
 * Hits under the search field, which keeps the focus (DESK-40). No hit is active before an arrow key is pressed: Enter
 * and Home belong to the field. The field stays a searchbox, which may have an active descendant but no
 * `aria-expanded`. A status announces the hits instead.
 */
export function TopBarHitList({ field, groups, rowsKey, onClose }: HitListProps) {
  const listId = useId();
  const popup = useRef<HTMLDivElement>(null);
  const handleChoose = ({ run }: BoxOption) => {
    onClose();
    run();
  };
  const options = groups.flatMap((group) => group.options);
  const { active, setActive, handleKey } = useActiveOption(options, handleChoose, 'none');
  const activeId = active && listId + active.id;

  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target !== field) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else handleKey(event);
    // This listener runs before the field's own, which would search or clear its text at the same key.
    if (event.defaultPrevented) event.stopPropagation();
  });
  const clearChoice = useEffectEvent(() => setActive(undefined));
  useEffect(
    () => listenToWindow({ keydown: (event) => pressKey(event), input: () => clearChoice() }),
    [],
  );

  useLayoutEffect(() => {
    const opened = popup.current;
    if (!opened) return;
    opened.showPopover();
    return trackPopupPlacement(() => {
      opened.style.width = `${Math.max(field.offsetWidth, WIDTH_MIN)}px`;
      placePopup(opened, field);
    });
  }, [field]);

  useEffect(() => {
    const attributes = { 'aria-autocomplete': 'list', 'aria-controls': listId };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name);
    };
  }, [field, listId]);

  useEffect(() => {
    if (!activeId) return;
    field.setAttribute('aria-activedescendant', activeId);
    return () => field.removeAttribute('aria-activedescendant');
  }, [field, activeId]);

  return (
    <div ref={popup} popover="manual" className={styles.hits}>
      <CommandList
        key={rowsKey}
        id={listId}
        label={NAME}
        groups={groups}
        active={active}
        onChoose={handleChoose}
      />
    </div>
  );
}
