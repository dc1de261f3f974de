import { useMemo, useState } from 'react';
import { formatMoney } from '../../../../../domain/fields/money';
import { formatTimeRange } from '../../../../../domain/dates/time';
import { findLatestOfType } from '../../../../../domain/editing/findLatestOfType';
import {
  toFormValues,
  type TournamentFormValues,
} from '../../../../../domain/tournament/formValues';
import { useLoadedTournaments } from '../../../../api/tournaments/tournamentsApi';
import { useFillCount } from '../../../../forms/fillCount';
import { useFormContext } from '../../../../forms/useFormContext';
import { Button } from '../../../../ui/controls/Button';
import styles from './Hints.module.css';

type UsualValues = Pick<TournamentFormValues, 'start_time' | 'end_time' | 'entry_fee'>;

const pickUsual = ({ start_time, end_time, entry_fee }: TournamentFormValues): UsualValues => ({
  start_time,
  end_time,
  entry_fee,
});

const isSame = (one: UsualValues, other: UsualValues): boolean =>
  one.start_time === other.start_time &&
  one.end_time === other.end_time &&
  Number(one.entry_fee) === Number(other.entry_fee);

/** Offers the times and the fee of the latest tournament of the chosen type (COMFORT-25). */
export function LatestTimesOffer() {
  const tournaments = useLoadedTournaments();
  const { values, setValues } = useFormContext<TournamentFormValues>();
  const { tournament_type: type } = values;
  const latest = useMemo(() => findLatestOfType(tournaments, type), [tournaments, type]);
  const { count } = useFillCount();
  const [taken, setTaken] = useState<{ replaced: UsualValues; count: number } | null>(null);
  // After a draft or a reset there is nothing of its own to take back.
  const replaced = taken?.count === count ? taken.replaced : null;
  // Keeps its space while empty, because the offer appears and disappears while the user types.
  const none = <div className={styles.lastTime} />;
  if (!latest) return none;

  const usual = pickUsual(toFormValues(latest));
  const isTaken = isSame(pickUsual(values), usual);
  // The values are the same already, as in a copy.
  if (isTaken && !replaced) return none;
  const getLabel = (taken: boolean) => (taken ? 'Вернуть' : 'Подставить');
  return (
    <p className={`${styles.lastTime} ${styles.offer}`}>
      <span>
        Как в прошлый раз:{' '}
        <span className={styles.whole}>
          {formatTimeRange(usual.start_time, usual.end_time)},{' '}
          {formatMoney(Number(usual.entry_fee))}
        </span>
      </span>
      <Button
        className={styles.small}
        otherLabel={getLabel(!isTaken)}
        onClick={() => {
          setTaken(isTaken ? null : { replaced: pickUsual(values), count });
          setValues({ ...values, ...(isTaken ? replaced : usual) });
        }}
      >
        {getLabel(isTaken)}
      </Button>
    </p>
  );
}
