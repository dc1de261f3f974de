import { isDeepStrictEqual } from 'node:util';
import type { Club } from '../club';

export const createTournament = (fee: number) => ({
  tournamentType: 'Американо',
  date: '2099-06-05',
  startTime: '10:00',
  endTime: null,
  levelFrom: 2,
  levelTo: null,
  entryFee: fee,
  organizerName: 'Анна',
  organizerPhone: '+7 (916) 123-45-67',
});

const POLLUTION =
  '?__proto__[polluted]=yes&constructor[prototype][polluted]=yes&__proto__.polluted=1';
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

type Stored = { id: number; created_at: string; updated_at: string };

/** Returns the expected response to a tournament that was just created. */
function expected(fee: number, { id, created_at, updated_at }: Stored) {
  const { tournamentType, date, organizerName, organizerPhone } = createTournament(fee);
  return {
    id,
    tournament_type: tournamentType,
    date,
    start_time: '10:00',
    end_time: null,
    level_from: 2,
    level_to: null,
    entry_fee: fee,
    organizer_name: organizerName,
    organizer_phone: organizerPhone,
    applications: [],
    created_at,
    updated_at,
    version: 1,
  };
}

/** Creates an administrator who lists, creates and reads, and checks each response. */
export function createHonestUser(club: Club) {
  const known: Stored[] = [];
  let health: unknown;

  async function isRight(): Promise<boolean> {
    const list = await club.send('GET', '/api/tournaments');
    const fee = known.length + 1;
    const created = (await club.send('POST', '/api/tournaments', createTournament(fee))) as Stored;
    const isSame = isDeepStrictEqual(list, known);
    known.push(created);
    health ??= await club.send('GET', '/api/health');
    return (
      isSame &&
      isDeepStrictEqual(created, expected(fee, created)) &&
      INSTANT.test(created.created_at) &&
      created.updated_at === created.created_at &&
      isDeepStrictEqual(await club.send('GET', `/api/tournaments/${created.id}`), created) &&
      isDeepStrictEqual(await club.send('GET', `/api/tournaments${POLLUTION}`), known) &&
      isDeepStrictEqual(await club.send('GET', `/api/health${POLLUTION}`), health)
    );
  }

  return {
    /** Returns true when all responses are the same as without an attack. */
    visit: () => isRight().catch(() => false),
  };
}
