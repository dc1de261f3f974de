import { FIELD_NAMES, TOURNAMENT_FIELDS } from '../../../src/domain/tournament/tournamentFields';
import type { TournamentRequest } from '../../../src/domain/tournament/tournament';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW, TOURNAMENT } from '../../support/serverSamples';

/** Another value for each field, valid together with the sample's other values. */
const OTHER: TournamentRequest = {
  tournamentType: 'Американо',
  date: '2026-07-04',
  startTime: '09:30',
  endTime: '12:00',
  levelFrom: 1.5,
  levelTo: 6,
  entryFee: 999_999,
  organizerName: 'Пётр Ершов',
  organizerPhone: '+7 (999) 000-11-22',
};

let club: TestApp;
beforeEach(async () => {
  club = await createTestApp({ now: NOW });
});
afterEach(() => club.stop());

describe.each(FIELD_NAMES.map((name) => ({ name, field: TOURNAMENT_FIELDS[name].requestName })))(
  'the field $field on its way',
  ({ name, field }) => {
    test('WIRE-3: a created value is read back', async () => {
      const { json } = await club.call('POST', '/api/tournaments', {
        ...TOURNAMENT,
        [field]: OTHER[field],
      });
      expect(json[name]).toBe(OTHER[field]);
      expect((await club.call('GET', '/api/tournaments')).json[0]![name]).toBe(OTHER[field]);
    });

    test('WIRE-4: a value that is changed alone is read back, and nothing else changes', async () => {
      const { json: before } = await club.call('POST', '/api/tournaments', TOURNAMENT);
      await club.call('PUT', '/api/tournaments/1', { [field]: OTHER[field] });
      const { json: after } = await club.call('GET', '/api/tournaments/1');
      expect(after).toEqual({ ...before, [name]: OTHER[field], version: 2 });
    });
  },
);
