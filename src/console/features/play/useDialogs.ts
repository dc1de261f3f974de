import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch, type AppThunk } from '../../hooks';
import { noticeDismissed, noticeShown, selectNotice } from '../../state/noticesSlice';
import { networkIsBack } from '../../ui/networkIsBack';
import { preloadable } from '../../ui/preloadable';
import { CopyDialog } from '../../ui/useCopyText';
import { loadDraws } from './loadDraws';
import type { OpenDialog } from './openDialog';

export const Dialogs = preloadable(
  async () => (await import(/* webpackChunkName: 'playDialogs' */ './Dialogs')).Dialogs,
);

const SLOW_MS = 700;
const SLOW = 'Загрузка окна...';

/** Waits for the dialogs' file, and says that it is slow, or does not come. @returns whether it is there */
const loadDialogs = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  const timer = setTimeout(() => dispatch(noticeShown({ text: SLOW })), SLOW_MS);
  try {
    await Dialogs.preload();
    if (selectNotice(getState())?.text === SLOW) dispatch(noticeDismissed());
    return true;
  } catch {
    const text = 'Окно не открылось. Проверьте подключение и попробуйте ещё раз.';
    dispatch(noticeShown({ text, isFailure: true }));
    return false;
  } finally {
    clearTimeout(timer);
  }
};

/** Loads behind a play what may be needed without a network later on. @returns ends it */
function loadBehind(): () => void {
  let isOver = false;
  const load = async () => {
    while (!isOver) {
      try {
        await loadDraws();
        await Dialogs.preload();
        await CopyDialog.preload();
        return;
      } catch {
        await networkIsBack();
      }
    }
  };
  void load();
  return () => {
    isOver = true;
  };
}

/** PLAY-18: which dialog is open over a play; it is there only once its file is, so that nothing suspends. */
export function useDialogs() {
  const dispatch = useAppDispatch();
  const [openDialog, setOpen] = useState<OpenDialog | null>(null);
  const wanted = useRef<OpenDialog>(null);
  useEffect(loadBehind, []);
  const showDialog = useCallback(
    (dialog: OpenDialog) => {
      wanted.current = dialog;
      void dispatch(loadDialogs()).then((isThere) => {
        // Another one may have been asked for meanwhile.
        if (isThere && wanted.current === dialog) setOpen(dialog);
      });
    },
    [dispatch],
  );
  return { openDialog, showDialog, closeDialog: () => setOpen(null) };
}
