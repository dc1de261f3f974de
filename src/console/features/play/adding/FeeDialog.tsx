import { useId } from 'react';
import { FEE_MAX, formatMoney } from '../../../../domain/fields/money';
import { formatFullName } from '../../../../domain/play/people/names';
import type { Entry } from '../../../../domain/play/model/entry';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { Form, FormElement } from '../../../forms/Form';
import { NumberField } from '../../../forms/NumberField';
import { SubmitButton } from '../../../forms/SubmitButton';
import { Button } from '../../../ui/controls/Button';
import { Dialog, DialogBody, DialogFooter } from '../../../ui/dialogs/Dialog';
import type { RosterActions } from '../useRosterActions';
import styles from './Adding.module.css';

type FeeDialogProps = {
  tournament: Tournament;
  entry: Entry;
  actions: RosterActions;
  onClose: () => void;
};

type Values = { fee: string };

const validate = ({ fee }: Values): Partial<Values> => {
  if (fee === '') return {};
  const roubles = Number(fee);
  if (!Number.isInteger(roubles)) return { fee: 'Взнос указывается в целых рублях' };
  if (roubles < 0) return { fee: 'Взнос не может быть отрицательным' };
  return roubles > FEE_MAX ? { fee: `Взнос не больше ${formatMoney(FEE_MAX)}` } : {};
};

/** Sets an entry's own fee; an empty field means the tournament's fee (ROSTER-11). */
export function FeeDialog({ tournament, entry, actions, onClose }: FeeDialogProps) {
  const titleId = useId();
  const ownFee = tournament.entry_fee ?? 0;
  return (
    <Dialog titleId={titleId} width={560} isFullOnPhone onClose={onClose}>
      <Form
        initialValues={{ fee: entry.fee === null ? '' : String(entry.fee) }}
        validate={validate}
        onSubmit={({ fee }) => {
          const roubles = fee === '' ? null : Number(fee);
          if (roubles !== entry.fee) actions.setFee(entry, roubles);
          onClose();
          return Promise.resolve(null);
        }}
      >
        <FormElement labelledBy={titleId} className={styles.form}>
          <DialogBody
            title={
              <>
                Взнос: <bdi>{formatFullName(entry)}</bdi>
              </>
            }
          >
            <NumberField
              name="fee"
              label="Взнос этого игрока, ₽"
              hint={`Пусто — как у турнира: ${formatMoney(ownFee)}`}
              min={0}
              step={100}
            />
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>Отмена</Button>
            <SubmitButton label="Сохранить" busyLabel="Сохранение..." />
          </DialogFooter>
        </FormElement>
      </Form>
    </Dialog>
  );
}
