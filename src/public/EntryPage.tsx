import { isSignUpPhaseOpen, type SignUpPhase } from '../domain/play/signUp/signUpPhase';
import type { SignUpPosition } from '../domain/play/signUp/signUpPosition';
import { buildEntryPageView, isEntryCancelled } from '../domain/play/signUp/signUpPositionTexts';
import { Document, type PublicSite } from './Document';
import { Icon } from './Icon';
import { SpotSquares } from './SpotSquares';
import { PhoneLink } from './PhoneLink';
import { PublicTournamentHead, type PublicTournament } from './PublicTournamentHead';

export type EntryPageProps = {
  site: PublicSite;
  tournament: PublicTournament;
  today: string;
  state: SignUpPhase;
  position: SignUpPosition;
  givenName: string;
  /** Time of the sign-up: «22 ноября 2026, 09:40». */
  signedUpAt: string;
  /** Last four digits of the phone, «29-80»; null when the desk has removed the phone. */
  phoneEnd: string | null;
  /** Path of this page. */
  path: string;
  /** Path of the sign-up page. Null when the page has a new address. */
  signUpPath: string | null;
  /** True when the player has consented to show the full name (SEEN-73). */
  isNamePublic: boolean;
};

const COPY = 'M7 7h9v9H7zM4 13V4h9';
const CALENDAR = 'M4 5.5h12v11H4zM4 9h12M7.5 3.5v3.5M12.5 3.5v3.5';

const Cancel = ({ path }: { path: string }) => (
  <details>
    <summary>Отменить запись</summary>
    <form method="post" action={`${path}/cancel`}>
      <p>
        Место перейдёт следующему. Чтобы вернуться, нужно будет записаться заново, в конец очереди.
      </p>
      <button type="submit" className="danger">
        Отменить и освободить место
      </button>
    </form>
  </details>
);

type FactsProps = Pick<EntryPageProps, 'position' | 'phoneEnd'> & { isCancellable: boolean };

/** Facts for a player who may still play. */
const Facts = ({ position, phoneEnd, isCancellable }: FactsProps) => (
  <>
    {position.place !== null && (
      <div>
        <dt>{position.isAwaitingApproval ? 'Если есть вопросы' : 'Если место освободится'}</dt>
        <dd>
          {phoneEnd === null
            ? 'Спросите в клубе: вашего номера у него нет.'
            : `Клуб свяжется с вами по номеру, который кончается на ${phoneEnd}.`}
        </dd>
      </div>
    )}
    <div>
      <dt>Где смотреть своё место</dt>
      <dd>На этой странице: откройте её снова. Сохраните ссылку, пароля здесь нет.</dd>
    </div>
    {isCancellable && (
      <div>
        <dt>Если передумаете</dt>
        <dd>Отмените запись внизу страницы, и место перейдёт следующему.</dd>
      </div>
    )}
  </>
);

/** One press withdraws the consent, just as one press gave it (SEEN-73). */
const PublicName = ({ path }: { path: string }) => (
  <div>
    <dt>Фамилия целиком</dt>
    <dd>
      Вы разрешили показывать её другим. Если передумали, останется имя и начало фамилии.
      <form method="post" action={`${path}/withdraw-public-name`}>
        <button type="submit" className="button">
          Больше не показывать
        </button>
      </form>
    </dd>
  </div>
);

/** The page of a sign-up: its position, a calendar file, and a button to cancel (APPLY-8). */
export const EntryPage = (props: EntryPageProps) => {
  const { site, tournament, today, state, position, path, signUpPath, isNamePublic } = props;
  const isCancelled = isEntryCancelled(position, state);
  const { heading, text, isIn, isCancellable } = buildEntryPageView(position, state, props);
  const head = <PublicTournamentHead tournament={tournament} today={today} />;
  return (
    <Document site={site} title={heading} head={head} isKept>
      <div className="text entry">
        <h1>{heading}</h1>
        <p>{text}</p>
      </div>
      {isIn && <SpotSquares position={position} />}
      {(isIn || isNamePublic) && (
        <dl>
          {isIn && <Facts {...props} isCancellable={isCancellable} />}
          {isNamePublic && <PublicName path={path} />}
        </dl>
      )}
      {!isIn && (
        <p className="note">
          {tournament.organizer_phone && 'Вопросы — клубу: '}
          <PhoneLink phone={tournament.organizer_phone} />
        </p>
      )}
      <div className="actions">
        {isIn && (
          <button type="button" data-copy="Ссылка скопирована" className="scripted">
            <Icon path={COPY} />
            Скопировать ссылку
          </button>
        )}
        {(isIn || isCancelled) && (
          <a className="button" href={`${path}/tournament.ics`}>
            <Icon path={CALENDAR} />
            {isIn ? 'В календарь' : 'Отменить в календаре'}
          </a>
        )}
        {isCancellable && <Cancel path={path} />}
        {!isIn && signUpPath && isSignUpPhaseOpen(state) && (
          <a className="button" href={signUpPath}>
            Записаться снова
          </a>
        )}
        <p role="status" />
      </div>
    </Document>
  );
};
