import { searchOrganizers, listOrganizers } from '../../../../../domain/editing/organizers';
import { isPhone } from '../../../../../domain/fields/phone';
import type { TournamentFormValues } from '../../../../../domain/tournament/formValues';
import { useLoadedTournaments } from '../../../../api/tournaments/tournamentsApi';
import type { FieldProps } from '../../../../forms/FieldFrame';
import { SuggestField } from '../../../../forms/suggestions/SuggestField';
import { useFormContext } from '../../../../forms/useFormContext';
import { runWhenIdle } from '../../../../ui/loading/runWhenIdle';

const MOST = 8;

type OrganizerFieldProps = FieldProps & { placeholder: string };

/** The organizer's name, with earlier organizers as suggestions (COMFORT-24). */
export function OrganizerField(props: OrganizerFieldProps) {
  const tournaments = useLoadedTournaments();
  const { values, setValues } = useFormContext<TournamentFormValues>();

  return (
    <SuggestField
      {...props}
      suggest={(text) =>
        searchOrganizers(listOrganizers(tournaments), text, MOST).map(({ name, phone }) => ({
          value: name,
          note: phone,
        }))
      }
      // A long list takes a moment, so it is prepared before the first key.
      onFocus={() => void runWhenIdle(() => listOrganizers(tournaments))}
      onChoose={({ value, note }) =>
        setValues({
          ...values,
          organizer_name: value,
          // A phone of another form is not filled in, because the rules would refuse it (RULE-11).
          ...(isPhone(note) && { organizer_phone: note }),
        })
      }
    />
  );
}
