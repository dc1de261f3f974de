import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import { getSignUpPhase, isSignUpPhaseOpen } from '../../../../domain/play/signUp/signUpPhase';
import type { Play } from '../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { getServerNow } from '../../../api/request/serverClock';
import { config } from '../../../config';
import { toPublicUrl } from './toPublicUrl';

const getPhase = (tournament: Tournament, play: Play) =>
  getSignUpPhase(
    { tournament, isInTrash: false, play: toPlayState(play) },
    getServerNow(),
    config.timeZone,
  );

/** True once the sign-up has ended because of its time. */
export const isSignUpOver = (tournament: Tournament, play: Play): boolean =>
  ['ended', 'begun', 'played'].includes(getPhase(tournament, play));

/** The sign-up page's address; null when players can no longer sign up there (PLAYER-32). */
export const findSignUpAddress = (tournament: Tournament, play: Play): string | null =>
  play.signUpPath !== null && isSignUpPhaseOpen(getPhase(tournament, play))
    ? toPublicUrl(play.signUpPath)
    : null;
