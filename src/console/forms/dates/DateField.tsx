import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { dateMask, toTypedDate, toStoredDate } from '../../../domain/fields/typedDate';
import { IconButton } from '../../ui/controls/Button';
import { CalendarIcon } from '../../ui/icons/lazyIcons';
import { placePopup } from '../../ui/controls/placePopup';
import { useOnDemand } from '../../ui/loading/useOnDemand';
import { FieldFrame, type FieldProps } from '../FieldFrame';
import styles from '../FieldFrame.module.css';
import { MaskedInput } from '../MaskedInput';
import popupStyles from './DateFieldCalendar.module.css';
import { QuickDates } from './QuickDates';
import { useFormField } from '../useFormField';

type DateFieldProps = FieldProps & {
  /** The current day, yyyy-MM-dd in the club's time zone; earlier days cannot be picked. */
  today: string;
  /** True when the field is focused initially. */
  hasFocus?: boolean | undefined;
  /** Days, yyyy-MM-dd, with a tournament; the calendar marks them. */
  busyDays?: ReadonlySet<string>;
};

/** The calendar is a third of the forms' code, so it loads only when the user focuses the field. */
const loadCalendar = async () => (await import('./DateFieldCalendar')).DateFieldCalendar;

/** A field for a date, typed as dd.MM.yyyy or picked, and stored as yyyy-MM-dd (INPUT-1). */
export function DateField({ today, hasFocus = false, busyDays, ...field }: DateFieldProps) {
  const { frame, control, change } = useFormField(field);
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  /** The current press on the field, and the calendar's state before the press. */
  const press = useRef<{ isTouch: boolean; wasOpen: boolean } | null>(null);
  /** True when a mouse press on the field has opened the calendar; the caret then stays in the field for typing. */
  const staysInField = useRef(false);
  const popupId = `${control.id}-calendar`;
  const { loaded: Calendar, hasFailed, load } = useOnDemand(loadCalendar);

  const focusCalendar = () => popup.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  const settle = () => {
    if (!popup.current) return;
    placePopup(popup.current, anchor.current);
    if (!staysInField.current) focusCalendar();
  };
  useEffect(() => {
    if (hasFocus) anchor.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [hasFocus]);
  const isShown = useRef(false);
  useLayoutEffect(() => {
    if (Calendar && isShown.current) settle();
  }, [Calendar]);

  const close = () => {
    if (isOpen) popup.current?.hidePopover();
  };

  // On a phone the calendar opens instead of the keyboard. Another press on the field opens the keyboard (DESK-23).
  const openByPress = ({ target }: MouseEvent) => {
    const { current } = press;
    press.current = null;
    if (!current || current.wasOpen || !(target instanceof HTMLInputElement)) return;
    staysInField.current = !current.isTouch;
    popup.current?.showPopover();
  };

  const pressKey = (event: KeyboardEvent) => {
    closeOnEscape(event);
    if (!isOpen || !(event.target instanceof HTMLInputElement)) return;
    if (event.key === 'Tab') close();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    focusCalendar();
  };

  // The key closes only the calendar; without this, WebKit would also close a surrounding dialog.
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
        onPointerDown={({ target, pointerType }) => {
          const isField = target instanceof HTMLInputElement;
          press.current = isField ? { isTouch: pointerType === 'touch', wasOpen: isOpen } : null;
          staysInField.current = false;
        }}
        onClick={openByPress}
        onKeyDown={pressKey}
      >
        <MaskedInput
          {...control}
          mask={dateMask}
          value={toTypedDate(control.value)}
          placeholder="дд.мм.гггг"
          onChange={(text) => {
            close();
            change(toStoredDate(text));
          }}
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
            busyDays={busyDays}
            onSelect={(day) => {
              change(day);
              popup.current?.hidePopover();
            }}
          />
        )}
      </div>
      <QuickDates today={today} value={control.value} onChoose={change} />
    </FieldFrame>
  );
}
