import { useState, type ReactNode } from 'react';
import { buildAnnouncement } from '../../../domain/tournament/announcement';
import type { Tournament } from '../../../domain/tournament/tournament';
import { lazyWithPreload } from '../loading/lazyWithPreload';

/** To be preloaded where a text may have to be copied without a network. */
export const LazyCopyDialog = lazyWithPreload(
  async () => (await import(/* webpackChunkName: 'copyDialog' */ './CopyDialog')).CopyDialog,
);

type CopyNotice = { text: string; isFailure?: boolean };

/**
 * COMFORT-45: copies a text, or shows it to be copied by hand where the browser does not allow it.
 * @param tell tells what has become of it
 */
export function useCopyText(tell: (notice: CopyNotice) => void): {
  /** `message` is told of a text that was copied. */
  copy: (text: string, message: string) => Promise<void>;
  /** Copies the text for a messenger. */
  copyAnnouncement: (tournament: Tournament) => void;
  /** Shows a text to be copied by hand. */
  show: (text: string) => Promise<void>;
  /** Render it beside the button that copies; false where no text is shown, or about to be. */
  copyDialog: ReactNode;
} {
  const [shown, setShown] = useState<{ text: string; isLoading: boolean } | null>(null);
  async function show(text: string) {
    setShown({ text, isLoading: true });
    try {
      await LazyCopyDialog.preload();
      setShown({ text, isLoading: false });
    } catch {
      setShown(null);
      const failed = 'Текст не скопирован. Проверьте подключение и попробуйте ещё раз.';
      tell({ text: failed, isFailure: true });
    }
  }
  async function copy(text: string, message: string) {
    try {
      await navigator.clipboard.writeText(text);
      tell({ text: message });
    } catch {
      // Absent where the page was not loaded securely, or not allowed.
      await show(text);
    }
  }
  const copyDialog =
    shown !== null &&
    (shown.isLoading ? null : <LazyCopyDialog text={shown.text} onClose={() => setShown(null)} />);
  const copyAnnouncement = (tournament: Tournament) =>
    void copy(buildAnnouncement(tournament), 'Текст скопирован');
  return { copy, copyAnnouncement, show, copyDialog };
}
