import { useState } from 'react';
import { buildAnnouncement } from '../../../../domain/tournament/announcement';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { buildPhoneList } from '../../../../domain/tournament/phoneList';
import { canBeInCalendar } from '../../../../domain/calendar/canBeInCalendar';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { selectPlaySummaries } from '../../../api/play/cachedPlaySummaries';
import { config } from '../../../config';
import { useAppSelector } from '../../../hooks';
import type { NewToast, ToastMessage } from '../../../state/toastsSlice';
import type { MenuOption } from '../../../ui/controls/Menu';
import { MenuButton } from '../../../ui/controls/MenuButton';
import { Toast } from '../../../ui/feedback/Toast';
import styles from './DetailMenu.module.css';
import { createTournamentFileName } from '../../../ui/files/fileName';
import { PrintSheet } from '../../../ui/layout/PrintSheet';
import { PrintedTournament } from './PrintedTournament';
import { loadSheetModule } from '../../../ui/files/loadSheetModule';
import { CHAT_LABEL, useCopyText } from '../../../ui/dialogs/useCopyText';
import { withFileToasts } from '../../../ui/files/withFileToasts';

type DetailMenuProps = {
  tournament: Tournament;
  /** Menu entries before and after the exports. */
  before: readonly MenuOption[];
  after: readonly MenuOption[];
};

/** Menu «Ещё» of the details, which contains the exports of a tournament (COMFORT-42 to COMFORT-46, DESK-13). */
export function DetailMenu({ tournament, before, after }: DetailMenuProps) {
  const { applications } = tournament;
  const playing = useAppSelector(selectPlaySummaries)?.[tournament.id]?.playing;
  // The dialog covers the page's toasts, so it has its own.
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const show = (news: NewToast) => setToast((last) => ({ ...news, id: (last?.id ?? 0) + 1 }));

  const { copy, copyAnnouncement, showText: showToCopy, copyDialog } = useCopyText(show);
  const share = async () => {
    const text = buildAnnouncement(tournament, playing);
    try {
      await navigator.share({ text });
    } catch (error) {
      // A user who closes the system's share dialog gets no other dialog.
      if ((error as Error).name !== 'AbortError') await showToCopy(text);
    }
  };
  const copyPhones = () => {
    const { text, count } = buildPhoneList(applications);
    return copy(text, `Скопировано: ${formatQuantity(count, 'телефон', 'телефона', 'телефонов')}`);
  };

  const save = async (as: 'saveExcel' | 'saveCsv') => {
    const sheets = await loadSheetModule();
    const name = createTournamentFileName('Участники', tournament);
    await sheets[as](sheets.createApplicationSheet(name, applications, config.timeZone));
  };
  const saveCalendar = async () =>
    (await import('./saveCalendarEvent')).saveCalendarEvent(tournament);

  const isDisabled = applications.length === 0;
  const entries: MenuOption[] = [
    ...before,
    { text: 'Печать', onChoose: () => print() },
    { text: CHAT_LABEL, onChoose: () => copyAnnouncement(tournament, playing) },
    // Only some devices have a share dialog.
    ...('share' in navigator ? [{ text: 'Поделиться', onChoose: () => void share() }] : []),
    { text: 'Телефоны участников', isDisabled, onChoose: () => void copyPhones() },
    {
      text: 'Скачать участников (Excel)',
      isDisabled,
      onChoose: () => void withFileToasts(show, () => save('saveExcel')),
    },
    {
      text: 'Скачать участников (CSV)',
      isDisabled,
      onChoose: () => void withFileToasts(show, () => save('saveCsv')),
    },
    ...(canBeInCalendar(tournament)
      ? [
          {
            text: 'В календарь (.ics)',
            onChoose: () => void withFileToasts(show, saveCalendar),
          },
        ]
      : []),
    ...after,
  ];

  return (
    <>
      <MenuButton label="Ещё" entries={entries} />
      <div aria-live="polite" className={styles.toast}>
        {toast && (
          <Toast id={toast.id} isHeld={toast.isFailure ?? false} onClose={() => setToast(null)}>
            {toast.text}
          </Toast>
        )}
      </div>
      {copyDialog}
      <PrintSheet>
        <PrintedTournament tournament={tournament} />
      </PrintSheet>
    </>
  );
}
