/** Failed sign-ins by address. They outlast a restart, and several servers share them. */
export const signInFailuresMigration = `
  CREATE TABLE sign_in_failures (
    address TEXT PRIMARY KEY,
    instants TEXT NOT NULL,
    failures INTEGER NOT NULL,
    last_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sign_in_failures_by_weight ON sign_in_failures (failures, last_at);
`;
