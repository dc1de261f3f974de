import { useId, useState } from 'react';
import type { Play } from '../../../../domain/play/playWire';
import { plural } from '../../../../domain/plural';
import { useReplaceSignUpLinkMutation } from '../../../api/playWrites';
import { config } from '../../../config';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/Select';
import { useSingleFlight } from '../../../ui/useSingleFlight';
import type { RosterActions } from '../useRosterActions';
import styles from './Panel.module.css';
import { QrCode } from './QrCode';
import { hoursOffered } from './hoursOffered';

type SignUpPanelProps = {
  tournamentId: number;
  play: Play;
  actions: RosterActions;
  copy: (text: string, message: string) => Promise<void>;
};

/** APPLY-14: the page by which people sign up: its link, whether it is open, and until when. */
export function SignUpPanel({ tournamentId, play, actions, copy }: SignUpPanelProps) {
  const titleId = useId();
  const fieldId = useId();
  const [replace] = useReplaceSignUpLinkMutation();
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState('');
  const { signUpPath, settings } = play;
  const { isSignUpClosed, signUpEndsHours } = settings;
  const address =
    signUpPath && new URL(signUpPath, config.publicUrl ?? (config.apiHost || location.href)).href;

  const makeAnew = useSingleFlight(async () => {
    setProblem('');
    const { error } = await replace(tournamentId);
    if (error) setProblem(error.message ?? '');
    else setAsked(false);
  });
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>Запись по ссылке</h2>
      {address === null ? (
        <Button onClick={makeAnew}>Создать ссылку</Button>
      ) : (
        <>
          <p>
            {isSignUpClosed
              ? 'Запись закрыта: страница говорит об этом и показывает телефон организатора.'
              : 'Кто откроет ссылку, запишется сам: имя, телефон, уровень.'}
          </p>
          <div className={styles.address}>
            <label htmlFor={fieldId} className="visuallyHidden">
              Ссылка на запись
            </label>
            <input
              id={fieldId}
              readOnly
              dir="ltr"
              value={address}
              onFocus={({ target }) => target.select()}
            />
            <Button onClick={() => void copy(address, 'Ссылка скопирована')}>Скопировать</Button>
          </div>
          <div className={styles.code}>
            <QrCode text={address} label="QR-код ссылки на запись" />
            <div>
              <Button onClick={() => actions.changeSettings({ isSignUpClosed: !isSignUpClosed })}>
                {isSignUpClosed ? 'Открыть запись' : 'Закрыть запись'}
              </Button>
              {!isAsked && <Button onClick={() => setAsked(true)}>Сделать новую ссылку</Button>}
            </div>
          </div>
          {isAsked && (
            <div
              role="group"
              aria-label="Сделать новую ссылку"
              className={styles.question}
              onKeyDown={({ key }) => key === 'Escape' && setAsked(false)}
            >
              <p>Прежняя ссылка перестанет действовать. Кто уже записался, останется в составе.</p>
              <span className={styles.buttons}>
                <Button autoFocus onClick={() => setAsked(false)}>
                  Оставить
                </Button>
                <Button kind="danger" onClick={makeAnew}>
                  Заменить ссылку
                </Button>
              </span>
            </div>
          )}
          <Select
            label="Запись заканчивается"
            value={String(signUpEndsHours)}
            options={hoursOffered(signUpEndsHours).map((count) => ({
              value: String(count),
              label:
                count === 0
                  ? 'с началом турнира'
                  : `за ${plural(count, 'час', 'часа', 'часов')} до начала`,
            }))}
            onChoose={(value) => actions.changeSettings({ signUpEndsHours: Number(value) })}
          />
        </>
      )}
      {problem && <Alert>{problem}</Alert>}
    </section>
  );
}
