import { useState, useId, useRef } from 'react';
import type { CalendarAddress } from '../../../../domain/calendar/calendarAddress';
import { formatDateTime } from '../../../../domain/dates/instants';
import { describeLocalAddress } from '../../../../domain/protocol/localAddress';
import {
  useCloseCalendarAddressMutation,
  useOpenCalendarAddressMutation,
} from '../../../api/tournaments/calendarApi';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { useSingleFlight } from '../../../ui/loading/useSingleFlight';
import { copyText } from '../../../browser/clipboard';
import { config } from '../../../config';
import styles from './SubscriptionScreen.module.css';

type AddressStep = 'replace' | 'withdraw';

const QUESTIONS: Record<AddressStep, { question: string; yes: string }> = {
  replace: {
    question:
      'Прежний адрес перестанет действовать, и подписанные на него календари больше не обновятся.',
    yes: 'Заменить адрес',
  },
  withdraw: {
    question: 'Адрес перестанет действовать, и вернуть его будет нельзя.',
    yes: 'Отозвать адрес',
  },
};

type CalendarAddressViewProps = {
  /** Path on the API host. */
  path: string;
  /** ISO instant of the last read, UTC; null before it. */
  lastReadAt: string | null;
  /** True for a newly created address, which gets the focus. */
  isNew: boolean;
};

const OUTCOMES = {
  copied: 'Адрес скопирован',
  refused:
    'Браузер не разрешил скопировать. Адрес выделен: нажмите Ctrl+C или выберите «Копировать».',
};

/** The full address, to copy or to open in the device's calendar. */
function CalendarAddressPanel({ path, lastReadAt, isNew }: CalendarAddressViewProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES | null>(null);
  const address = new URL(path, config.publicUrl ?? (config.apiHost || location.href)).href;

  const problem = describeLocalAddress(address);

  const copy = async () => {
    setOutcome(null);
    if (await copyText(address)) {
      setOutcome('copied');
      return;
    }
    // The selected text lets the user copy it by hand.
    field.current?.focus();
    field.current?.select();
    setOutcome('refused');
  };

  return (
    <>
      <div className={styles.address}>
        <label htmlFor={id}>Адрес подписки</label>
        <input
          ref={field}
          id={id}
          readOnly
          autoFocus={isNew}
          dir="ltr"
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void copy()}>Скопировать</Button>
        <p role="status" className={outcome === 'refused' ? styles.refused : ''}>
          {outcome && OUTCOMES[outcome]}
        </p>
      </div>
      {problem && <p className={styles.note}>{problem}</p>}
      <p className={styles.open}>
        <a href={address.replace(/^https?:/, 'webcal:')}>Открыть в календаре этого устройства</a>
      </p>
      <p className={styles.note}>
        Календарь увидит каждый, кто знает адрес: вход для этого не нужен.{' '}
        {lastReadAt === null
          ? 'По этому адресу календарь ещё не загружали.'
          : `Последний раз календарь загружали ${formatDateTime(lastReadAt, config.timeZone)}.`}
      </p>
    </>
  );
}

/** The address with its actions. Removing or replacing the address asks first. */
export function CalendarAddressCard({
  address: { path, last_read_at },
}: {
  address: CalendarAddress;
}) {
  const [open] = useOpenCalendarAddressMutation();
  const [close] = useCloseCalendarAddressMutation();
  const [asked, setAsked] = useState<AddressStep | null>(null);
  const [problem, setProblem] = useState('');
  // The pressed button has disappeared, so the focus moves to the content in its place.
  const [left, setLeft] = useState<AddressStep | 'done' | null>(null);
  const applyStep = useSingleFlight(async () => {
    setProblem('');
    setLeft('done');
    const { error } = path !== null && asked === 'withdraw' ? await close() : await open();
    if (!error) {
      setAsked(null);
      return;
    }
    setLeft(null);
    setProblem(error.message ?? '');
  });
  const keep = () => {
    setProblem('');
    setLeft(asked);
    setAsked(null);
  };
  return (
    <section className={styles.card} aria-label="Адрес подписки">
      {path === null ? (
        <p className={styles.buttons}>
          <Button kind="primary" autoFocus={left === 'done'} onClick={applyStep}>
            Создать адрес
          </Button>
        </p>
      ) : (
        <CalendarAddressPanel
          key={path}
          path={path}
          lastReadAt={last_read_at}
          isNew={left === 'done'}
        />
      )}
      {path !== null &&
        (asked === null ? (
          <p className={styles.buttons}>
            <Button autoFocus={left === 'replace'} onClick={() => setAsked('replace')}>
              Новый адрес
            </Button>
            <Button
              kind="danger"
              autoFocus={left === 'withdraw'}
              onClick={() => setAsked('withdraw')}
            >
              Отозвать
            </Button>
          </p>
        ) : (
          <div
            role="group"
            aria-label={QUESTIONS[asked].yes}
            onKeyDown={({ key }) => {
              if (key === 'Escape') keep();
            }}
          >
            <p>{QUESTIONS[asked].question}</p>
            <p className={styles.buttons}>
              <Button autoFocus onClick={keep}>
                Оставить
              </Button>
              <Button kind="danger" onClick={applyStep}>
                {QUESTIONS[asked].yes}
              </Button>
            </p>
          </div>
        ))}
      {problem && <Alert>{problem}</Alert>}
    </section>
  );
}
