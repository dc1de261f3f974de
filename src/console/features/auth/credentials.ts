import type { AppThunk } from '../../hooks';

export type Credentials = { username: string; password: string };

/** What a sign-in gives; all but the name only with our server. */
type SignInResult = {
  username: string;
  token: string | null;
  /** How long the session lasts, in ms; 24 hours where it is not given or is no number. */
  lifetime?: number;
};

/**
 * One way to check credentials, chosen at build time (LOGIN-6).
 * @returns null where they are refused (LOGIN-4)
 * @throws for everything else that fails (LOGIN-5)
 */
export type CredentialsChecker = (
  credentials: Credentials,
) => AppThunk<Promise<SignInResult | null>>;
