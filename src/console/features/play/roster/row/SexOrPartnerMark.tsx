import { SEXES } from '../../../../../domain/draw/base/drawnRound';
import type { Entry } from '../../../../../domain/play/model/entry';
import { SEX_LABELS } from '../../../../../domain/play/model/entryLabels';
import { formatFullName } from '../../../../../domain/play/people/names';
import { findPartner } from '../../../../../domain/play/roster/partnerMode';
import { usePlayContext } from '../../rounds/playContext';
import { useRosterContext } from '../rosterContext';
import marks from './EntryMarks.module.css';
import styles from './SexOrPartnerMark.module.css';

/**
 * In микст, sets «м/ж» of an entry by a press. With fixed pairs, shows the partner: pressing two entries pairs them,
 * another press separates them (PLAY-40, PLAY-41).
 */
export function SexOrPartnerMark({ entry }: { entry: Entry }) {
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
        className={styles.choice}
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
      className={`${marks.notice} ${styles.partner}`}
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
