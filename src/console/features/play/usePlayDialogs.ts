import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch, type AppThunk } from '../../hooks';
import { toastDismissed, toastShown, selectToast } from '../../state/toastsSlice';
import { waitForNetwork } from '../../ui/loading/waitForNetwork';
import { createLazyComponent } from '../../ui/loading/createLazyComponent';
import { LazyCopyTextDialog } from '../../ui/dialogs/useCopyText';
import { loadDrawModule } from './loadDrawModule';
import type { PlayDialogState } from './playDialog';
import { LazySettingsFields } from './settings/SettingsPanel';

export const LazyPlayDialogs = createLazyComponent(
  async () => (await import(/* webpackChunkName: 'play-dialogs' */ './PlayDialogs')).PlayDialogs,
);

const SLOW_MS = 700;
const SLOW = 'Загрузка окна...';
const FAILED = 'Окно не открылось. Проверьте подключение и попробуйте ещё раз.';

/**
 * Loads the dialogs' file; a toast reports a slow or failed load.
 * @returns true once the file is loaded
 */
const loadDialogs = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  const timer = setTimeout(() => dispatch(toastShown({ text: SLOW })), SLOW_MS);
  try {
    await LazyPlayDialogs.preload();
    const { text = '' } = selectToast(getState()) ?? {};
    if ([SLOW, FAILED].includes(text)) dispatch(toastDismissed());
    return true;
  } catch {
    dispatch(toastShown({ text: FAILED, isFailure: true }));
    return false;
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Preloads code that a play may later need without a network. Retries until the code is loaded.
 * @returns a function that stops the retries
 */
function preloadForOffline(): () => void {
  let isStopped = false;
  const load = async () => {
    while (!isStopped) {
      try {
        await loadDrawModule();
        await LazyPlayDialogs.preload();
        await LazySettingsFields.preload();
        await LazyCopyTextDialog.preload();
        return;
      } catch {
        await waitForNetwork();
      }
    }
  };
  void load();
  return () => {
    isStopped = true;
  };
}

/** Returns a signal that aborts at the next click or input. */
function watchNextInput(): AbortSignal {
  const next = new AbortController();
  for (const type of ['click', 'input']) {
    addEventListener(type, () => next.abort(), { capture: true, signal: next.signal });
  }
  return next.signal;
}

/** Opens dialogs over a play after their file is loaded, so that no component suspends (PLAY-18). */
export function usePlayDialogs() {
  const dispatch = useAppDispatch();
  const [openDialog, setOpen] = useState<PlayDialogState | null>(null);
  useEffect(preloadForOffline, []);
  const showDialog = useCallback(
    (dialog: PlayDialogState) => {
      const nextInput = watchNextInput();
      void dispatch(loadDialogs()).then((isLoaded) => {
        // After further input the dialog stays closed, so that it does not interrupt the user.
        if (isLoaded && !nextInput.aborted) setOpen(dialog);
      });
    },
    [dispatch],
  );
  return { openDialog, showDialog, closeDialog: () => setOpen(null) };
}
