import { VIEW_NAMES, viewOf, type View } from '../../domain/view';
import { paths } from '../paths';
import { selectOpenDialog } from './dialogSlice';
import { DIALOG_KINDS, type OpenDialog } from './openDialog';
import { selectOrganizerSearch, selectView, type ListAddress } from './listSlice';

const SEARCH = 'q';

function openIn(params: URLSearchParams): OpenDialog | null {
  const kind = DIALOG_KINDS.find((name) => /^[1-9]\d{0,14}$/.test(params.get(name) ?? ''));
  return kind ? { kind, tournamentId: Number(params.get(kind)) } : null;
}

/** COMFORT-5: reads the query of an address; what it cannot mean is ignored. */
export function readListQuery(query: string): ListAddress {
  const params = new URLSearchParams(query);
  return {
    organizer: params.get(SEARCH) ?? '',
    view: viewOf((name) => params.get(name)),
    open: openIn(params),
  };
}

/** COMFORT-5: writes the query of an address: «?…», or nothing for the plain list. */
export function listQueryOf(organizer: string, view: View, open: OpenDialog | null = null): string {
  const params = new URLSearchParams();
  if (organizer.trim() !== '') params.set(SEARCH, organizer);
  for (const name of VIEW_NAMES) if (view[name] !== '') params.set(name, view[name]);
  if (open) params.set(open.kind, String(open.tournamentId));
  const query = params.toString();
  return query && `?${query}`;
}

type State = Parameters<typeof selectView>[0] & Parameters<typeof selectOpenDialog>[0];

/** COMFORT-7: the address of the list with its last view, without an open dialog. */
export const selectListPath = (state: State): string =>
  paths.tournaments + listQueryOf(selectOrganizerSearch(state), selectView(state));

/** The query of the list with its open dialog. */
export const selectAddressQuery = (state: State): string =>
  listQueryOf(selectOrganizerSearch(state), selectView(state), selectOpenDialog(state));
