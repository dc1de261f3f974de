import { REPEATS_MAX } from '../../../../domain/editing/series';
import { FIELD_LABELS_IN_SENTENCES } from '../../../../domain/tournament/tournamentFields';
import { formatDay } from '../../../../domain/dates/formatDays';
import { formatOrRaw } from '../../../../domain/lib/formatOrRaw';
import {
  INITIAL_FORM_VALUES,
  type TournamentFormValues,
} from '../../../../domain/tournament/formValues';
import { FormElement } from '../../../forms/Form';
import { FormAlert } from '../../../forms/FormAlert';
import { useFillCount } from '../../../forms/fillCount';
import { FormProblemsLine } from '../../../forms/FormProblemsLine';
import { ResetFormButton } from '../../../forms/ResetFormButton';
import { SubmitButton } from '../../../forms/SubmitButton';
import { useFormContext } from '../../../forms/useFormContext';
import { Caution } from '../../../ui/feedback/Caution';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { useLeaveGuard } from '../../../ui/leaving/useLeaveGuard';
import type { DraftKeeper } from './drafts/draftKeeper';
import { DraftOffers } from './drafts/DraftOffers';
import { LeaveQuestion } from './drafts/LeaveQuestion';
import { useDraft } from './drafts/useDraft';
import { OverlapWarning } from './hints/OverlapWarning';
import { LatestValuesOffer } from './hints/LatestValuesOffer';
import { OfflineFormNote } from './OfflineFormNote';
import { FieldRulesPanel } from './FieldRulesPanel';
import type { InitialValues } from './useInitialValues';
import { toSeriesRequests, SeriesFields, type NewTournamentValues } from './series/SeriesFields';
import type { useSeries } from './series/useSeries';
import { TournamentFields } from './TournamentFields';
import styles from './NewTournamentScreen.module.css';

const TITLE = 'Создать турнир';
/** Values after «Сбросить». Any difference from them makes a draft (CREATE-3). */
const EMPTY: NewTournamentValues = { ...INITIAL_FORM_VALUES, repeats: '', copyOf: '' };

/** Returns «Готово» when every tournament has been created. */
const formatSubmitLabel = (all: number, left: number): string => {
  if (all > 0 && left === 0) return 'Готово';
  return all > 1 ? `Создать ${formatQuantity(left, 'турнир', 'турнира', 'турниров')}` : TITLE;
};

const WIDEST = formatSubmitLabel(REPEATS_MAX, REPEATS_MAX);

type NewTournamentBodyProps = {
  /** The current day, yyyy-MM-dd in the club's time zone. */
  today: string;
  initial: InitialValues;
  validate: (values: TournamentFormValues) => Partial<TournamentFormValues>;
  keeper: DraftKeeper;
  series: ReturnType<typeof useSeries>;
};

/** The create form with its draft (COMFORT-20) and the question before leaving (COMFORT-21). */
export function NewTournamentFormFrame(props: NewTournamentBodyProps) {
  const { today, initial, validate, keeper, series } = props;
  const { caution } = initial;
  // After a draft or a reset, the values are no longer a copy.
  const copyOf = useFillCount().count === 0 ? initial.copyOf : undefined;
  const { values, isChanged, isSubmitting } = useFormContext<NewTournamentValues>();
  const requests = toSeriesRequests(values);
  const outcomes = series.getOutcomes(requests);
  const createdCount = Object.values(outcomes).filter(({ status }) => status === 'done').length;
  const leftCount = requests.length - createdCount;
  const isUnsaved = isChanged || isSubmitting || createdCount > 0;
  const { pending, confirmLeave, stay } = useLeaveGuard(isUnsaved);
  const { offers, continueWith, discard } = useDraft({
    form: 'new',
    keeper,
    before: EMPTY,
    isChanged: isUnsaved,
    submission: series.submission,
    onContinued: ({ sending }) => series.startSubmission(sending),
  });

  return (
    <>
      <FormElement labelledBy="new-tournament" className={styles.screen}>
        <div className={styles.card}>
          <h1 id="new-tournament">{TITLE}</h1>
          {copyOf !== undefined && (
            <p
              className={styles.copy}
            >{`Копия турнира от ${formatOrRaw(copyOf.date, formatDay)}`}</p>
          )}
          {caution && <Caution>{caution}</Caution>}
          <DraftOffers offers={offers} onContinue={continueWith} onDiscard={discard} />
          <TournamentFields
            today={today}
            firstField={copyOf === undefined ? 'tournament_type' : 'date'}
            timeNotes={
              <>
                {copyOf === undefined && <LatestValuesOffer />}
                <OverlapWarning isSilent={requests.length > 1} />
              </>
            }
          />
          <SeriesFields outcomes={outcomes} />
        </div>
        <FieldRulesPanel />
        <div className={styles.notes}>
          <FormAlert />
          <OfflineFormNote keeper={keeper} />
        </div>
        <footer className={styles.footer} data-pinned="">
          <SubmitButton
            label={formatSubmitLabel(requests.length, leftCount)}
            busyLabel="Создание..."
            widestLabel={WIDEST}
          />
          <ResetFormButton
            values={EMPTY}
            validate={validate}
            onReset={() => {
              keeper.discard();
              series.startSubmission();
            }}
          />
          <FormProblemsLine names={FIELD_LABELS_IN_SENTENCES} complete="Всё заполнено" />
        </footer>
      </FormElement>
      {pending && (
        <LeaveQuestion
          isBusy={isSubmitting}
          isSeries={leftCount > 1}
          endsSession={pending.endsSession}
          keeper={keeper}
          onLeave={confirmLeave}
          onStay={stay}
        />
      )}
    </>
  );
}
