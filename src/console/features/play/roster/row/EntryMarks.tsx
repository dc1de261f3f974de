import { ATTENDANCE_LABELS, SEX_LABELS } from '../../../../../domain/play/model/entryLabels';
import { formatFullName } from '../../../../../domain/play/people/names';
import type { Entry } from '../../../../../domain/play/model/entry';
import { formatEntryWarning } from '../../../../../domain/play/roster/warningTexts';
import { UnsentIcon } from '../../../../ui/icons/lazyIcons';
import { useRosterContext } from '../rosterContext';
import { SEXES } from '../../../../../domain/draw/base/drawnRound';
import { findPartner } from '../../../../../domain/play/roster/partnerMode';
import { usePlayContext } from '../../rounds/playContext';
import sexOrPartnerMarkStyles from './SexOrPartnerMark.module.css';
import styles from './EntryMarks.module.css';

/**
 * In микст, sets «м/ж» of an entry by a press. With fixed pairs, shows the partner: pressing two entries pairs them,
 * another press separates them (PLAY-40, PLAY-41).
 */
function SexOrPartnerMark({ entry }: { entry: Entry }) {
  const { actions, played, pairing, onPair } = useRosterContext();
  const { state, getShortName } = usePlayContext();
  const { variant } = state.settings;
  const isIn = entry.status === 'confirmed' || entry.status === 'waiting';
  if (variant === 'changing' || !isIn) return null;
  if (variant === 'mixed') {
    return (
      <span
        role="group"
        aria-label={`м/ж: ${formatFullName(entry)}`}
        className={sexOrPartnerMarkStyles.choice}
        data-missing={entry.sex === null ? '' : undefined}
      >
        {SEXES.map((sex) => (
          <button
            key={sex}
            type="button"
            aria-pressed={entry.sex === sex}
            onClick={() => actions.setSex(entry, entry.sex === sex ? null : sex)}
          >
            {SEX_LABELS[sex]}
          </button>
        ))}
      </span>
    );
  }
  const partner = findPartner(state, entry.id);
  const isChosen = pairing?.id === entry.id;
  const single = isChosen ? 'с\u00a0кем?' : pairing ? 'в\u00a0пару' : 'без\u00a0пары';
  const text = partner === null ? single : `+\u00a0${getShortName(partner)}`;
  return (
    <button
      type="button"
      className={`${sexOrPartnerMarkStyles.notice} ${sexOrPartnerMarkStyles.partner}`}
      data-partner={partner ?? ''}
      title={partner === null ? 'Нажмите у обоих, чтобы составить пару' : 'Разбить пару'}
      aria-label={`${text}: ${formatFullName(entry)}`}
      aria-pressed={isChosen}
      // In a pair that has played, only a substitute can replace a player.
      disabled={played.has(entry.id)}
      onClick={() => onPair(entry)}
    >
      {text}
    </button>
  );
}

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
