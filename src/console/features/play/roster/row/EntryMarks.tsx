import { ATTENDANCE_LABELS } from '../../../../../domain/play/model/entryLabels';
import { formatFullName } from '../../../../../domain/play/people/names';
import type { Entry } from '../../../../../domain/play/model/entry';
import { formatEntryWarning } from '../../../../../domain/play/roster/warningTexts';
import { UnsentIcon } from '../../../../ui/icons/lazyIcons';
import { useRosterContext } from '../rosterContext';
import { SexOrPartnerMark } from './SexOrPartnerMark';
import styles from './EntryMarks.module.css';

/** Marks next to an entry's name (ROSTER-4, ROSTER-7, ROSTER-9, ROSTER-10, ROSTER-16). */
export function EntryMarks({ entry }: { entry: Entry }) {
  const { actions, warnings, unsentKeys, moment } = useRosterContext();
  const { attendance, fromRound, needsNotice, source, consentVersion, status } = entry;
  const inName = (warnings.get(entry.id) ?? []).filter(
    ({ kind }) => kind === 'twice' || kind === 'elsewhere',
  );
  return (
    <span className={styles.marks}>
      <SexOrPartnerMark entry={entry} />
      {needsNotice && moment !== 'after' && (
        <button
          type="button"
          className={styles.notice}
          title="Нажмите, когда сообщите о месте"
          aria-label={`Сообщить о месте: ${formatFullName(entry)}`}
          onClick={() => actions.setNeedsNotice(entry, false)}
        >
          сообщить
        </button>
      )}
      <span className={styles.texts}>
        {status === 'confirmed' && attendance !== null && attendance !== 'arrived' && (
          <span className={styles.attention}>
            {attendance === 'late' && fromRound !== null
              ? `с\u00a0раунда\u00a0${fromRound}`
              : ATTENDANCE_LABELS[attendance]}
          </span>
        )}
        {inName.map((warning) => (
          <span key={warning.kind} className={styles.attention} title={formatEntryWarning(warning)}>
            {formatEntryWarning(warning)}
          </span>
        ))}
        {source === 'desk' && consentVersion === null && (
          <span className={styles.quiet} title="без согласия">
            без согласия
          </span>
        )}
        {unsentKeys.has(entry.id) && (
          <span className={styles.unsent} title="Ждёт связи">
            <UnsentIcon />
            <span className="visuallyHidden">ждёт связи</span>
          </span>
        )}
      </span>
    </span>
  );
}
