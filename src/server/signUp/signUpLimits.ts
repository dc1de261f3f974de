/** Sign-ups per hour that are accepted without review (APPLY-12). */
export type SignUpLimits = { perAddress: number; perTournament: number };

export const DEFAULT_SIGN_UP_LIMITS: SignUpLimits = { perAddress: 30, perTournament: 60 };

/**
 * Maximum of a tournament's sign-ups in review that the desk has not dealt with, including withdrawn ones (APPLY-12).
 */
export const REVIEW_MAX = 500;

/** Minimum time in ms in which a person can fill the form in (APPLY-11). */
export const FORM_FILLING_MIN_MS = 2_000;
