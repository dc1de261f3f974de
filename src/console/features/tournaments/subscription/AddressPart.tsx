import { useState } from 'react';
import type { CalendarAddress } from '../../../../domain/calendarAddress';
import {
  useCloseCalendarAddressMutation,
  useOpenCalendarAddressMutation,
} from '../../../api/calendarApi';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { useOnce } from '../../../ui/useOnce';
import { AddressShown } from './AddressShown';
import styles from './SubscriptionScreen.module.css';

type Step = 'replace' | 'withdraw';

const QUESTIONS: Record<Step, { question: string; yes: string }> = {
  replace: {
    question:
      'Прежний адрес перестанет действовать: кто по нему подписан, больше ничего не узнает.',
    yes: 'Заменить адрес',
  },
  withdraw: {
    question: 'Адрес перестанет действовать, и вернуть его будет нельзя.',
    yes: 'Отозвать адрес',
  },
};

/** The address and what can be done with it; what takes it away is asked about first. */
export function AddressPart({ address }: { address: CalendarAddress }) {
  const [open, { error: openError }] = useOpenCalendarAddressMutation();
  const [close, { error: closeError }] = useCloseCalendarAddressMutation();
  const [asked, setAsked] = useState<Step | null>(null);
  const carryOut = useOnce(async () => {
    const { error } = asked === 'withdraw' ? await close() : await open();
    if (!error) setAsked(null);
  });
  const problem = openError?.message ?? closeError?.message;
  return (
    <section className={styles.card} aria-label="Адрес подписки">
      {address.path === null ? (
        <p className={styles.buttons}>
          <Button kind="primary" onClick={carryOut}>
            Создать адрес
          </Button>
        </p>
      ) : (
        <AddressShown path={address.path} lastReadAt={address.last_read_at} />
      )}
      {address.path !== null &&
        (asked === null ? (
          <p className={styles.buttons}>
            <Button onClick={() => setAsked('replace')}>Новый адрес</Button>
            <Button kind="danger" onClick={() => setAsked('withdraw')}>
              Отозвать
            </Button>
          </p>
        ) : (
          <div role="group" aria-label={QUESTIONS[asked].yes}>
            <p>{QUESTIONS[asked].question}</p>
            <p className={styles.buttons}>
              <Button autoFocus onClick={() => setAsked(null)}>
                Оставить
              </Button>
              <Button kind="danger" onClick={carryOut}>
                {QUESTIONS[asked].yes}
              </Button>
            </p>
          </div>
        ))}
      {problem && <Alert>{problem}</Alert>}
    </section>
  );
}
