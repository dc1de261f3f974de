import type { RoundsReplacedEvent } from '../log/events';
import type { PlayState } from '../log/playState';
import {
  listMatchPlayers,
  listPairs,
  listParticipants,
  listStartedRounds,
  replacePlayers,
  type Round,
} from '../model/round';
import { setRoundIds } from '../model/roundId';
import { arePairsAllowed } from '../roster/pairRules';
import { findPartner } from '../roster/partnerMode';
import { createReplaceRoundsEvent } from './roundEvents';

/** The reason why two players cannot be exchanged. */
type ExchangeObstacle =
  'started' | 'gone' | 'oneself' | 'partners' | 'bothRest' | 'opponents' | 'sameSex' | 'torn';

/** The messages for players who cannot be exchanged (PLAY-84). */
export const EXCHANGE_OBSTACLE_TEXTS: Readonly<Record<ExchangeObstacle, string>> = {
  started: 'Раунд уже начат: меняют только до\u00a0начала.',
  gone: 'Раунд тем временем изменили: выберите ещё раз.',
  oneself: 'Выберите второго игрока.',
  partners: 'Эти двое и\u00a0так играют в\u00a0паре.',
  bothRest: 'Эти двое оба отдыхают.',
  opponents: 'Эти пары и\u00a0так играют друг с\u00a0другом.',
  sameSex: 'В\u00a0миксте меняются двое мужчин или две женщины.',
  torn: 'Постоянные пары меняются только целиком.',
};

/** Maps each exchanged player to the other one; partners of fixed pairs change places too (PLAY-41). */
function createExchange(state: PlayState, one: string, other: string): (entryId: string) => string {
  const exchanged = new Map([
    [one, other],
    [other, one],
  ]);
  if (state.settings.variant === 'fixed') {
    const [partner, othersPartner] = [findPartner(state, one), findPartner(state, other)];
    if (partner !== null && othersPartner !== null) {
      exchanged.set(partner, othersPartner).set(othersPartner, partner);
    }
  }
  return (entryId) => exchanged.get(entryId) ?? entryId;
}

/** The drawn round after the exchange, or the reason why the exchange is impossible. */
function exchangeOrExplain(
  state: PlayState,
  roundId: string,
  one: string,
  other: string,
): Round | ExchangeObstacle {
  const round = state.rounds.find(({ id }) => id === roundId);
  if (!round) return 'gone';
  if (round.start !== null) return 'started';
  const present = listParticipants(round);
  if (!present.includes(one) || !present.includes(other)) return 'gone';
  if (one === other) return 'oneself';
  if (round.rests.includes(one) && round.rests.includes(other)) return 'bothRest';
  if (listPairs(round).some((pair) => pair.includes(one) && pair.includes(other)))
    return 'partners';
  const isFixed = state.settings.variant === 'fixed';
  const areOpponents = round.matches
    .map(listMatchPlayers)
    .some((players) => players.includes(one) && players.includes(other));
  if (isFixed && areOpponents) return 'opponents';
  const exchange = createExchange(state, one, other);
  const exchanged: Round = { ...replacePlayers(round, exchange), isManual: true };
  if (arePairsAllowed(state, exchanged)) return exchanged;
  return isFixed ? 'torn' : 'sameSex';
}

/** The reason why two players of a round cannot be exchanged; null when they can (PLAY-84). */
export function findExchangeObstacle(
  state: PlayState,
  roundId: string,
  one: string,
  other: string,
): ExchangeObstacle | null {
  const exchanged = exchangeOrExplain(state, roundId, one, other);
  return typeof exchanged === 'string' ? exchanged : null;
}

/**
 * Exchanges two players of a drawn round, or a player of a match with a resting one (PLAY-84). Later drawn rounds keep
 * their draw and get new ids.
 * @returns null when `findExchangeObstacle` gives a reason
 */
export function createExchangeEvent(
  state: PlayState,
  roundId: string,
  one: string,
  other: string,
): RoundsReplacedEvent | null {
  const exchanged = exchangeOrExplain(state, roundId, one, other);
  if (typeof exchanged === 'string') return null;
  const started = listStartedRounds(state.rounds);
  const drawn = state.rounds.slice(started.length);
  const at = drawn.findIndex(({ id }) => id === roundId);
  const before = drawn[at - 1]?.id ?? started.at(-1)?.id ?? null;
  const changed = setRoundIds([exchanged, ...drawn.slice(at + 1)], before);
  return createReplaceRoundsEvent(state, [...drawn.slice(0, at), ...changed]);
}
