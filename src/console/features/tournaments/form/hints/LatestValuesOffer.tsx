import { useMemo, useState } from 'react';
import { formatLevelRange } from '../../../../../domain/fields/level';
import { formatMoney } from '../../../../../domain/fields/money';
import { isPhone } from '../../../../../domain/fields/phone';
import { formatTimeRange } from '../../../../../domain/dates/time';
import { findLatestOfType } from '../../../../../domain/editing/findLatestOfType';
import { pick } from '../../../../../domain/lib/pick';
import {
  listChangedFormFields,
  toFormValues,
  type TournamentFormValues,
} from '../../../../../domain/tournament/formValues';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import { useLoadedTournaments } from '../../../../api/tournaments/tournamentsApi';
import { useFillCount } from '../../../../forms/fillCount';
import { useFormContext } from '../../../../forms/useFormContext';
import { Button } from '../../../../ui/controls/Button';
import styles from './Hints.module.css';

const USUAL_FIELDS = [
  'start_time',
  'end_time',
  'level_from',
  'level_to',
  'entry_fee',
  'organizer_name',
  'organizer_phone',
] as const;

type UsualValues = Pick<TournamentFormValues, (typeof USUAL_FIELDS)[number]>;

/** A phone of another form is omitted, because the rules would refuse it (RULE-11). */
function getUsualValues(latest: Tournament): UsualValues {
  const usual = pick(toFormValues(latest), USUAL_FIELDS);
  return isPhone(usual.organizer_phone) ? usual : { ...usual, organizer_phone: '' };
}

/** Offers times, fee, levels and organizer of the latest tournament of the chosen type (COMFORT-25). */
export function LatestValuesOffer() {
  const tournaments = useLoadedTournaments();
  const { values, setValues } = useFormContext<TournamentFormValues>();
  const { tournament_type: type } = values;
  const latest = useMemo(() => findLatestOfType(tournaments, type), [tournaments, type]);
  const { count } = useFillCount();
  const [taken, setTaken] = useState<{ replaced: UsualValues; count: number } | null>(null);
  // After a draft or a reset no replaced values can be restored.
  const replaced = taken?.count === count ? taken.replaced : null;
  // The empty line keeps its space, because the offer appears and disappears while the user types.
  const none = <div className={styles.lastTime} />;
  if (!latest) return none;

  const usual = getUsualValues(latest);
  const isTaken = listChangedFormFields(values, { ...values, ...usual }).length === 0;
  // The values are equal already, as in a copy.
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
        , уровень {formatLevelRange(latest.level_from, latest.level_to)},{' '}
        <bdi>{usual.organizer_name}</bdi>
      </span>
      <Button
        className={styles.small}
        otherLabel={getLabel(!isTaken)}
        onClick={() => {
          setTaken(isTaken ? null : { replaced: pick(values, USUAL_FIELDS), count });
          setValues({ ...values, ...(isTaken ? replaced : usual) });
        }}
      >
        {getLabel(isTaken)}
      </Button>
    </p>
  );
}
