import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { config } from '../../../config';
import { useAppSelector } from '../../../hooks';
import { selectListPath } from '../../../state/listAddress';
import { BackButton } from '../../../ui/controls/BackButton';
import '../../../ui/dialogs/keyboardRoom';
import { requestLeave } from '../../../ui/leaving/leaving';
import { useToday } from '../../../ui/time/useToday';
import { CreatedScreen } from './CreatedScreen';
import { validateClubHours } from '../../../../domain/tournament/clubHours';
import { Form } from '../../../forms/Form';
import type { SubmitFailure } from '../../../forms/useFormContext';
import { useIsUnmounted } from '../../../ui/loading/useIsUnmounted';
import { createDraftKeeper } from './drafts/draftKeeper';
import { NewTournamentFormFrame } from './NewTournamentFormFrame';
import { toSeriesRequests, type NewTournamentValues } from './series/SeriesFields';
import { useSeries } from './series/useSeries';
import { useTournamentRules } from './useTournamentRules';
import { FieldRulesPanel } from './FieldRulesPanel';
import { useInitialValues, type InitialValues } from './useInitialValues';
import styles from './NewTournamentScreen.module.css';

type NewTournamentFormProps = {
  initial: InitialValues;
  /** The current day, yyyy-MM-dd in the club's time zone. */
  today: string;
  /** Called with the number of created tournaments, unless the user has left the form. */
  onCreated: (count: number) => void;
};

/** When a part of a series failed, adds the number of created tournaments to the message (COMFORT-23). */
const toPartialFailure = (problem: SubmitFailure, done: number, all: number): SubmitFailure => ({
  ...problem,
  message: `Создано ${done} из ${all}. ${problem.message}`,
});

/** Creates one tournament, or a weekly series (CREATE, COMFORT-23). */
function NewTournamentForm({ initial, today, onCreated }: NewTournamentFormProps) {
  const validate = useTournamentRules(today);
  const [keeper] = useState(() => createDraftKeeper('new'));
  const series = useSeries(keeper.saveSubmission);
  const isUnmounted = useIsUnmounted();

  const create = async (values: NewTournamentValues): Promise<SubmitFailure | null> => {
    const requests = toSeriesRequests(values);
    const problem = validateClubHours(requests[0]!);
    if (problem) {
      console.warn(`The tournament was not sent: ${problem}`);
      return null;
    }
    const { length } = requests;
    const { failure, leftCount } = await series.send(requests);
    if (failure)
      return length === 1 ? failure : toPartialFailure(failure, length - leftCount, length);
    // An interrupted series can continue, so its draft is kept.
    if (leftCount > 0) return null;
    keeper.discard();
    if (!isUnmounted()) onCreated(length);
    return null;
  };

  return (
    <Form
      initialValues={{ ...initial.values, repeats: '', copyOf: initial.copyOf?.id ?? '' }}
      validate={validate}
      onSubmit={create}
    >
      <NewTournamentFormFrame
        today={today}
        initial={initial}
        validate={validate}
        keeper={keeper}
        series={series}
      />
    </Form>
  );
}

/** Screen of the create form (CREATE). The address contains the form's initial values (COMFORT-22). */
export function NewTournamentScreen() {
  const navigate = useNavigate();
  const listPath = useAppSelector(selectListPath);
  const { search } = useLocation();
  const today = useToday();
  const initial = useInitialValues(today);
  const [createdCount, setCreatedCount] = useState(0);

  if (createdCount > 0) {
    return <CreatedScreen count={createdCount} onNext={() => setCreatedCount(0)} />;
  }
  return (
    <div className={styles.page}>
      <title>{`Создать турнир · ${config.title}`}</title>
      <BackButton onClick={() => requestLeave(() => void navigate(listPath))} />
      {initial ? (
        <NewTournamentForm
          key={search}
          initial={initial}
          today={today}
          onCreated={setCreatedCount}
        />
      ) : (
        <div className={styles.screen}>
          <p className={styles.card}>Загрузка турнира...</p>
          <FieldRulesPanel />
        </div>
      )}
    </div>
  );
}
