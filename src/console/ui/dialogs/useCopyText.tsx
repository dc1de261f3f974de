import { useState, type ReactNode } from 'react';
import { buildAnnouncement } from '../../../domain/tournament/announcement';
import type { Tournament } from '../../../domain/tournament/tournament';
import { copyText } from '../../browser/clipboard';
import { createLazyComponent } from '../loading/createLazyComponent';

/** To be preloaded where a text may have to be copied without a network. */
export const LazyCopyTextDialog = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: 'copy-dialog' */ './CopyTextDialog')).CopyTextDialog,
);

type CopyToast = { text: string; isFailure?: boolean };

/**
 * COMFORT-45: copies a text, or shows it to be copied by hand where the browser does not allow it.
 * @param showToast shows what has become of it
 */
export function useCopyText(showToast: (toast: CopyToast) => void): {
  /** A toast shows `message` once the text is copied. */
  copy: (text: string, message: string) => Promise<void>;
  /** Copies the text for a messenger. */
  copyAnnouncement: (tournament: Tournament) => void;
  /** Shows a text to be copied by hand. */
  showText: (text: string) => Promise<void>;
  /** Render it beside the button that copies; false where no text is shown, or about to be. */
  copyDialog: ReactNode;
} {
  const [shownText, setShownText] = useState<{ text: string; isLoading: boolean } | null>(null);
  async function showText(text: string) {
    setShownText({ text, isLoading: true });
    try {
      await LazyCopyTextDialog.preload();
      setShownText({ text, isLoading: false });
    } catch {
      setShownText(null);
      const failed = 'Текст не скопирован. Проверьте подключение и попробуйте ещё раз.';
      showToast({ text: failed, isFailure: true });
    }
  }
  async function copy(text: string, message: string) {
    if (await copyText(text)) showToast({ text: message });
    else await showText(text);
  }
  const copyDialog =
    shownText !== null &&
    (shownText.isLoading ? null : (
      <LazyCopyTextDialog text={shownText.text} onClose={() => setShownText(null)} />
    ));
  const copyAnnouncement = (tournament: Tournament) =>
    void copy(buildAnnouncement(tournament), 'Текст скопирован');
  return { copy, copyAnnouncement, showText, copyDialog };
}
