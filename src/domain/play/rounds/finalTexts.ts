import { groupBy } from '../../lib/groupBy';
import { seatFinal } from '../draw/finalFours';
import type { PlayState } from '../log/playState';
import {
  findFinal,
  isRoundComplete,
  listMatchPlayers,
  listStartedRounds,
  type Round,
} from '../model/round';
import { findPartner } from '../roster/partnerMode';
import { describePlayersNeeded } from './roundLoad';

const listed = new Intl.ListFormat('ru');

/**
 * The reason why no final can be drawn now, as a sentence; null when it can be drawn (PLAY-85).
 * @param planned the number of wanted rounds
 */
export function describeFinalObstacle(state: PlayState, planned: number): string | null {
  const started = listStartedRounds(state.rounds);
  if (state.outcome.finishedAt !== null) return 'Турнир закончен: для финала откройте его снова.';
  if (findFinal(state.rounds)) return 'Финал уже есть, второго не бывает.';
  if (started.length < Math.max(1, planned))
    return `Финал играют после всех раундов: начато ${started.length} из\u00a0${planned}.`;
  const open = started.findIndex((round) => !isRoundComplete(round));
  if (open >= 0) return `Финал играют после всех раундов: в\u00a0раунде ${open + 1} не весь счёт.`;
  if (seatFinal(state, 0, 'first').fours.length > 0) return null;
  const needed = describePlayersNeeded(state, started.length + 1);
  return `Для финала ${needed.charAt(0).toLowerCase()}${needed.slice(1)}.`;
}

/** The seeded units of a final that share a place: players, or fixed pairs. */
function listSharedPlaces(state: PlayState, { seeding }: Round): [number, string[][]][] {
  const isFixed = state.settings.variant === 'fixed';
  const toUnits = (entryIds: readonly string[]): string[][] =>
    isFixed
      ? [...groupBy(entryIds, (id) => [id, findPartner(state, id) ?? id].sort().join()).values()]
      : entryIds.map((id) => [id]);
  return [...groupBy(seeding, ({ place }) => place)].flatMap(([place, group]) => {
    const units = toUnits(group.map(({ entryId }) => entryId));
    return units.length > 1 ? [[place, units]] : [];
  });
}

/**
 * Explains the places of a drawn final that the lot decided, in a sentence for each shared place (PLAY-85): «Место 4
 * делят Орлова и Белов: по жребию выше Орлова.»
 */
export function describeSettledPlaces(
  state: PlayState,
  final: Round,
  nameOf: (entryId: string) => string,
): string[] {
  const playing = new Set(final.matches.flatMap(listMatchPlayers));
  return listSharedPlaces(state, final)
    .filter(([, units]) => units.flat().some((entryId) => playing.has(entryId)))
    .map(([place, units]) => {
      const names = units.map((unit) => unit.map(nameOf).join(' + '));
      const order =
        names.length === 2
          ? `по\u00a0жребию выше ${names[0]!}`
          : `по\u00a0жребию в\u00a0таком порядке`;
      return `Место ${place} делят ${listed.format(names)}: ${order}.`;
    });
}
