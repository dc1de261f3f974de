import { formatAuthorization, createTestApp, PASSWORD, USERNAME } from '../../support/serverApp';
import { breakTournaments } from '../../support/testDatabase';
import { APPLICATION, NOW, TOURNAMENT } from '../../support/serverSamples';

async function withLog() {
  const lines: string[] = [];
  const club = await createTestApp({ now: NOW, onLogLine: (line) => lines.push(line) });
  const requests = () =>
    lines
      .map((line) => JSON.parse(line) as { requestId?: string })
      .filter(({ requestId }) => requestId !== undefined);
  return { club, lines, requests };
}

test('each answer is one line: method, route, status, duration, id of the request', async () => {
  const { club, requests } = await withLog();
  await club.call('GET', '/api/tournaments/17?search=Анна');
  await club.stop();
  expect(requests()).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/Z$/),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      route: '/api/tournaments/:id',
      status: 404,
      duration: expect.any(Number),
      msg: 'request completed',
    },
  ]);
});

test('no phone, name, password or token is ever in the log', async () => {
  const { club, lines } = await withLog();
  const login = await club.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: USERNAME, password: PASSWORD },
  });
  const { token } = login.json<{ token: string }>();
  await club.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'canary-user', password: 'canary-password' },
  });
  const send = (payload: string) =>
    club.app.inject({
      method: 'POST',
      url: '/api/tournaments?phone=canary-phone&name=canary-name',
      headers: { authorization: formatAuthorization(token), 'content-type': 'application/json' },
      payload,
    });
  await send(JSON.stringify(TOURNAMENT));
  await send(JSON.stringify({ ...TOURNAMENT, organizerName: 'Я' }));
  await send(`{"organizerPhone":"${TOURNAMENT.organizerPhone}",`);
  await club.call('POST', '/api/tournaments/1/applications', APPLICATION);
  await club.app.inject(`/canary-name/${encodeURIComponent(TOURNAMENT.organizerPhone)}`);
  await club.app.inject(`/api/tournaments/canary-name`);
  await breakTournaments(club.database);
  await club.call('GET', '/api/tournaments');
  await club.call('POST', '/api/tournaments/1/applications', APPLICATION);
  await club.stop();

  const log = lines.join('');
  expect(log).toContain('"status":500');
  const secrets = [
    token,
    token.slice('club_'.length),
    formatAuthorization(token).slice('Basic '.length),
    formatAuthorization(PASSWORD).slice('Basic '.length),
    PASSWORD,
    USERNAME + ':',
    'canary',
    TOURNAMENT.organizerName,
    TOURNAMENT.organizerPhone,
    '123-45-67',
    APPLICATION.name,
    APPLICATION.contactPhone,
    String(APPLICATION.userId),
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});
