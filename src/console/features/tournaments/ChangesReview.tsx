import type { ReactNode } from 'react';
import {
  formatLevelRange,
  formatMoney,
  formatTimeRange,
  NOTHING,
  shown,
} from '../../../domain/format';
import { formatLongDate } from '../../../domain/longDate';
import { requestOf, type TournamentValues } from '../../../domain/values';
import { Facts } from '../../ui/Facts';
import styles from './ChangesReview.module.css';

/** The values as they would be saved, in words. */
function factsOf(values: TournamentValues): Record<string, string> {
  const request = requestOf(values);
  return {
    'Тип турнира': request.tournamentType || NOTHING,
    Дата: shown(request.date, formatLongDate),
    Время: formatTimeRange(request.startTime, request.endTime),
    'Уровень игроков': formatLevelRange(
      Number.isNaN(request.levelFrom) ? null : request.levelFrom,
      request.levelTo,
    ),
    Взнос: formatMoney(request.entryFee),
    Организатор: request.organizerName || NOTHING,
    Телефон: request.organizerPhone || NOTHING,
  };
}

type ChangesReviewProps = { before: TournamentValues; after: TournamentValues };

/** EDIT-3: read-only, with what changed marked. */
export function ChangesReview({ before, after }: ChangesReviewProps) {
  const old = factsOf(before);
  const facts = Object.entries(factsOf(after)).map(([name, value]): [string, ReactNode] => [
    name,
    value === old[name] ? (
      value
    ) : (
      <>
        <del>
          <span className="visuallyHidden">Было: </span>
          <bdi>{old[name]}</bdi>
        </del>{' '}
        <ins>
          <span className="visuallyHidden">Стало: </span>
          <bdi>{value}</bdi>
        </ins>
      </>
    ),
  ]);
  return <Facts className={styles.review} facts={Object.fromEntries(facts)} />;
}
