import { within } from '@testing-library/react';
import { tournamentsApi } from '../../../src/console/api/tournaments/tournamentsApi';
import { config } from '../../../src/console/config';
import { DuplicateSelectedDialog } from '../../../src/console/features/tournaments/selection/DuplicateSelectedDialog';
import type { Tournament } from '../../../src/domain/tournament/tournament';
import { openBatch } from '../../support/consoleBatch';
import { flushActions, waitToPass } from '../../support/consolePatience';
import { expectTrouble } from '../../support/consoleTroubles';
import { TODAY } from '../../support/serverSamples';

/** A coming tournament, one of the week before, and one long past. The last two are on Wednesdays. */
const season = [
  { organizerName: 'Анна', date: '2026-06-20' },
  { organizerName: 'Вера', date: '2026-05-27' },
  { organizerName: 'Галина', date: '2025-01-01', endTime: null, levelTo: null },
];

afterEach(() => {
  config.features = [];
});

type DuplicationOptions = {
  tournaments?: typeof season;
  features?: string[];
  change?: (tournament: Tournament) => Tournament;
};

async function openDuplication(options: DuplicationOptions = {}) {
  const { change = (tournament) => tournament, ...rest } = options;
  let closes = 0;
  const opened = await openBatch(
    (tournaments) => (
      <DuplicateSelectedDialog
        tournaments={tournaments.map(change)}
        today={TODAY}
        onClose={() => (closes += 1)}
      />
    ),
    { tournaments: season, ...rest },
  );
  const copies = async () => (await opened.listStored()).filter(({ id }) => id > season.length);
  return { ...opened, copies, closes: () => closes };
}

test('COMFORT-12: the dialog lists the copies to be made, each a week later or on the next such weekday', async () => {
  const {
    dialog,
    listLines: lines,
    user,
    getButton: button,
    club,
    closes,
  } = await openDuplication();
  expect(dialog).toHaveAccessibleName(/^Дублировать 3\sтурнира\?$/);
  expect([...lines()].sort()).toEqual([
    '03.06.2026 ср, 10:00 · Галина копия от 01.01.2025',
    '03.06.2026 ср, 10:00 – 13:30 · Вера копия от 27.05.2026',
    '27.06.2026 сб, 10:00 – 13:30 · Анна копия от 20.06.2026',
  ]);
  await user.click(button('Отмена'));
  expect(closes()).toBe(1);
  expect(club.listSent('POST')).toEqual([]);
});

test('COMFORT-12: the copies are made one after another, and each says so', async () => {
  const {
    user,
    getButton: button,
    dialog,
    listLines: lines,
    club,
    copies,
  } = await openDuplication();
  const release = club.hold('POST');
  await user.dblClick(button('Дублировать'));
  await waitToPass(() => expect(club.listSent('POST')).toHaveLength(1));
  expect(button('Дублировать')).toBeDisabled();
  release();
  await waitToPass(() => expect(button('Закрыть')).toHaveFocus());
  expect(within(dialog).getByRole('status')).toHaveTextContent('Создано 3 из 3');
  for (const line of lines()) expect(line).toMatch(/Создан$/);
  expect(within(dialog).queryByRole('button', { name: 'Дублировать' })).toBeNull();
  const dates = (await copies()).map(({ date }) => date);
  expect(dates.sort()).toEqual(['2026-06-03', '2026-06-03', '2026-06-27']);
});

test('COMFORT-12: a copy has all that its tournament has but the date and the applications', async () => {
  const { user, getButton: button, club } = await openDuplication({ tournaments: [season[2]!] });
  await user.click(button('Дублировать'));
  await waitToPass(() => expect(button('Закрыть')).toHaveFocus());
  expect(club.listSent('POST')[0]!.json).toEqual({
    tournamentType: 'Мексикано',
    date: '2026-06-03',
    startTime: '10:00',
    endTime: null,
    levelFrom: 2,
    levelTo: null,
    entryFee: 1500,
    organizerName: 'Галина',
    organizerPhone: '+7 (916) 123-45-67',
  });
});

test('COMFORT-12 TRUST-43: a failed copy is tried again with its key, and nothing is made twice', async () => {
  const {
    user,
    getButton: button,
    dialog,
    club,
    copies,
  } = await openDuplication({
    features: ['idempotency-key'],
  });
  expectTrouble(/^createTournament: FETCH_ERROR/);
  // The second copy is stored, but its response is lost.
  club.loseAnswerAfter('POST', 1);
  await user.click(button('Дублировать'));
  expect(await within(dialog).findByText(/Нет связи с сервером/)).toBeVisible();
  await waitToPass(() => expect(button('Повторить')).toBeEnabled());
  // The console does not send the remaining copies.
  expect(within(dialog).getByRole('status')).toHaveTextContent('Создано 1 из 3, не удалось: 1');
  expect(await copies()).toHaveLength(2);
  club.relayAgain();
  await user.click(button('Повторить'));
  await waitToPass(() =>
    expect(within(dialog).getByRole('status')).toHaveTextContent('Создано 3 из 3'),
  );
  expect(await copies()).toHaveLength(3);
  const keys = club.listSent('POST').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(4);
  expect(keys[2]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(3);
});

test('COMFORT-12: a refusal by the rules is shown at its copy', async () => {
  const {
    user,
    getButton: button,
    dialog,
    listLines: lines,
  } = await openDuplication({
    change: (one) => (one.organizer_name === 'Вера' ? { ...one, level_from: 9 } : one),
  });
  expectTrouble(/^createTournament: 422/);
  await user.click(button('Дублировать'));
  await waitToPass(() => expect(button('Повторить')).toBeEnabled());
  expect(within(dialog).getByRole('status')).toHaveTextContent('Создано 2 из 3, не удалось: 1');
  const [failed] = lines().filter((line) => !line.endsWith('Создан'));
  expect(failed).toMatch(/Вера копия от 27\.05\.2026.+/);
});

test('COMFORT-12 WIRE-7: one without a readable date is not copied, and is mentioned', async () => {
  const { dialog, listLines: lines } = await openDuplication({
    change: (one) => (one.organizer_name === 'Вера' ? { ...one, date: 'скоро' } : one),
  });
  expect(lines()).toHaveLength(2);
  expect(dialog).toHaveTextContent('Турниры без даты не дублируются: 1.');
});

test('COMFORT-12: leaving in the middle ends it', async () => {
  const { user, getButton: button, club, leave, copies } = await openDuplication();
  const release = club.hold('POST');
  await user.click(button('Дублировать'));
  await waitToPass(() => expect(club.listSent('POST')).toHaveLength(1));
  leave();
  release();
  await waitToPass(async () => expect(await copies()).toHaveLength(1));
  await flushActions();
  expect(club.listSent('POST')).toHaveLength(1);
});

test('COMFORT-12 WEATHER-5: where an answer was lost the list is loaded again once the dialog is left', async () => {
  const {
    user,
    getButton: button,
    club,
    getCached: cached,
    store,
    leave,
  } = await openDuplication({
    tournaments: [season[0]!],
  });
  expectTrouble(/^createTournament: FETCH_ERROR/);
  void store.dispatch(tournamentsApi.endpoints.listTournaments.initiate());
  club.loseAnswerAfter('POST', 0);
  await user.click(button('Дублировать'));
  await waitToPass(() => expect(button('Повторить')).toBeEnabled());
  expect(cached()).toHaveLength(1);
  leave();
  await waitToPass(() => expect(cached()).toHaveLength(2));
});
