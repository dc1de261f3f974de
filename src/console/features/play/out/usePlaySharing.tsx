import { useState, type ComponentProps } from 'react';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { useAppDispatch } from '../../../hooks';
import { toastShown, type NewToast } from '../../../state/toastsSlice';
import { createTournamentFileName } from '../../../ui/files/fileName';
import { loadSheetModule } from '../../../ui/files/loadSheetModule';
import { withFileToasts } from '../../../ui/files/withFileToasts';
import type { MenuOption } from '../../../ui/controls/Menu';
import type { PictureDialog } from './picture/PictureDialog';

// Both are in one file, because the first screens contain a hash for each file.
const loadPictures = () => import(/* webpackChunkName: 'play-files' */ './picture/PictureDialog');
const loadResults = () => import(/* webpackChunkName: 'play-files' */ './buildResultSheets');

type PictureSubject = ComponentProps<typeof PictureDialog>['of'];

/** Actions that share a play. Their code is loaded on first use (SEEN-31 to SEEN-33). */
export function usePlaySharing(tournament: Tournament, play: Play) {
  const dispatch = useAppDispatch();
  const show = (toast: NewToast) => dispatch(toastShown(toast));
  const [picture, setPicture] = useState<{
    of: PictureSubject;
    Dialog: typeof PictureDialog;
  } | null>(null);
  const openPicture = (of: PictureSubject) =>
    void withFileToasts(show, async () => {
      const { PictureDialog: Dialog } = await loadPictures();
      setPicture({ of, Dialog });
    });
  const saveResults = () =>
    void withFileToasts(show, async () => {
      const [{ saveTwoExcelSheets }, { buildResultSheets }] = await Promise.all([
        loadSheetModule(),
        loadResults(),
      ]);
      const { table, matches } = buildResultSheets(play);
      await saveTwoExcelSheets(createTournamentFileName('Результаты', tournament), table, matches);
    });
  const results: MenuOption = { text: 'Скачать результаты (Excel)', onChoose: saveResults };
  return {
    openPicture,
    results,
    /** Elements that must be rendered next to the button. */
    dialogs: picture && (
      <picture.Dialog
        tournament={tournament}
        play={play}
        of={picture.of}
        onClose={() => setPicture(null)}
      />
    ),
  };
}
