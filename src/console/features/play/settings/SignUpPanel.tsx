import { useId, useState } from 'react';
import type { Play } from '../../../../domain/play/wire/playWire';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { useRenewSignUpLinkMutation } from '../../../api/play/playMutations';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { Select } from '../../../ui/controls/Select';
import { useSingleFlight } from '../../../ui/loading/useSingleFlight';
import type { RosterActions } from '../useRosterActions';
import { AddressField } from '../links/AddressField';
import links from '../links/LinkPanel.module.css';
import { LinkQuestion } from '../links/LinkQuestion';
import { toPublicUrl } from '../links/toPublicUrl';
import { QrCode } from '../links/QrCode';
import { listHourOptions } from './hourOptions';
import styles from './Panel.module.css';

type SignUpPanelProps = {
  tournamentId: number;
  play: Play;
  actions: RosterActions;
  copy: (text: string, message: string) => Promise<void>;
};

const REPLACE = 'Сделать новую ссылку';

/** The sign-up page: its link, and until when it is open (APPLY-14). */
export function SignUpPanel({ tournamentId, play, actions, copy }: SignUpPanelProps) {
  const titleId = useId();
  const [renew] = useRenewSignUpLinkMutation();
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState('');
  const { signUpPath, settings } = play;
  const { isSignUpClosed, signUpEndsHours } = settings;
  const address = signUpPath && toPublicUrl(signUpPath);

  const renewLink = useSingleFlight(async () => {
    setProblem('');
    const { error } = await renew(tournamentId);
    if (error) setProblem(error.message ?? '');
    else setAsked(false);
  });
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>Запись по ссылке</h2>
      {address === null ? (
        <Button onClick={renewLink}>Создать ссылку</Button>
      ) : (
        <>
          <p>
            {isSignUpClosed
              ? 'Запись закрыта: страница говорит об этом и показывает телефон организатора.'
              : 'Кто откроет ссылку, запишется сам: имя, телефон, уровень.'}
          </p>
          <AddressField label="Ссылка на запись" address={address} copy={copy} />
          <div className={links.code}>
            <QrCode address={address} label="QR-код ссылки на запись" />
            <div>
              <Button onClick={() => actions.changeSettings({ isSignUpClosed: !isSignUpClosed })}>
                {isSignUpClosed ? 'Открыть запись' : 'Закрыть запись'}
              </Button>
              {!isAsked && <Button onClick={() => setAsked(true)}>{REPLACE}</Button>}
            </div>
          </div>
          {isAsked && (
            <LinkQuestion
              label={REPLACE}
              text="Прежняя ссылка перестанет действовать. Кто уже записался, останется в составе."
              confirm="Заменить ссылку"
              onConfirm={renewLink}
              onClose={() => setAsked(false)}
            />
          )}
          <Select
            label="Запись заканчивается"
            value={String(signUpEndsHours)}
            options={listHourOptions(signUpEndsHours).map((count) => ({
              value: String(count),
              label:
                count === 0
                  ? 'с началом турнира'
                  : `за ${formatQuantity(count, 'час', 'часа', 'часов')} до начала`,
            }))}
            onChoose={(value) => actions.changeSettings({ signUpEndsHours: Number(value) })}
          />
        </>
      )}
      {problem && <Alert>{problem}</Alert>}
    </section>
  );
}
