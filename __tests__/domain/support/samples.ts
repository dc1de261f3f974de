import type {
  Application,
  Tournament,
  TournamentRequest,
} from '../../../src/domain/tournament/tournament';

/** The club's current day in these tests. */
export const TODAY = '2026-06-05';

/** A request that is valid on TODAY. */
export const createRequest = (changes: Partial<TournamentRequest> = {}): TournamentRequest => ({
  tournamentType: 'Мексикано',
  date: '2026-06-06',
  startTime: '10:00',
  endTime: '14:00',
  levelFrom: 2,
  levelTo: 4.5,
  entryFee: 1500,
  organizerName: 'Иван Иванов',
  organizerPhone: '+7 (916) 123-45-67',
  ...changes,
});

export const createTournament = (changes: Partial<Tournament> = {}): Tournament => ({
  id: 7,
  tournament_type: 'Мексикано',
  date: '2026-06-06',
  start_time: '10:00',
  end_time: '14:00',
  level_from: 2,
  level_to: 4.5,
  entry_fee: 1500,
  organizer_name: 'Иван Иванов',
  organizer_phone: '+7 (916) 123-45-67',
  applications: [],
  created_at: '2026-05-01T09:00:00.000Z',
  updated_at: '2026-05-02T09:00:00.000Z',
  version: 3,
  ...changes,
});

export const createApplication = (changes: Partial<Application> = {}): Application => ({
  id: 1,
  name: 'Пётр Игроков',
  level: 3,
  contact_phone: '+7 (916) 765-43-21',
  user_id: 11,
  created_at: '2026-05-03T09:00:00.000Z',
  ...changes,
});
