export type Credentials = { username: string; password: string };

/** Who signed in; the token only with our server. */
export type SignedIn = { username: string; token: string | null };

/**
 * One way to check a pair of name and password, chosen at build time (LOGIN-6).
 * @returns null where the pair is refused (LOGIN-4)
 * @throws for everything else that fails (LOGIN-5)
 */
export type CheckCredentials = (credentials: Credentials) => Promise<SignedIn | null>;
