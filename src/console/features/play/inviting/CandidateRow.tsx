import { toDay } from '../../../../domain/dates/dates';
import { formatShortDate } from '../../../../domain/dates/shortDate';
import { formatOrRaw } from '../../../../domain/lib/formatOrRaw';
import { formatFullName } from '../../../../domain/play/people/names';
import type { InvitationCandidate } from '../../../../domain/players/inviting/candidates';
import { describeCandidate } from '../../../../domain/players/inviting/invitationTexts';
import { config } from '../../../config';
import { PhoneMessengerMenu } from '../../../ui/people/PhoneMessengerMenu';
import { toTelHref } from '../../../ui/people/toTelHref';
import styles from './InviteDialog.module.css';

type CandidateRowProps = {
  candidate: InvitationCandidate;
  /** Date of the tournament, yyyy-MM-dd. */
  date: string;
  /** ISO instant of the invitation; undefined if the player was not invited. */
  askedAt: string | undefined;
  /** True in микст, where the row has «м/ж» (PLAY-51). */
  isMixed: boolean;
  isTicked: boolean;
  onToggle: () => void;
};

/** Returns «25.11», in the club's time zone. */
const formatShortDay = (instant: string): string =>
  formatOrRaw(instant, (raw) => formatShortDate(toDay(raw, config.timeZone)).slice(0, 5));

/** A player who may be invited, with the reason, and the time of an earlier invitation (PLAYER-31, PLAYER-33). */
export function CandidateRow({
  candidate,
  date,
  askedAt,
  isMixed,
  isTicked,
  onToggle,
}: CandidateRowProps) {
  const { phone } = candidate.player;
  const name = formatFullName(candidate.player);
  return (
    <div className={styles.row}>
      <label>
        <input type="checkbox" aria-label={name} checked={isTicked} onChange={onToggle} />
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {askedAt !== undefined && (
            <span className={styles.invited}>спросили {formatShortDay(askedAt)}</span>
          )}
        </span>
        <span className={styles.reason}>{describeCandidate(candidate, date, isMixed)}</span>
      </label>
      {phone && (
        <span className={styles.phone}>
          <a href={toTelHref(phone)}>{phone}</a>
          <PhoneMessengerMenu phone={phone} />
        </span>
      )}
    </div>
  );
}
