import { findOrganizers, organizersOf } from '../../../../domain/organizers';
import type { TournamentValues } from '../../../../domain/values';
import type { FieldProps } from '../../../forms/FieldFrame';
import { SuggestField } from '../../../forms/SuggestField';
import { useFormState } from '../../../forms/useFormState';
import { whenIdle } from '../../../ui/whenIdle';
import { useTournaments } from './useTournaments';

const MOST = 8;
/** Any other is refused (RULE-11): the person types it anew. */
const PHONE = /^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/;

type OrganizerFieldProps = FieldProps & { placeholder: string };

/** COMFORT-24: the organizer's name, with those who have organized before. */
export function OrganizerField(props: OrganizerFieldProps) {
  const tournaments = useTournaments();
  const { values, setValues } = useFormState<TournamentValues>();

  return (
    <SuggestField
      {...props}
      suggest={(text) =>
        findOrganizers(organizersOf(tournaments), text, MOST).map(({ name, phone }) => ({
          value: name,
          note: phone,
        }))
      }
      // Of a long list it takes a moment, which is over before the first key.
      onFocus={() => void whenIdle(() => organizersOf(tournaments))}
      onChoose={({ value, note }) =>
        setValues({
          ...values,
          organizer_name: value,
          ...(PHONE.test(note) && { organizer_phone: note }),
        })
      }
    />
  );
}
