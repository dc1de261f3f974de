import { LIST_PARAMS, toListParams, type ListParams } from '../../domain/list/listParams';
import { paths } from '../paths';
import { selectOpenDialog } from './dialogSlice';
import { DIALOG_KINDS, type OpenDialog } from './openDialog';
import { selectOrganizerSearch, selectListParams, type ListAddress } from './listSlice';

const SEARCH = 'q';

function openIn(search: URLSearchParams): OpenDialog | null {
  const kind = DIALOG_KINDS.find((name) => /^[1-9]\d{0,14}$/.test(search.get(name) ?? ''));
  return kind ? { kind, tournamentId: Number(search.get(kind)) } : null;
}

/** Parses the query of an address; ignores invalid values (COMFORT-5). */
export function parseListQuery(query: string): ListAddress {
  const search = new URLSearchParams(query);
  return {
    organizer: search.get(SEARCH) ?? '',
    params: toListParams((name) => search.get(name)),
    open: openIn(search),
  };
}

/** The query of an address: «?…», or an empty text for the list without filters (COMFORT-5). */
export function toListAddressQuery(
  organizer: string,
  params: ListParams,
  open: OpenDialog | null = null,
): string {
  const search = new URLSearchParams();
  if (organizer.trim() !== '') search.set(SEARCH, organizer);
  for (const name of LIST_PARAMS) if (params[name] !== '') search.set(name, params[name]);
  if (open) search.set(open.kind, String(open.tournamentId));
  const query = search.toString();
  return query && `?${query}`;
}

type State = Parameters<typeof selectListParams>[0] & Parameters<typeof selectOpenDialog>[0];

/** The list's path with its latest parameters, and with `open` if it is given (COMFORT-7). */
export const selectListPath = (state: State, open?: OpenDialog): string =>
  paths.tournaments +
  toListAddressQuery(selectOrganizerSearch(state), selectListParams(state), open);

/** The list's query, including its open dialog. */
export const selectAddressQuery = (state: State): string =>
  toListAddressQuery(
    selectOrganizerSearch(state),
    selectListParams(state),
    selectOpenDialog(state),
  );
