import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { MISSING_FACT_TEXT } from '../../../../domain/lib/formatOrRaw';
import { formatLevel } from '../../../../domain/fields/level';
import { findLevelMismatch } from '../../../../domain/fields/spokenLevel';
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
import styles from './ApplicationList.module.css';

type ApplicationListProps = {
  tournament: Tournament;
  /** The name of the list. */
  title: string;
  /** DESK-14: who was looked for. */
  player: PlayerHit | undefined;
};

/** PLAYER-79: leads to an applicant's card, where the server has players. */
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

/** DETAIL-3, DETAIL-4, DESK-10: who has applied; a level that the tournament is not for is marked. */
export function ApplicationList({ tournament, title, player }: ApplicationListProps) {
  const { applications } = tournament;
  const marked = useRef<HTMLLIElement>(null);
  const markedIndex = player
    ? applications.findIndex(
        ({ name, contact_phone }) => name === player.name && contact_phone === player.phone,
      )
    : -1;

  // DESK-14: the focus has the row read aloud, and is one step before its phone.
  useEffect(() => {
    if (!player) return;
    marked.current?.scrollIntoView({ block: 'center' });
    marked.current?.focus({ preventScroll: true });
  }, [player]);

  if (applications.length === 0) return <p className={styles.nobody}>Пока нет заявок</p>;
  return (
    <ul className={styles.applications} tabIndex={0} aria-label={title}>
      {applications.map((application, index) => {
        const outside = findLevelMismatch(application.level, tournament);
        return (
          <li
            key={index}
            {...(index === markedIndex && { ref: marked, tabIndex: -1, 'aria-current': true })}
          >
            <div className={styles.line}>
              <strong>{application.name || MISSING_FACT_TEXT}</strong>
              <span className={application.level === null ? styles.unknown : styles.level}>
                {`Уровень ${formatLevel(application.level)}`}
                {outside && (
                  <>
                    {' '}
                    <span className={styles.outside}>
                      {outside}
                      <span className="visuallyHidden"> уровней турнира</span>
                    </span>
                  </>
                )}
              </span>
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
        );
      })}
    </ul>
  );
}
