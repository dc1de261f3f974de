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

/** COMFORT-24: the organizer's name, with earlier organizers as suggestions. */
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
      // With a long list this takes a moment: it is done before the first key.
      onFocus={() => void runWhenIdle(() => listOrganizers(tournaments))}
      onChoose={({ value, note }) =>
        setValues({
          ...values,
          organizer_name: value,
          // A phone in another form would be refused (RULE-11), and is not filled in.
          ...(isPhone(note) && { organizer_phone: note }),
        })
      }
    />
  );
}
