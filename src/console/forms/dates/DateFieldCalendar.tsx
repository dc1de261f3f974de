import { DayPicker } from 'react-day-picker';
import { ru } from 'react-day-picker/locale/ru';
import 'react-day-picker/style.css';
import { toLocalNoon, toPickedDay } from '../../../domain/fields/typedDate';
import styles from './DateFieldCalendar.module.css';

type CalendarProps = {
  /** The chosen day, yyyy-MM-dd, or any other text while no day is chosen. */
  selected: string;
  today: string;
  /** Days to mark, yyyy-MM-dd. */
  busyDays?: ReadonlySet<string> | undefined;
  onSelect: (day: string) => void;
};

const { labelDayButton } = ru.labels ?? {};
const labelIn = typeof labelDayButton === 'function' ? labelDayButton : () => '';

const NONE: ReadonlySet<string> = new Set();

/** A month in Russian that begins on Monday; days before today cannot be picked (INPUT-1). */
export function DateFieldCalendar({ selected, today, busyDays = NONE, onSelect }: CalendarProps) {
  const now = toLocalNoon(today);
  const day = toLocalNoon(selected);
  return (
    <DayPicker
      mode="single"
      locale={ru}
      weekStartsOn={1}
      today={now}
      selected={day}
      defaultMonth={day ?? now}
      disabled={now && { before: now }}
      modifiers={{ busy: (one) => busyDays.has(toPickedDay(one)) }}
      modifiersClassNames={{ busy: styles.busy! }}
      labels={{
        labelDayButton: (...asked) =>
          `${labelIn(...asked)}${asked[1].busy ? ', есть турниры' : ''}`,
      }}
      onDayClick={(picked, modifiers) => {
        if (!modifiers.disabled) onSelect(toPickedDay(picked));
      }}
    />
  );
}
