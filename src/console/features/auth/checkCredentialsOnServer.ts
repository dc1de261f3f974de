import { computeLifetimeFromExpiry } from '../../../domain/protocol/session';
import { hasFeature } from '../../serverFeatures';
import { requestSignIn } from '../../api/store/requestSignIn';
import { deviceStore } from '../../browser/deviceStore';
import { toastShown } from '../../state/toastsSlice';
import type { CredentialsChecker } from './credentials';
import { parseRetryTime, TooManyAttemptsError } from './tooManyAttempts';

const REFUSED = 401;

/** Proof by which the club's server recognises this device. It is sent to no other host (TRUST-61). */
function getDeviceProof(): { device?: string } {
  const device = hasFeature('device') ? deviceStore.read('club.device') : null;
  return device === null ? {} : { device };
}

/** The club's server checks the credentials and issues a token (LOGIN-6). */
export const checkCredentialsOnServer: CredentialsChecker = (credentials) => async (dispatch) => {
  const { data, error, meta } = await dispatch(
    requestSignIn({ ...credentials, ...getDeviceProof() }),
  );
  if (error) {
    if (error.status === REFUSED) return null;
    const until = meta?.response ? parseRetryTime(meta.response, Date.now()) : null;
    if (until !== null) throw new TooManyAttemptsError(until);
    throw new Error(`Sign-in: ${error.status}`);
  }
  const { token, username, expiresAt, device, notice } = (data ?? {}) as Record<string, unknown>;
  if (typeof token !== 'string' || typeof username !== 'string') {
    throw new Error('Sign-in: an answer without a token');
  }
  // The proof is kept after the session. Without it the server counts attempts by address (TRUST-61).
  if (hasFeature('device') && typeof device === 'string') deviceStore.write('club.device', device);
  // The toast stays until the user closes it (TRUST-74).
  if (typeof notice === 'string') dispatch(toastShown({ text: notice, isFailure: true }));
  const lifetime = computeLifetimeFromExpiry(expiresAt, meta?.response?.headers.get('date'));
  return { username, token, lifetime };
};
