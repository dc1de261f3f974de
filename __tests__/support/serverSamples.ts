import type { ApplicationRequest, TournamentRequest } from '../../src/domain/tournament/tournament';

/** Noon in Moscow on a Monday. */
export const NOW = Date.parse('2026-06-01T09:00:00.000Z');
export const TODAY = '2026-06-01';

/** A valid tournament on that day, with every optional field. */
export const TOURNAMENT: TournamentRequest = {
  tournamentType: 'Мексикано',
  date: '2026-06-20',
  startTime: '10:00',
  endTime: '13:30',
  levelFrom: 2,
  levelTo: 4.5,
  entryFee: 1500,
  organizerName: 'Анна Соколова',
  organizerPhone: '+7 (916) 123-45-67',
};

export const APPLICATION: ApplicationRequest = {
  name: 'Пётр Ершов',
  level: 3.5,
  contactPhone: '+7 (903) 765-43-21',
  userId: 4_943_216_572,
};
