import { useState } from 'react';
import {
  FIELD_LABELS_IN_SENTENCES,
  type FieldName,
} from '../../../../domain/tournament/tournamentFields';
import {
  listChangedFormFields,
  type TournamentFormValues,
} from '../../../../domain/tournament/formValues';
import { FormElement } from '../../../forms/Form';
import { FormAlert } from '../../../forms/FormAlert';
import { FormProblemsLine } from '../../../forms/FormProblemsLine';
import { SubmitButton } from '../../../forms/SubmitButton';
import { UnsavedFormQuestion } from '../../../forms/UnsavedFormQuestion';
import { useFormContext } from '../../../forms/useFormContext';
import { Button } from '../../../ui/controls/Button';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog';
import { requestLeave } from '../../../ui/leaving/leaving';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl';
import { ChangesReview } from './ChangesReview';
import { ConflictPanel } from './ConflictPanel';
import type { DraftKeeper } from './drafts/draftKeeper';
import { DraftOffers } from './drafts/DraftOffers';
import { useDraft } from './drafts/useDraft';
import { OverlapWarning } from './hints/OverlapWarning';
import { OfflineFormNote } from './OfflineFormNote';
import { TournamentFields } from './TournamentFields';
import styles from './EditFormWindow.module.css';

type EditWindowProps = {
  titleId: string;
  /** Id of the tournament. */
  id: number;
  keeper: DraftKeeper;
  before: TournamentFormValues;
  /** Values that another user has saved, until the conflict is merged; otherwise null. */
  theirs: TournamentFormValues | null;
  today: string;
  onMerged: () => void;
  /** Closes without a question. `isDraftLeft` is true when the changes are kept as a draft. */
  onCancel: (isDraftLeft: boolean) => void;
  onClose: () => void;
};

const MODES = [
  { value: 'edit', label: 'Редактирование' },
  { value: 'review', label: 'Просмотр' },
] as const;
type Mode = (typeof MODES)[number]['value'];

/** The footer's summary of the changes (EDIT-3). */
const describeChanges = (changed: readonly FieldName[]): string =>
  changed.length === 0
    ? 'Изменений нет'
    : `Изменено: ${changed.map((name) => FIELD_LABELS_IN_SENTENCES[name]).join(', ')}.`;

/** Window with the form's two modes, editing and review (EDIT-1, EDIT-3, EDIT-11, COMFORT-20, COMFORT-21). */
export function EditFormWindow(props: EditWindowProps) {
  const { titleId, id, keeper, before, theirs, today, onMerged, onCancel, onClose } = props;
  const { values, isSubmitting } = useFormContext<TournamentFormValues>();
  const [mode, setMode] = useState<Mode>('edit');
  const changed = listChangedFormFields(before, values);
  const isChanged = changed.length > 0;
  const { offers, continueWith, discard } = useDraft({
    form: id,
    keeper,
    before,
    isChanged,
  });

  // Typed values are kept as a draft. If the device cannot store it, the dialog asks first (EDIT-11).
  const cancel = () => {
    if (isChanged && !keeper.flush()) requestLeave(onClose);
    else onCancel(isChanged);
  };

  return (
    <Dialog
      titleId={titleId}
      isFullOnPhone
      className={styles.dialog}
      onClose={() => requestLeave(onClose)}
    >
      <FormElement labelledBy={titleId} className={styles.form}>
        <header className={styles.header}>
          <div>
            <h2 id={titleId}>Редактирование турнира</h2>
            <p className="quiet">Измените параметры турнира</p>
          </div>
          <SegmentedControl label="Режим" modes={MODES} value={mode} onChange={setMode} />
        </header>
        <div className={styles.body}>
          {!theirs && <DraftOffers offers={offers} onContinue={continueWith} onDiscard={discard} />}
          {theirs ? (
            <ConflictPanel tournamentId={id} before={before} theirs={theirs} onMerged={onMerged} />
          ) : mode === 'edit' ? (
            <TournamentFields today={today} timeNotes={<OverlapWarning exceptId={id} />} />
          ) : (
            <ChangesReview before={before} after={values} />
          )}
        </div>
        <div className={styles.notes}>
          <FormAlert />
          <OfflineFormNote keeper={keeper} />
        </div>
        <DialogFooter>
          <FormProblemsLine names={FIELD_LABELS_IN_SENTENCES} complete={describeChanges(changed)} />
          <Button disabled={isSubmitting} onClick={cancel}>
            Отмена
          </Button>
          <SubmitButton
            label="Сохранить изменения"
            busyLabel="Сохранение..."
            isHeld={theirs !== null}
          />
        </DialogFooter>
      </FormElement>
      <UnsavedFormQuestion isChanged={isChanged} onDiscard={() => keeper.discard()} />
    </Dialog>
  );
}
