import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { MISSING_FACT_TEXT } from '../../../../domain/lib/formatOrRaw';
import { formatInstantLongDate } from '../../../../domain/dates/longDate';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { config } from '../../../config';
import { PLAYERS_SCREEN_PATH } from '../../../playerPaths';
import { hasFeature } from '../../../serverFeatures';
import type { PlayerHit } from '../../../state/openDialog';
import type { SoughtPersonState } from '../../../state/soughtPerson';
import { IconButton } from '../../../ui/controls/Button';
import { PersonIcon } from '../../../ui/icons/icons';
import { PhoneActions } from '../../../ui/people/PhoneActions';
import styles from './PeopleList.module.css';
import { PlayerLevel } from './PlayerLevel';

type ApplicationListProps = {
  tournament: Tournament;
  /** Accessible name of the list. */
  title: string;
  /** The player that the user searched for, whose row is marked and focused (DESK-14). */
  player: PlayerHit | undefined;
};

/** Opens an applicant's card, if the server has players (PLAYER-79). */
function CardButton({ name, phone }: { name: string; phone: string }) {
  const navigate = useNavigate();
  if (!name || !hasFeature('players')) return null;
  const sought: SoughtPersonState = { person: { name, phone } };
  return (
    <IconButton
      className={styles.card}
      label={`Карточка игрока: ${name}`}
      onClick={() => void navigate(PLAYERS_SCREEN_PATH, { state: sought })}
    >
      <PersonIcon />
    </IconButton>
  );
}

/** The applications. A level outside the tournament's range is marked (DETAIL-3, DETAIL-4). */
export function ApplicationList({ tournament, title, player }: ApplicationListProps) {
  const { applications } = tournament;
  const marked = useRef<HTMLLIElement>(null);
  const markedIndex = player
    ? applications.findIndex(
        ({ name, contact_phone }) => name === player.name && contact_phone === player.phone,
      )
    : -1;

  // With the focus on the row, screen readers read it, and Tab leads to its phone (DESK-14).
  useEffect(() => {
    if (!player) return;
    marked.current?.scrollIntoView({ block: 'center' });
    marked.current?.focus({ preventScroll: true });
  }, [player]);

  if (applications.length === 0) return <p className={styles.nobody}>Пока нет заявок</p>;
  return (
    <ul className={styles.people} tabIndex={0} aria-label={title}>
      {applications.map((application, index) => (
        <li
          key={index}
          {...(index === markedIndex && { ref: marked, tabIndex: -1, 'aria-current': true })}
        >
          <div className={styles.line}>
            <strong>{application.name || MISSING_FACT_TEXT}</strong>
            <PlayerLevel level={application.level} range={tournament} />
          </div>
          <div className={styles.line}>
            <span className={styles.contact}>
              <PhoneActions phone={application.contact_phone} />
              <CardButton name={application.name} phone={application.contact_phone} />
            </span>
            <span className={styles.quiet}>
              <span className={styles.date}>
                {formatInstantLongDate(application.created_at, config.timeZone)}
              </span>
              <span className={styles.user}>
                ID <bdi>{application.user_id ?? MISSING_FACT_TEXT}</bdi>
              </span>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
