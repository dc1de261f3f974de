import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Club } from '../club';
import type { Tally } from '../part';
import { playToEnd, type PlayRun } from './device';
import { judgePlay } from './judgePlay';
import { FORMATS } from '../../src/domain/play/formats/formats';

const PLAYERS = 8;
const DEVICES = 2;
/** Lifetime of a server in percent of its start time. A machine with slow starts also responds slowly. */
const LIVES_PERCENT = { least: 5, most: 80 };

const TOURNAMENT = {
  date: '2030-06-01',
  startTime: '18:00',
  endTime: '20:00',
  levelFrom: 1,
  levelTo: null,
  entryFee: 1_000,
  organizerName: 'Анна Соколова',
  organizerPhone: '+7 (916) 123-45-67',
};

/** Creates a tournament with eight players. */
async function preparePlay(club: Club, index: number): Promise<PlayRun> {
  const isAmericano = index % 2 === 0;
  const tournamentType = isAmericano ? 'Американо' : 'Мексикано';
  const made = await club.send('POST', '/api/tournaments', { ...TOURNAMENT, tournamentType });
  const { id: tournamentId } = made as { id: number };
  const entries = Array.from({ length: PLAYERS }, (_, number) => ({
    id: randomUUID(),
    givenName: `Игрок ${'абвгдежз'[number]}`,
    familyName: 'Ершов',
    phone: null,
    level: null,
  }));
  const body = { id: randomUUID(), entries };
  await club.send('POST', `/api/tournaments/${tournamentId}/play/entries`, body);
  const format = FORMATS[isAmericano ? 'Американо' : 'Мексикано'];
  return { tournamentId, seed: index, drawContext: { format, levelOf: () => null } };
}

/**
 * Plays a tournament on two devices at once, while the servers are killed and restarted in turn.
 * @param servers on one database; each device sends its requests to a different one first
 */
export async function playTournament(servers: readonly Club[], index: number): Promise<Tally> {
  const playRun = await preparePlay(servers[0]!, index);
  const over = new AbortController();
  const devices = Array.from({ length: DEVICES }, (_, device) => {
    const at = device % servers.length;
    return playToEnd([...servers.slice(at), ...servers.slice(0, at)], playRun);
  });
  const playing = Promise.all(devices).finally(() => over.abort());
  let kills = 0;
  // A failed device also ends the kills. The `await` below throws the device's error.
  playing.catch(() => undefined);
  while (!over.signal.aborted) {
    const struck = servers[kills % servers.length]!;
    await sleep((struck.startMs * randomInt(LIVES_PERCENT.least, LIVES_PERCENT.most)) / 100);
    await struck.end('SIGKILL');
    await struck.start();
    kills += 1;
  }
  const told = await playing;
  return { evenings: 1, kills, ...(await judgePlay(servers, playRun.tournamentId, told)) };
}
