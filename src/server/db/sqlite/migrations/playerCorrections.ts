/** The club's corrections of a player's name, phone and level on the card (PLAYER-87), for both databases. */
export const playerCorrectionsMigration = 'ALTER TABLE players ADD COLUMN correction TEXT;';
