import { useCallback } from 'react';
import { validateFields, createTournamentRules } from '../../../../domain/tournament/rules';
import {
  listChangedFields,
  toFieldErrors,
  toRequestFromForm,
  type TournamentFormValues,
} from '../../../../domain/tournament/formValues';

/**
 * The form's validation (RULE), created anew when the day changes.
 * @param today yyyy-MM-dd in the club's time zone
 * @param before the edited tournament's values; only rules of changed fields apply (EDIT-2)
 * @returns messages by field name of the form
 */
export function useTournamentRules(today: string, before?: TournamentFormValues) {
  return useCallback(
    (values: TournamentFormValues): Partial<TournamentFormValues> => {
      const request = toRequestFromForm(values);
      const changed = before && listChangedFields(toRequestFromForm(before), request);
      return toFieldErrors(validateFields(createTournamentRules(today, changed), request));
    },
    [today, before],
  );
}
