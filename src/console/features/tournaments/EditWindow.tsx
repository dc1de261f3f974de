import { useState } from 'react';
import { LABEL_OF } from '../../../domain/fields';
import { requestOf, changedFields, type TournamentValues } from '../../../domain/values';
import { FormBody } from '../../forms/Form';
import { FormAlert } from '../../forms/FormAlert';
import { FormStatusLine } from '../../forms/FormStatusLine';
import { SubmitButton } from '../../forms/SubmitButton';
import { useFormState } from '../../forms/useFormState';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Dialog, DialogFooter } from '../../ui/Dialog';
import { ModeSwitch } from '../../ui/ModeSwitch';
import { ChangesReview } from './ChangesReview';
import { ConflictPanel } from './ConflictPanel';
import { TournamentFields } from './TournamentFields';
import styles from './EditWindow.module.css';

type EditWindowProps = {
  titleId: string;
  before: TournamentValues;
  /** The values that somebody else has saved meanwhile, until they are reconciled. */
  overtaking: TournamentValues | null;
  today: string;
  onReconciled: () => void;
  onClose: () => void;
};

const MODES = [
  { value: 'edit', label: 'Редактирование' },
  { value: 'review', label: 'Просмотр' },
] as const;
type Mode = (typeof MODES)[number]['value'];

/** EDIT-1, EDIT-3, EDIT-11: the window around the form's two modes. */
export function EditWindow(props: EditWindowProps) {
  const { titleId, before, overtaking, today, onReconciled, onClose } = props;
  const { values, isSubmitting } = useFormState<TournamentValues>();
  const [mode, setMode] = useState<Mode>('edit');
  const [isAsking, setAsking] = useState(false);
  const isChanged = changedFields(requestOf(before), requestOf(values)).length > 0;

  const leave = () => {
    if (isSubmitting) return;
    if (isChanged) setAsking(true);
    else onClose();
  };

  return (
    <Dialog titleId={titleId} className={styles.dialog} onClose={leave}>
      <FormBody labelledBy={titleId} className={styles.form}>
        <header className={styles.header}>
          <div>
            <h2 id={titleId}>Редактирование турнира</h2>
            <p className={styles.subtitle}>Измените параметры турнира</p>
          </div>
          <ModeSwitch label="Режим" modes={MODES} value={mode} onChange={setMode} />
        </header>
        <div className={styles.body}>
          <FormAlert />
          {overtaking ? (
            <ConflictPanel before={before} theirs={overtaking} onReconciled={onReconciled} />
          ) : mode === 'edit' ? (
            <TournamentFields today={today} />
          ) : (
            <ChangesReview before={before} after={values} />
          )}
        </div>
        <DialogFooter>
          <FormStatusLine labels={LABEL_OF} complete="" prefix="Исправьте" />
          <Button disabled={isSubmitting} onClick={onClose}>
            Отмена
          </Button>
          <SubmitButton
            label="Сохранить изменения"
            busyLabel="Сохранение..."
            isHeld={overtaking !== null}
          />
        </DialogFooter>
      </FormBody>
      {isAsking && (
        <ConfirmDialog
          title="Изменения не сохранены"
          message="Закрыть окно и потерять то, что вы изменили?"
          confirm="Не сохранять"
          cancel="Продолжить"
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}
