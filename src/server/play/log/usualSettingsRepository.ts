import { parseCarriedSettings } from '../../../domain/play/wire/settingsSource';
import type { CarriedSettings } from '../../../domain/play/model/carriedSettings';
import type { ClubDatabase } from '../../db/tables';

/** All SQL of the club's usual settings (PLAY-72). */
export function createUsualSettingsRepository(database: ClubDatabase) {
  return {
    /** Null for a type of tournament without any. */
    async find(tournamentType: string): Promise<Partial<CarriedSettings> | null> {
      const row = await database
        .selectFrom('usual_settings')
        .select('settings')
        .where('tournament_type', '=', tournamentType)
        .executeTakeFirst();
      return row ? parseCarriedSettings(JSON.parse(row.settings)) : null;
    },

    async set(tournamentType: string, usual: CarriedSettings): Promise<void> {
      const settings = JSON.stringify(usual);
      await database
        .insertInto('usual_settings')
        .values({ tournament_type: tournamentType, settings })
        .onConflict((conflict) => conflict.column('tournament_type').doUpdateSet({ settings }))
        .execute();
    },
  };
}
