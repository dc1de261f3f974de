/** Failed sign-ins by address, which outlast a restart and are shared by several servers. */
export const signInFailuresMigration = `
  CREATE TABLE sign_in_failures (
    address TEXT PRIMARY KEY,
    instants TEXT NOT NULL,
    failures INTEGER NOT NULL,
    last_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sign_in_failures_by_weight ON sign_in_failures (failures, last_at);
`;
