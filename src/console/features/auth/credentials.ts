import type { AppThunk } from '../../hooks';

export type Credentials = { username: string; password: string };

/** Result of a sign-in; only the club's server returns more than the name. */
type SignInResult = {
  username: string;
  token: string | null;
  /** Lifetime of the session in ms; 24 hours when missing or not a number. */
  lifetime?: number;
};

/**
 * Checks credentials; the build chooses one of two ways (LOGIN-6).
 * @returns null for refused credentials (LOGIN-4)
 * @throws for any other failure (LOGIN-5)
 */
export type CredentialsChecker = (
  credentials: Credentials,
) => AppThunk<Promise<SignInResult | null>>;
