import { useMemo, useState } from 'react';
import type { Season } from '../../../../domain/list/splitSeason';
import { createFullSelection, type Selection } from '../../../../domain/list/selection';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { useAppDispatch } from '../../../hooks';
import { toastShown } from '../../../state/toastsSlice';
import { selectionChanged, selectionEnded } from '../../../state/selectionSlice';
import { useScrollElement } from '../../../ui/layout/shellContext';
import { useDocumentKeydown } from '../../../ui/keyboard/useDocumentKeydown';
import { showDeletedToast } from '../toasts/tournamentToasts';
import { saveCsv, createTournamentSheet } from '../../../ui/files/saveSheet';
import { withFileToasts } from '../../../ui/files/withFileToasts';
import { DeleteSelectedDialog } from './DeleteSelectedDialog';
import { DuplicateSelectedDialog } from './DuplicateSelectedDialog';
import { SelectionBar } from './SelectionBar';

type SelectionToolsProps = {
  selection: Selection;
  /** The tournaments that match filters and search. */
  season: Season;
  /** The current day, yyyy-MM-dd in the club's time zone. */
  today: string;
};

/** Actions on the selected tournaments that are shown; other selected ones stay unchanged (COMFORT-12). */
export function SelectionTools({ selection, season, today }: SelectionToolsProps) {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<{ to: 'delete' | 'duplicate'; tournaments: Tournament[] }>();
  const listed = useMemo(() => [...season.coming, ...season.past], [season]);
  const selected = useMemo(() => {
    const ids = new Set(selection.ids);
    return listed.filter(({ id }) => ids.has(id));
  }, [selection, listed]);
  const content = useScrollElement();
  const endSelection = () => {
    dispatch(selectionEnded());
    content?.focus({ preventScroll: true });
  };
  useDocumentKeydown((event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !asked) endSelection();
  });
  const close = () => setAsked(undefined);
  const exportCsv = () =>
    withFileToasts(
      (toast) => dispatch(toastShown(toast)),
      () => saveCsv(createTournamentSheet(selected, today)),
    );

  return (
    <>
      <SelectionBar
        selectedCount={selected.length}
        shownCount={listed.length}
        onSelectAll={() =>
          dispatch(selectionChanged(createFullSelection(listed.map(({ id }) => id))))
        }
        onClear={endSelection}
        onDelete={() => setAsked({ to: 'delete', tournaments: selected })}
        onDuplicate={() => setAsked({ to: 'duplicate', tournaments: selected })}
        onExport={() => void exportCsv()}
      />
      {asked?.to === 'delete' && (
        <DeleteSelectedDialog
          tournaments={asked.tournaments}
          onClose={close}
          onDeleted={(ids) => {
            void dispatch(showDeletedToast(ids));
            if (ids.length === asked.tournaments.length) endSelection();
          }}
        />
      )}
      {asked?.to === 'duplicate' && (
        <DuplicateSelectedDialog tournaments={asked.tournaments} today={today} onClose={close} />
      )}
    </>
  );
}
