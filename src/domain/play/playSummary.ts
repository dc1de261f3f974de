/** ROSTER-17: what is counted of a tournament's play, as `GET /api/plays` answers it. */
export type PlaySummary = {
  tournament_id: number;
  /** How many can play; null without a limit. */
  capacity: number | null;
  confirmed: number;
  waiting: number;
  /** Roubles that were paid and not given back. */
  paid: number;
  /** Roubles that those confirmed have to pay in all. */
  expected: number;
};
