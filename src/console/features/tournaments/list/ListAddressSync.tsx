import { useLayoutEffect, useReducer, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../../hooks';
import { isListPath, paths } from '../../../paths';
import { toListAddressQuery, parseListQuery, selectAddressQuery } from '../../../state/listAddress';
import { addressOpened, selectAddedIds } from '../../../state/listSlice';

/** Delay in milliseconds between typing and the address, because browsers limit how often the address may change. */
const TYPING_PAUSE_MS = 300;

/** State of a history entry that an opened dialog has pushed. */
const OVER_LIST = { isOverList: true };

const removeDialog = (query: string): string => {
  const { organizer, params } = parseListQuery(query);
  return toListAddressQuery(organizer, params);
};

/** Returns an address with the search text of another address. */
const replaceSearch = (query: string, other: string): string => {
  const { params, open } = parseListQuery(query);
  return toListAddressQuery(parseListQuery(other).organizer, params, open);
};

/** True when only the dialog differs: another dialog of the same tournament, or another tournament's details. */
const isOtherDialog = (query: string, other: string): boolean => {
  const [one, another] = [parseListQuery(query).open, parseListQuery(other).open];
  if (!one || !another) return false;
  return (
    one.tournamentId === another.tournamentId ||
    (one.kind === 'detail' && another.kind === 'detail')
  );
};

/**
 * Keeps the address and the list's state in sync, in both directions (COMFORT-5). Typing replaces the history entry; a
 * choice or a dialog pushes one. A dialog that replaces another one replaces its entry. Closing a dialog goes back to
 * the entry before it.
 */
export function ListAddressSync() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const isByBack = useNavigationType() === NavigationType.Pop;
  const wanted = useAppSelector(selectAddressQuery);
  const isAnyAdded = useAppSelector(selectAddedIds).length > 0;
  /** The last address at which address and state were equal. */
  const agreed = useRef<string>(undefined);
  const isGoingBack = useRef(false);
  // The router renders in a transition, so an entry that is left before its rendering never appears here.
  const [steps, countStep] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    addEventListener('popstate', countStep);
    return () => removeEventListener('popstate', countStep);
  }, []);
  useLayoutEffect(
    () => () => {
      agreed.current = undefined;
    },
    [],
  );

  useLayoutEffect(() => {
    // The router reports a change slightly later than the browser. The list is shown before the redirect from «/», and
    // text typed before the redirect must not be lost (SHELL-4).
    const isElsewhere = () => !isListPath(location.pathname);
    if (isElsewhere()) return;
    const address = location.search;
    const write = (query: string, replace: boolean, isOverList = false) => {
      if (isElsewhere()) return;
      agreed.current = query;
      // The path is explicit, because the router may still be at «/».
      const to = { pathname: paths.tournaments, search: query };
      void navigate(to, { replace, ...(isOverList && { state: OVER_LIST }) });
    };

    if (agreed.current !== address) {
      const isVisit = agreed.current === undefined;
      agreed.current = address;
      if (!isGoingBack.current) {
        // Going back to an earlier address could hide newly created tournaments (CREATE-11).
        if (isVisit && isByBack && isAnyAdded) write(wanted, true);
        else if (isVisit || wanted !== address) dispatch(addressOpened(parseListQuery(address)));
        return;
      }
      isGoingBack.current = false;
    }
    if (wanted === address || isGoingBack.current) return;

    if (wanted === replaceSearch(address, wanted)) {
      const pause = setTimeout(() => write(wanted, true), TYPING_PAUSE_MS);
      return () => clearTimeout(pause);
    }
    if (wanted === removeDialog(address) && isOverList(state)) {
      isGoingBack.current = true;
      void navigate(-1);
      return;
    }
    const typed = replaceSearch(address, wanted);
    if (typed !== address) write(typed, true);
    if (isOtherDialog(address, wanted)) {
      write(wanted, true, isOverList(state));
      return;
    }
    const isOpening = parseListQuery(wanted).open !== null;
    write(wanted, wanted === removeDialog(address), isOpening);
    return;
  }, [search, state, steps, wanted, isByBack, isAnyAdded, dispatch, navigate]);

  return null;
}

const isOverList = (state: unknown): boolean =>
  (state as Partial<typeof OVER_LIST> | null)?.isOverList === true;
