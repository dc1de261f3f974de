import { Suspense, useState, type ReactNode } from 'react';
import { announcementOf } from '../../domain/announcement';
import type { Tournament } from '../../domain/tournament';
import { preloadable } from './preloadable';

const CopyDialog = preloadable(async () => (await import('./CopyDialog')).CopyDialog);

/**
 * COMFORT-45: copies a text, or shows it to be copied by hand where the browser does not allow it.
 * @param onCopied with the message that was given for it
 */
export function useCopyText(onCopied: (message: string) => void): {
  copy: (text: string, message: string) => Promise<void>;
  /** Copies the text for a messenger. */
  copyAnnouncement: (tournament: Tournament) => void;
  /** Shows a text to be copied by hand. */
  show: (text: string) => void;
  /** Render it beside the button that copies. */
  copyDialog: ReactNode;
} {
  const [shownText, setShownText] = useState<string | null>(null);
  const copy = async (text: string, message: string) => {
    try {
      await navigator.clipboard.writeText(text);
      onCopied(message);
    } catch {
      // Absent where the page was not loaded securely, or not allowed.
      setShownText(text);
    }
  };
  const copyDialog = shownText !== null && (
    <Suspense fallback={null}>
      <CopyDialog text={shownText} onClose={() => setShownText(null)} />
    </Suspense>
  );
  const copyAnnouncement = (tournament: Tournament) =>
    void copy(announcementOf(tournament), 'Текст скопирован');
  return { copy, copyAnnouncement, show: setShownText, copyDialog };
}
