import { formatAuthorization, shareClub } from '../../support/consoleClub';
import { openStore } from '../../support/consoleStore';
import { expectTrouble, listTroubles } from '../../support/consoleTroubles';
import { TOURNAMENT } from '../../support/serverSamples';

const getClub = shareClub();

const answerJson = (body: unknown) => (response: { end: (text: string) => void }) =>
  response.end(JSON.stringify(body));

const BARE = {
  id: 7,
  tournament_type: 'Мексикано',
  date: '2026-06-20',
  start_time: '9:05',
  level_from: 2,
  entry_fee: 1500,
  organizer_name: 'Анна',
  organizer_phone: '79161234567',
  created_at: '2026-05-01T09:00:00Z',
  updated_at: '2026-05-01T09:00:00Z',
};

test('WIRE-6 WIRE-7 loaded rows are normalised', async () => {
  const { club, load } = await openStore({ club: getClub() });
  club.answer(
    'GET',
    answerJson([
      { ...BARE, end_time: '10:00:00' },
      { ...BARE, id: 8 },
    ]),
  );
  const { data } = await load();
  expect(data).toMatchObject([
    {
      start_time: '09:05',
      end_time: '10:00',
      level_to: null,
      organizer_phone: '+7 (916) 123-45-67',
      applications: [],
      version: null,
    },
    { end_time: null },
  ]);
});

test('WIRE-6 the answer of an update is normalised before it is in the list', async () => {
  const { club, load, update, getCached: cached } = await openStore({ club: getClub() });
  club.answer('GET', answerJson([BARE]));
  await load();
  club.answer(
    'PUT',
    answerJson({ ...BARE, start_time: '11:30:00', organizer_phone: '79990000000' }),
  );
  await update(7, { startTime: '11:30' });
  expect(cached()).toMatchObject([
    { id: 7, start_time: '11:30', organizer_phone: '+7 (999) 000-00-00', applications: [] },
  ]);
});

test('WIRE-7 a broken row never breaks the list', async () => {
  const { club, load } = await openStore({ club: getClub() });
  club.answer('GET', answerJson([null, 'row', 7, [], {}, { ...BARE, applications: 'none' }, BARE]));
  const { data, error } = await load();
  expect(error).toBeUndefined();
  expect(data).toHaveLength(3);
  expect(data!.map(({ id }) => id > 0)).toEqual([false, true, false]);
});

test('WIRE-2 an unknown type is kept as it is', async () => {
  const { club, load } = await openStore({ club: getClub() });
  club.answer('GET', answerJson([{ ...BARE, tournament_type: 'Швейцарка' }]));
  expect((await load()).data).toMatchObject([{ tournament_type: 'Швейцарка' }]);
});

test('ERR-2 status and data of a failed response are logged, with secrets and phones masked', async () => {
  const { club, token, create } = await openStore({ club: getClub() });
  expectTrouble(/^createTournament: 422/);
  club.answer('POST', (response) =>
    response.writeHead(422).end(
      JSON.stringify({
        message: 'Звоните +7 (916) 123-45-67 или 89161234567',
        password: 'пароль',
        token,
        nested: [{ Authorization: formatAuthorization(token), organizerPhone: '+79161234567' }],
      }),
    ),
  );
  await create(TOURNAMENT);
  const [line] = listTroubles();
  expect(line).toContain('createTournament: 422');
  expect(line).toContain('Звоните');
  expect(line).not.toMatch(/пароль|club_|Basic|916/);
});

test('ERR-2 ERR-1 a refusal by the real server is logged, and gives its status and field errors', async () => {
  const { create } = await openStore({ club: getClub() });
  expectTrouble(/^createTournament: 422.*Дата не может быть в прошлом/s);
  const { error } = await create({ ...TOURNAMENT, date: '2026-05-31' });
  expect(error).toMatchObject({
    status: 422,
    fieldErrors: { date: 'Дата не может быть в прошлом' },
  });
});

test('LIST-11: a list that another host has wrapped into an object is no array', async () => {
  const { club, load, getCached: cached } = await openStore({ club: getClub() });
  expectTrouble(/^listTournaments: 200/);
  club.answer('GET', answerJson({ tournaments: [BARE], total: 1 }));
  const { error } = await load();
  expect(error).toMatchObject({ message: 'Неверный формат данных от сервера' });
  expect(cached()).toBeUndefined();
});
