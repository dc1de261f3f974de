import { useState, type ReactNode } from 'react';
import { buildAnnouncement } from '../../../domain/tournament/announcement';
import type { Tournament } from '../../../domain/tournament/tournament';
import { copyText } from '../../browser/clipboard';
import { createLazyComponent } from '../loading/createLazyComponent';

/** Preloaded by screens that may have to copy a text without a network. */
export const LazyCopyTextDialog = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: 'copy-dialog' */ './CopyTextDialog')).CopyTextDialog,
);

/** Label of everything that copies a text for a chat (COMFORT-45, SEEN-84). */
export const CHAT_LABEL = 'Для чата';

/**
 * Copies a text, or shows it for copying by hand when the browser does not allow copying (COMFORT-45).
 * @param showToast shows the result
 */
export function useCopyText(showToast: (toast: { text: string; isFailure?: boolean }) => void): {
  /** Copies the text, then shows `message` as a toast. */
  copy: (text: string, message: string) => Promise<void>;
  /** Copies the tournament's announcement. */
  copyAnnouncement: (tournament: Tournament, playing?: string) => void;
  /** Shows a text that the user copies by hand. */
  showText: (text: string) => Promise<void>;
  /** Dialog to render next to the copying button; false while no text is shown or about to be. */
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
  const copyAnnouncement = (tournament: Tournament, playing?: string) =>
    void copy(buildAnnouncement(tournament, playing), 'Текст скопирован');
  return { copy, copyAnnouncement, showText, copyDialog };
}
