/** The club corrects a player's name, phone and level on the card (PLAYER-87). The same SQL for both databases. */
export const playerCorrectionsMigration = 'ALTER TABLE players ADD COLUMN correction TEXT;';
