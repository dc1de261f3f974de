import { countPresses } from '../support/countPresses';
import { expect, createSeeds, test } from '../support/fixtures';
import { getDetail, getRow } from '../support/consolePage';
import { createOtherDesk } from '../support/otherDesk';
import { createTournamentSeed, openRoster, openSettings } from '../support/roster';
import { getButton } from '../support/rounds';
import { sendElsewhere } from '../support/signIn';
import { formatDayAndMonth, addDaysToToday } from '../support/days';

const OLGA = 'Ольга Смирнова';
const LAST_WEEK = createTournamentSeed(
  8,
  { organizer_name: OLGA, tournament_type: 'Американо', start_time: '08:00', end_time: null },
  -7,
);
/** Settings of last week's tournament, which take fourteen presses. */
const SET = { courts: 2, courtNames: 'Центральный\nУ бара', total: 16, rounds: 7, capacity: 8 };
const COPY = 2;

test.use({ tournaments: createSeeds([LAST_WEEK]) });

test('PLAY-71, PLAY-73: from last week’s Американо to the first round of this week’s in six presses at most, with its settings', async ({
  listPage: page,
  club,
}) => {
  const last = createOtherDesk(club);
  await last.set(SET);
  await last.startRound();
  // Shortly after midnight the start is over six hours away, so the console asks (PLAY-63).
  const early = page.getByRole('dialog', { name: 'Начать сейчас?' });
  await page.addLocatorHandler(early, () => early.getByRole('button', { name: /^Начать/ }).click());
  const presses = await countPresses(page);
  await getRow(page, OLGA).getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: 'Повторить через неделю' }).click();
  await getButton(page, 'Открыть').click();
  // The players come from applications on the club's site.
  for (const { name, contact_phone, level, user_id } of LAST_WEEK.applications!) {
    const body = { name, level, contactPhone: contact_phone, userId: user_id };
    const path = `/api/tournaments/${COPY}/applications`;
    expect((await sendElsewhere(club, 'POST', path, body)).status).toBe(201);
  }
  await getDetail(page).getByRole('button', { name: 'Провести' }).click();
  await expect(
    page.getByText(`Настройки как ${formatDayAndMonth(addDaysToToday(-7))}`),
  ).toBeVisible();
  await getButton(page, 'Начать игру').click();
  await expect(page.getByRole('region', { name: 'Центральный', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'У бара', exact: true })).toBeVisible();
  await expect(page.getByText('Раунд 1 из 7')).toBeVisible();
  const { pointer, keys } = await presses();
  expect(pointer + keys).toBeLessThanOrEqual(6);
  const copy = createOtherDesk(club, COPY);
  await expect.poll(async () => (await copy.read()).rounds[0]?.start?.terms.target).toBe(16);
  expect((await copy.read()).settings).toMatchObject(SET);
});

test('PLAY-72: settings become the club’s usual ones, and those of the next new play', async ({
  page,
  club,
}) => {
  await createOtherDesk(club).set({ courts: 1, total: 20 });
  await openRoster(page, club);
  const settings = await openSettings(page);
  await settings.getByRole('button', { name: 'Сделать обычным для клуба' }).click();
  await expect(page.getByText('Обычные настройки для «Американо» сохранены')).toBeVisible();
  await expect(settings.getByRole('button')).toHaveText(['Вернуть настройки исходные']);
  const body = {
    ...{ tournamentType: 'Американо', date: addDaysToToday(1), startTime: '19:00', endTime: null },
    ...{ levelFrom: 1, levelTo: null, entryFee: 0, organizerName: OLGA },
    organizerPhone: '+7 (916) 123-45-67',
  };
  await sendElsewhere(club, 'POST', '/api/tournaments', body);
  await openRoster(page, club, COPY);
  await expect(page.getByText('Настройки обычные для клуба')).toBeVisible();
  expect((await createOtherDesk(club, COPY).read()).settings).toMatchObject({
    courts: 1,
    total: 20,
  });
});
