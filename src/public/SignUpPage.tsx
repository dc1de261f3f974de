import { freePlaces } from '../domain/play/roster';
import type { PlayState } from '../domain/play/playState';
import { isFull, isSignUpOpen, type SignUpState } from '../domain/play/signUpState';
import { CLOSED_TEXTS, placesOf, signUpButton } from '../domain/play/signUpTexts';
import type { SignUpErrors, SignUpValues } from '../domain/play/signUpForm';
import { Document, type Site } from './Document';
import { Notice } from './Notice';
import { PhoneLink } from './PhoneLink';
import { SignUpForm } from './SignUpForm';
import { TournamentHead, type PublicTournament } from './TournamentHead';

export type SignUpPageProps = {
  site: Site;
  tournament: PublicTournament;
  today: string;
  state: SignUpState;
  play: PlayState;
  /** Of this page, without its host. */
  path: string;
  stamp: string;
  values: SignUpValues;
  errors: SignUpErrors;
  /** APPLY-7: why what was sent did not sign anybody up, beside the errors of fields. */
  problem: string | null;
};

/** APPLY-1, APPLY-3: the page of one tournament on which people sign up. */
export const SignUpPage = (props: SignUpPageProps) => {
  const { site, tournament, today, state, play, problem, ...form } = props;
  const type = tournament.tournament_type;
  const head = <TournamentHead tournament={tournament} today={today} />;
  const hasErrors = Object.keys(form.errors).length > 0;
  if (!isSignUpOpen(state)) {
    return (
      <Document site={site} title={type} head={head}>
        <Notice kind="closed">
          <p>
            <strong>{CLOSED_TEXTS[state]}</strong>
          </p>
          <p>
            {tournament.organizer_phone ? 'Вопросы — клубу: ' : 'Вопросы — клубу.'}
            <PhoneLink phone={tournament.organizer_phone} />
          </p>
        </Notice>
      </Document>
    );
  }
  const { now, yours } = placesOf(play);
  const isWaiting = isFull(play) && freePlaces(play) < Infinity;
  return (
    <Document site={site} title={hasErrors || problem ? `Ошибка: ${type}` : type} head={head}>
      <Notice kind={isWaiting ? 'waiting' : 'good'}>
        <p>{now}</p>
        {yours && (
          <p>
            <strong>{yours}</strong>
          </p>
        )}
      </Notice>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <SignUpForm
        {...form}
        asksSex={play.settings.variant === 'mixed'}
        button={signUpButton(play)}
        asksPublicName={play.settings.showsFullNames}
      />
    </Document>
  );
};
