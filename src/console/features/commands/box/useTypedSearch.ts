import { useCallback, useEffect, useRef, useState } from 'react';
import { isSearchable } from '../../../../domain/search/searchTerms';
import { listenToWindow } from '../../../ui/keyboard/listenToWindow';
import { isSearchField, findSearchField } from '../../../ui/keyboard/searchField';

/** The list below is searched first, at each key. */
const PAUSE_MS = 150;
const SEARCH = '[role=search]';

export type TypedSearch = { form: HTMLFormElement; field: HTMLInputElement; text: string };

/**
 * DESK-40: what is being typed into the search of the top bar. The field is there long before this, and knows nothing
 * of it: its events are heard at the window.
 * @returns the field with its text after a pause, or null where it is too short, was searched for or left; and what
 *   ends that until somebody types again
 */
export function useTypedSearch(): [TypedSearch | null, () => void] {
  const [typed, setTyped] = useState<TypedSearch | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useCallback(() => {
    clearTimeout(pause.current);
    setTyped(null);
  }, []);

  useEffect(() => {
    const type = ({ target }: { target: EventTarget | null }) => {
      if (!isSearchField(target) || !target.form) return;
      clearTimeout(pause.current);
      const typing = { form: target.form, field: target, text: target.value };
      if (isSearchable(typing.text)) {
        pause.current = setTimeout(() => setTyped(typing), PAUSE_MS);
      } else end();
    };
    const leave = ({ target }: Event) => {
      if (isSearchField(target)) end();
    };
    const submit = ({ target }: Event) => {
      if (target instanceof Element && target.matches(SEARCH)) end();
    };
    // A finger on the page leaves the focus where it is.
    const press = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(SEARCH))) end();
    };
    // Somebody who was quicker than this code is answered as well, unless the list was searched for it.
    const field = findSearchField();
    if (field === document.activeElement && field?.form?.dataset.searched !== field?.value)
      type({ target: field });
    const stop = listenToWindow({ input: type, focusout: leave, submit, pointerdown: press });
    return () => {
      clearTimeout(pause.current);
      stop();
    };
  }, [end]);

  return [typed, end];
}
