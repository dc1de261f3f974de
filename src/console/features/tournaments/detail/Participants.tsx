import { useId } from 'react';
import { NOTHING } from '../../../../domain/format';
import { formatLevel } from '../../../../domain/level';
import { shownLongDateOf } from '../../../../domain/longDate';
import type { Application } from '../../../../domain/tournament';
import { config } from '../../../config';
import { PhoneLink } from '../display/PhoneLink';
import styles from './Participants.module.css';

/** DETAIL-3, DETAIL-4. */
export function Participants({ applications }: { applications: Application[] }) {
  const titleId = useId();
  return (
    <section className={styles.participants} aria-labelledby={titleId}>
      <h3 id={titleId}>{`Участники (${applications.length})`}</h3>
      {applications.length === 0 ? (
        <p className={styles.nobody}>Пока нет заявок</p>
      ) : (
        <ul tabIndex={0} aria-labelledby={titleId}>
          {applications.map((application, index) => (
            <li key={index}>
              <strong>{application.name || NOTHING}</strong>
              <span className={styles.level}>{`Уровень ${formatLevel(application.level)}`}</span>
              <PhoneLink phone={application.contact_phone} />
              <span className={styles.date}>
                {shownLongDateOf(application.created_at, config.timeZone)}
              </span>
              <span className={styles.user}>
                ID <bdi>{application.user_id ?? NOTHING}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
