import { config } from '../../../src/console/config';
import type { Club } from '../../support/consoleClub';
import { waitToPass } from '../../support/consolePatience';
import type { SeedTournament } from '../../support/serverApp';
import { openStore } from '../../support/consoleStore';
import { TOURNAMENT } from '../../support/serverSamples';
import { expectTrouble } from '../../support/consoleTroubles';

const answerJson = (body: unknown) => (response: { end: (text: string) => void }) =>
  response.end(JSON.stringify(body));

const LIST = '/api/tournaments';

/** The A-IM header of each request for the list. */
const listAsked = (club: Club) => club.listSent('GET').map(({ headers }) => headers['a-im']);

describe('with a server that tells its changes', () => {
  beforeEach(() => void jest.replaceProperty(config, 'features', ['changes']));
  afterEach(() => void jest.restoreAllMocks());

  const opened = async (tournaments: SeedTournament[] = [{}, { organizerName: 'Вера' }, {}]) => {
    const opened = await openStore({ tournaments });
    await opened.load();
    return opened;
  };

  test('SPEED-2: a reload asks only for the changes, and puts them into the list', async () => {
    const { club, load, getCached: cached } = await opened();
    const [, untouched] = cached()!;
    await club.call('PUT', `${LIST}/1`, { entryFee: 700 });
    await club.call('DELETE', `${LIST}/3`);
    await club.call('POST', LIST, { ...TOURNAMENT, organizerName: 'Ольга' });
    await load();
    expect(listAsked(club)).toEqual(['first', 'changes']);
    expect(cached()!.map(({ id, entry_fee: fee }) => [id, fee])).toEqual([
      [1, 700],
      [2, 1500],
      [4, 1500],
    ]);
    expect(cached()![1]).toBe(untouched);
  });

  test('SPEED-2: where nothing has changed the list is the very same', async () => {
    const { load, getCached: cached } = await opened();
    const before = cached();
    await load();
    expect(cached()).toBe(before);
  });

  test('SPEED-2: the reload after a write of its own asks only for the changes as well', async () => {
    const { club, create, getCached: cached } = await opened();
    await create({ ...TOURNAMENT, organizerName: 'Ольга' });
    expect(cached()).toHaveLength(4);
    await waitToPass(() => expect(listAsked(club)).toEqual(['first', 'changes']));
  });

  test('SPEED-4: a long list has its beginning first, then the whole, then its changes', async () => {
    const {
      club,
      load,
      getCached: cached,
    } = await opened(Array.from({ length: 1_100 }, () => ({})));
    expect(cached()!.length).toBeLessThan(600);
    await waitToPass(() => expect(cached()).toHaveLength(1_100));
    await club.call('DELETE', `${LIST}/3`);
    await load();
    expect(cached()).toHaveLength(1_099);
    expect(listAsked(club)).toEqual(['first', undefined, 'changes']);
  });

  test('SPEED-2: a server that has started again sends the whole list', async () => {
    const { club, load, getCached: cached } = await opened();
    club.answer('GET', answerJson([{ ...TOURNAMENT, id: 9, organizer_name: 'Вера' }]));
    await load();
    expect(cached()!.map(({ id }) => id)).toEqual([9]);
  });

  test('SPEED-2, LIST-11: a body that is neither changes nor a list is reported', async () => {
    const { club, load } = await opened();
    expectTrouble(/^listTournaments: 226/);
    club.answer('GET', (response) => response.writeHead(226).end('{"changed":"all"}'));
    expect((await load()).error).toMatchObject({ message: 'Неверный формат данных от сервера' });
  });
});

test('SPEED-2: any other host is asked for the whole list', async () => {
  const { club, load } = await openStore({ tournaments: [{}] });
  await load();
  await load();
  expect(listAsked(club)).toEqual([undefined, undefined]);
});
