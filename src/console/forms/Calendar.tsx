import { DayPicker } from 'react-day-picker';
import { ru } from 'react-day-picker/locale/ru';
import 'react-day-picker/style.css';
import { noonOf, storedDay } from '../../domain/typedDate';

type CalendarProps = {
  /** yyyy-MM-dd, or any other text where no day is chosen. */
  selected: string;
  today: string;
  onSelect: (day: string) => void;
};

/** INPUT-1: a month in Russian, Monday first; days before today cannot be picked. */
export function Calendar({ selected, today, onSelect }: CalendarProps) {
  const now = noonOf(today);
  const day = noonOf(selected);
  return (
    <DayPicker
      mode="single"
      locale={ru}
      weekStartsOn={1}
      today={now}
      selected={day}
      defaultMonth={day ?? now}
      disabled={now && { before: now }}
      onDayClick={(picked, modifiers) => {
        if (!modifiers.disabled) onSelect(storedDay(picked));
      }}
    />
  );
}
