import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { dateMask, shownDate, storedDate } from '../../domain/typedDate';
import { IconButton } from '../ui/Button';
import { CalendarIcon } from '../ui/icons';
import { placeBeside } from '../ui/placeBeside';
import { useOnDemand } from '../ui/useOnDemand';
import { FieldFrame, type FieldProps } from './FieldFrame';
import styles from './FieldFrame.module.css';
import { MaskedInput } from './MaskedInput';
import popupStyles from './Calendar.module.css';
import { useFormField } from './useFormField';

type DateFieldProps = FieldProps & {
  /** yyyy-MM-dd; days before it cannot be picked. */
  today: string;
};

/** A third of the forms' code: it comes when somebody turns to the field. */
const loadCalendar = async () => (await import('./Calendar')).Calendar;

/** INPUT-1: a date that is typed as dd.MM.yyyy or picked, and kept as yyyy-MM-dd. */
export function DateField({ today, ...field }: DateFieldProps) {
  const { frame, control, change } = useFormField(field);
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const popupId = `${control.id}-calendar`;
  const { loaded: Calendar, hasFailed, load } = useOnDemand(loadCalendar);

  const settle = () => {
    if (!popup.current) return;
    placeBeside(popup.current, anchor.current);
    popup.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  const isShown = useRef(false);
  useLayoutEffect(() => {
    if (Calendar && isShown.current) settle();
  }, [Calendar]);

  // The key is for the calendar alone: WebKit by itself would cancel a dialog around it as well.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    popup.current?.hidePopover();
  };

  return (
    <FieldFrame {...frame}>
      <div
        ref={anchor}
        className={styles.withButton}
        onFocus={load}
        onPointerEnter={load}
        onKeyDown={closeOnEscape}
      >
        <MaskedInput
          {...control}
          mask={dateMask}
          value={shownDate(control.value)}
          placeholder="дд.мм.гггг"
          onChange={(text) => change(storedDate(text))}
        />
        <IconButton label="Выбрать дату" popoverTarget={popupId}>
          <CalendarIcon />
        </IconButton>
      </div>
      <div
        ref={popup}
        id={popupId}
        popover="auto"
        role="dialog"
        aria-label="Календарь"
        className={popupStyles.popup}
        onKeyDown={closeOnEscape}
        onBeforeToggle={(event) => {
          if (event.newState !== 'open') return;
          load();
          setOpen(true);
        }}
        onToggle={(event) => {
          isShown.current = event.newState === 'open';
          if (isShown.current) settle();
          else setOpen(false);
        }}
      >
        {isOpen && !Calendar && (
          <p className={popupStyles.absent}>
            {hasFailed ? 'Календарь не загрузился. Введите дату цифрами.' : 'Загрузка календаря...'}
          </p>
        )}
        {isOpen && Calendar && (
          <Calendar
            selected={control.value}
            today={today}
            onSelect={(day) => {
              change(day);
              popup.current?.hidePopover();
            }}
          />
        )}
      </div>
    </FieldFrame>
  );
}
