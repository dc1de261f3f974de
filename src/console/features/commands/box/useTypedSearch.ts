import { useCallback, useEffect, useRef, useState } from 'react';
import { isSearchable } from '../../../../domain/search/searchTerms';
import { listenToWindow } from '../../../ui/keyboard/listenToWindow';
import { isSearchField, findSearchField } from '../../../ui/keyboard/searchField';

/** Pause after typing, in milliseconds: the list below is searched first, at each key. */
const PAUSE_MS = 150;
const SEARCH = '[role=search]';

export type TypedSearch = { form: HTMLFormElement; field: HTMLInputElement; text: string };

/**
 * The text that the user is typing into the search of the top bar (DESK-40). The field is rendered long before this
 * code, so the window receives its events.
 * @returns the field with its text after a pause, and a function that ends the search until the next typing. Null when
 *   the text is too short or submitted, and after the field is left
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
    // A tap on the page does not take the focus from the field, so it ends the search here.
    const press = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(SEARCH))) end();
    };
    // Text typed before this code loaded counts too, unless the list was already searched for it.
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
