import { parseCarriedSettings } from '../../../domain/play/wire/settingsSource';
import type { Evening } from '../../../domain/play/roster/likeEvenings';
import type { CarriedSettings } from '../../../domain/play/model/carriedSettings';
import type { ClubDatabase } from '../../db/tables';

/** All SQL of the settings with which a new play starts (PLAY-71, PLAY-72). */
export function createUsualSettingsRepository(database: ClubDatabase) {
  return {
    /** Lists the tournaments outside the trash with a play, of this type or with this id (PLAY-71). */
    listEvenings: (tournamentType: string, id: number | null): Promise<Evening[]> =>
      database
        .selectFrom('plays as p')
        .innerJoin('tournaments as t', 't.id', 'p.tournament_id')
        .select(['t.id', 't.tournament_type', 't.date', 't.start_time'])
        .where('t.deleted_at', 'is', null)
        .where(({ or, eb }) =>
          or([eb('t.tournament_type', '=', tournamentType), eb('t.id', '=', id)]),
        )
        .execute(),

    /** Finds the usual settings. Null for a type of tournament without them. */
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
