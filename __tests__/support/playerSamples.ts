import type { Player } from '../../src/domain/players/playerWire';
import type { TestApp } from './serverApp';

/** Two applicants who share a phone but are two players. */
export const ANNA = { name: 'Анна Соколова', contactPhone: '+7 (916) 000-00-01' };
export const OLEG = { name: 'Олег Соколов', contactPhone: ANNA.contactPhone };

export const PLAYERS_URL = '/api/players';

export const readPlayers = async (club: TestApp): Promise<Player[]> =>
  (await club.call('GET', PLAYERS_URL)).json as unknown as Player[];

export const findPlayer = async (club: TestApp, given: string): Promise<Player | undefined> =>
  (await readPlayers(club)).find(({ givenName }) => givenName === given);
