import type { Locator } from '@playwright/test';

const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]';

/**
 * Names of the visible controls within `room`: links, buttons, fields and tabs. The middle of each lies inside the
 * window and is not covered. Controls inside an element of `without` (selectors) are omitted.
 */
export const listControlsInSight = (room: Locator, without: readonly string[] = []) =>
  room.evaluate(
    (element, { controls, excluded }) =>
      [...element.querySelectorAll<HTMLElement>(controls)]
        .filter((control) => !excluded.some((selector) => control.closest(selector)))
        .filter((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return width > 0 && (control.contains(hit) || !!control.closest('label')?.contains(hit));
        })
        .map((control) => control.getAttribute('aria-label') ?? control.innerText.trim()),
    { controls: CONTROLS, excluded: [...without] },
  );
