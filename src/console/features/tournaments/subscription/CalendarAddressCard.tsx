import { useState } from 'react';
import type { CalendarAddress } from '../../../../domain/calendar/calendarAddress';
import {
  useCloseCalendarAddressMutation,
  useOpenCalendarAddressMutation,
} from '../../../api/tournaments/calendarApi';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { useSingleFlight } from '../../../ui/loading/useSingleFlight';
import { CalendarAddressPanel } from './CalendarAddressPanel';
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
