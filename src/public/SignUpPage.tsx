import type { ReactNode } from 'react';
import { countFreeSpots } from '../domain/play/roster/spots';
import { formatTimeRange } from '../domain/dates/time';
import type { PlayState } from '../domain/play/log/playState';
import { isPlayFull, isSignUpPhaseOpen, type SignUpPhase } from '../domain/play/signUp/signUpPhase';
import {
  SIGN_UP_CLOSED_TEXTS,
  describeSpots,
  formatSignUpButton,
} from '../domain/play/signUp/signUpTexts';
import type { SignUpErrors, SignUpValues } from '../domain/play/signUp/signUpForm';
import { Document, type PublicSite } from './Document';
import { PhoneLink } from './PhoneLink';
import { SignUpForm } from './SignUpForm';
import { PublicTournamentHead, type PublicTournament } from './PublicTournamentHead';
import { formatTerms, formatTournamentTitle } from './tournamentTexts';
import { Icon } from './Icon';

export type SignUpPageProps = {
  site: PublicSite;
  tournament: PublicTournament;
  today: string;
  state: SignUpPhase;
  play: PlayState;
  /** Path of this page. */
  path: string;
  stamp: string;
  values: SignUpValues;
  errors: SignUpErrors;
  /** The reason of a refusal, in addition to the errors of fields (APPLY-7). */
  problem: string | null;
};

/** Returns «18:00 – 21:00. Уровень 2 - 3.5 · взнос 1 500 ₽». */
const formatSignUpPreview = (tournament: PublicTournament): string =>
  [formatTimeRange(tournament.start_time, tournament.end_time), formatTerms(tournament)]
    .filter(Boolean)
    .join('. ');

type BannerProps = {
  /** `good`: there are free spots; `waiting`: attention is needed; `closed`: it is over. */
  kind: 'good' | 'waiting' | 'closed';
  children: ReactNode;
};

const PATHS = {
  good: 'm4.5 10.5 4 4 7.5-9',
  waiting: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 6v4.2l2.6 1.8',
  closed: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9',
};

/** The band below the head with the current state. */
const Banner = ({ kind, children }: BannerProps) => (
  <div className={`banner ${kind}`}>
    <Icon path={PATHS[kind]} />
    <div>{children}</div>
  </div>
);

/** The sign-up page of a tournament (APPLY-1, APPLY-3). */
export const SignUpPage = (props: SignUpPageProps) => {
  const { site, tournament, today, state, play, problem, ...form } = props;
  const title = formatTournamentTitle(tournament.tournament_type, tournament.date);
  const preview = { title, description: formatSignUpPreview(tournament) };
  const head = <PublicTournamentHead tournament={tournament} today={today} />;
  const isRefused = Object.keys(form.errors).length > 0 || problem !== null;
  if (!isSignUpPhaseOpen(state)) {
    return (
      <Document site={site} title={title} preview={preview} head={head} isKept>
        <Banner kind="closed">
          <p>
            <strong>{SIGN_UP_CLOSED_TEXTS[state]}</strong>
          </p>
          <p>
            {tournament.organizer_phone ? 'Вопросы — клубу: ' : 'Вопросы — клубу.'}
            <PhoneLink phone={tournament.organizer_phone} />
          </p>
        </Banner>
      </Document>
    );
  }
  const { now, yours } = describeSpots(play);
  const isWaiting = isPlayFull(play) && countFreeSpots(play) < Infinity;
  return (
    <Document
      site={site}
      title={isRefused ? `Ошибка: ${title}` : title}
      preview={preview}
      head={head}
      // The response to a refused form must be short, so it has no guard script (TRUST-73).
      isKept={!isRefused}
    >
      <Banner kind={isWaiting ? 'waiting' : 'good'}>
        <p>{now}</p>
        {yours && (
          <p>
            <strong>{yours}</strong>
          </p>
        )}
      </Banner>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <SignUpForm
        {...form}
        asksSex={play.settings.variant === 'mixed'}
        button={formatSignUpButton(play)}
        asksPublicName={play.settings.showsFullNames}
      />
    </Document>
  );
};
