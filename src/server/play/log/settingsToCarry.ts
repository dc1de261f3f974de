import {
  computeHandedSettings,
  findUsualSettings,
  isPlayUntouched,
} from '../../../domain/play/changes/usualSettings';
import { listLikeEvenings, type Evening } from '../../../domain/play/roster/likeEvenings';
import {
  isSameSource,
  type CarriedSettings,
  type SettingsSource,
} from '../../../domain/play/model/carriedSettings';
import type { ClubDatabase } from '../../db/tables';
import { createTournamentRepository } from '../../tournaments/tournamentRepository';
import { createPlayRepository } from './playRepository';
import type { FoldedPlay } from './playStates';
import { createUsualSettingsRepository } from './usualSettingsRepository';

/**
 * Reads the settings of the copied tournament. Without one, reads those of the last similar tournament that was played.
 */
async function readRepeatedEvening(
  database: ClubDatabase,
  evening: Evening,
): Promise<{ id: number; settings: CarriedSettings } | null> {
  const plays = createPlayRepository(database);
  const copiedId = await createTournamentRepository(database).findCopied(evening.id);
  const evenings = await createUsualSettingsRepository(database).listEvenings(
    evening.tournament_type,
    copiedId,
  );
  const copied = evenings.filter(({ id }) => id === copiedId);
  for (const { id } of [...copied, ...listLikeEvenings(evening, evenings)]) {
    const { settings, isPlayed } = computeHandedSettings(await plays.listChanges(id));
    if (isPlayed || id === copiedId) return { id, settings };
  }
  return null;
}

/** Reads the settings with which a new play of this tournament starts (PLAY-71). */
async function readUsualSettings(
  database: ClubDatabase,
  evening: Evening,
): Promise<SettingsSource | null> {
  const repeated = await readRepeatedEvening(database, evening);
  const usual = createUsualSettingsRepository(database);
  return findUsualSettings(repeated, repeated ? null : await usual.find(evening.tournament_type));
}

/**
 * Finds the settings that an untouched play lacks: those with which it begins, or those that have changed since
 * (PLAY-71). Null for a play that has them, that follows none, or that is no longer untouched.
 */
export async function findSettingsToCarry(
  database: ClubDatabase,
  evening: Evening,
  { changes, reviewEntries, state }: Pick<FoldedPlay, 'changes' | 'reviewEntries' | 'state'>,
): Promise<SettingsSource | null> {
  if (!isPlayUntouched(changes) || reviewEntries.length > 0) return null;
  const source = await readUsualSettings(database, evening);
  return source && isSameSource(state.settingsSource, source) ? null : source;
}
