import { useId, useState } from 'react';
import { pickChanges } from '../../../../domain/players/card/playerCorrection';
import { parsePlayerCard } from '../../../../domain/players/parsePlayers';
import type { PlayerCard } from '../../../../domain/players/playerWire';
import { useCorrectPlayerMutation } from '../../../api/players/playerMutations';
import { parseConflict } from '../../../api/request/parseConflict';
import { Form, FormElement } from '../../../forms/Form';
import { FormAlert } from '../../../forms/FormAlert';
import { PersonFields, StoredPerson } from '../../../forms/PersonFields';
import {
  toEntryPersonFromForm,
  toPersonValues,
  validatePerson,
  type PersonValues,
} from '../../../forms/personForm';
import { SubmitButton } from '../../../forms/SubmitButton';
import { UnsavedFormQuestion } from '../../../forms/UnsavedFormQuestion';
import { Button } from '../../../ui/controls/Button';
import { Dialog, DialogBody, DialogFooter } from '../../../ui/dialogs/Dialog';
import { requestLeave } from '../../../ui/leaving/leaving';

/** Corrects name, phone and level of a player for all later rosters (PLAYER-87). */
export function CorrectPlayerDialog({ card, onClose }: { card: PlayerCard; onClose: () => void }) {
  const titleId = useId();
  const [correct] = useCorrectPlayerMutation();
  const [opened] = useState(card);
  // After a conflict, sending again replaces the values that the other device has saved.
  const [base, setBase] = useState(card);

  const send = async (values: PersonValues) => {
    const changes = pickChanges(opened, toEntryPersonFromForm(values));
    const { error } = await correct({ id: card.id, changes, expectedVersion: base.version });
    if (!error) {
      onClose();
      return null;
    }
    setBase(parseConflict(error, parsePlayerCard) ?? base);
    return { message: error.message ?? '', ...error };
  };

  return (
    <Dialog titleId={titleId} width={520} onClose={() => requestLeave(onClose)}>
      <Form
        initialValues={toPersonValues(opened)}
        validate={(values) => validatePerson(toEntryPersonFromForm(values))}
        onSubmit={send}
      >
        <FormElement labelledBy={titleId}>
          <DialogBody title="Исправить данные игрока">
            <PersonFields />
            <FormAlert />
            {base !== opened && (
              <p>
                <StoredPerson person={base} />. Ещё раз сохранить — значит заменить это.
              </p>
            )}
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>Отмена</Button>
            <SubmitButton label="Сохранить изменения" busyLabel="Сохранение..." />
          </DialogFooter>
        </FormElement>
        <UnsavedFormQuestion />
      </Form>
    </Dialog>
  );
}
