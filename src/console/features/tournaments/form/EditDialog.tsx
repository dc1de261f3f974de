import { useId, useMemo, useState } from 'react';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { END_AFTER_START_TEXT, isEndAfterStart } from '../../../../domain/tournament/rules';
import {
  listChangedFields,
  pickFromRequest,
  toRequestFromForm,
  toFormValues,
  type TournamentFormValues,
} from '../../../../domain/tournament/formValues';
import { useUpdateTournamentMutation } from '../../../api/tournaments/tournamentMutations';
import { Form } from '../../../forms/Form';
import { useAppDispatch } from '../../../hooks';
import { toastShown } from '../../../state/toastsSlice';
import { removeLeaveGuard } from '../../../ui/leaving/leaveGuard';
import { useIsUnmounted } from '../../../ui/loading/useIsUnmounted';
import { useToday } from '../../../ui/time/useToday';
import { createDraftKeeper } from './drafts/draftKeeper';
import { EditFormWindow } from './EditFormWindow';
import { toSubmitFailure } from '../saving/toSubmitFailure';
import { showEditedToast } from '../toasts/tournamentToasts';
import { parseConflictTournament, recoverLostSave } from '../saving/versionConflict';
import { useRefetchIfOutcomeUnknown } from '../saving/useRefetchIfOutcomeUnknown';
import { useTournamentRules } from './useTournamentRules';

const DRAFT_LEFT = 'Изменения не сохранены, но остались в черновике на этом устройстве';

type EditDialogProps = { tournament: Tournament; onClose: () => void };

/**
 * Edits a tournament and sends only the changed fields (EDIT). They are compared with the tournament when the dialog
 * opened, or with its newer state after a conflict (TRUST-41).
 */
export function EditDialog({ tournament, onClose }: EditDialogProps) {
  const titleId = useId();
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState(tournament);
  const [conflicting, setConflicting] = useState<Tournament | null>(null);
  const before = useMemo(() => toFormValues(known), [known]);
  const today = useToday();
  const validate = useTournamentRules(today, before);
  const [updateTournament] = useUpdateTournamentMutation();
  const [keeper] = useState(() => createDraftKeeper(tournament.id));
  const isUnmounted = useIsUnmounted();
  const noteOutcome = useRefetchIfOutcomeUnknown();

  /** After saving there is no draft to keep and no question to ask (COMFORT-20, COMFORT-21). */
  const handleSaved = () => {
    keeper.discard();
    if (isUnmounted()) return;
    removeLeaveGuard();
    onClose();
  };

  /** A kept draft is offered when the dialog opens again (COMFORT-20). */
  const cancel = (isDraftLeft: boolean) => {
    if (!isDraftLeft) keeper.discard();
    removeLeaveGuard();
    onClose();
    if (isDraftLeft) dispatch(toastShown({ text: DRAFT_LEFT }));
  };

  const save = async (values: TournamentFormValues) => {
    const request = toRequestFromForm(values);
    const changed = listChangedFields(toRequestFromForm(before), request);
    const isTimeChanged = changed.includes('startTime') || changed.includes('endTime');
    if (isTimeChanged && request.endTime && !isEndAfterStart(request.startTime, request.endTime)) {
      return { message: END_AFTER_START_TEXT };
    }
    if (changed.length > 0) {
      const changes = pickFromRequest(request, changed);
      const { data, error } = await updateTournament({ known, changes });
      noteOutcome(error);
      const saved = error ? dispatch(recoverLostSave(error, request)) : data;
      if (error && !saved) {
        const current = parseConflictTournament(error);
        if (!current) return toSubmitFailure(error);
        setConflicting(current);
        return null;
      }
      if (saved)
        void dispatch(showEditedToast(saved, pickFromRequest(toRequestFromForm(before), changed)));
    }
    handleSaved();
    return null;
  };

  return (
    <Form initialValues={before} validate={validate} onSubmit={save}>
      <EditFormWindow
        titleId={titleId}
        id={tournament.id}
        keeper={keeper}
        before={before}
        theirs={conflicting && toFormValues(conflicting)}
        today={today}
        onMerged={() => {
          if (conflicting) setKnown(conflicting);
          setConflicting(null);
        }}
        onCancel={cancel}
        onClose={onClose}
      />
    </Form>
  );
}
