import { createRoundActions } from '../../support/roundActions';
import { createPersons } from '../../support/playEvents';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';
import { getLocation, openSignUpPage } from '../../support/signUpPage';

let club: TestApp;
let page: Awaited<ReturnType<typeof openSignUpPage>>;
beforeEach(async () => {
  club = await createTestApp({
    now: NOW,
    title: 'Клуб «Сетка»',
    tournaments: [{ entryFee: 1_500, levelFrom: 2, levelTo: 3.5 }],
  });
  page = await openSignUpPage(club);
  await page.desk.add(
    createPersons('Анна Крылова', 'Дмитрий Лунёв', 'Елена Ветрова', 'Игорь Зимин'),
  );
});
afterEach(() => club.stop());

/** Reads a page's preview tags as Telegram's bot does. */
async function readPreview(url: string) {
  const { body } = await club.app.inject({
    url,
    headers: { 'user-agent': 'TelegramBot (like TwitterBot)' },
  });
  const text = body.replaceAll('\u00a0', ' ');
  const tags = [...text.matchAll(/<meta property="og:(\w+)" content="([^"]*)"/g)];
  return {
    window: /<title>(.*?)<\/title>/.exec(text)?.[1],
    ...Object.fromEntries(tags.map(([, name, content]) => [name!, content!])),
  };
}
const openLive = async () => (await page.desk.openLink('live')).json.links.live!;

test('SEEN-80: the sign-up page’s link is shown with type, day, times, levels and fee', async () => {
  expect(await readPreview(page.path)).toEqual({
    window: 'Мексикано, суббота, 20 июня — Клуб «Сетка»',
    type: 'website',
    site_name: 'Клуб «Сетка»',
    title: 'Мексикано, суббота, 20 июня',
    description: '10:00 – 13:30. Уровень 2 - 3.5 · взнос 1 500 ₽',
  });
});

test('SEEN-80: the live page’s link is shown alike before, during and after, its window is not', async () => {
  const live = await openLive();
  const before = await readPreview(live);
  expect(before).toEqual({
    window: 'Мексикано, суббота, 20 июня — Клуб «Сетка»',
    type: 'website',
    site_name: 'Клуб «Сетка»',
    title: 'Мексикано, суббота, 20 июня',
    description: '10:00 – 13:30. Корты, счёт и таблица',
  });
  await createRoundActions(() => page.desk).startRound();
  const during = await readPreview(live);
  expect(during.window).toMatch(/^Раунд 1 из \d+ · Мексикано, суббота, 20 июня/);
  expect({ ...during, window: before.window }).toEqual(before);
});

test('SEEN-80: one’s own page and the score link have no preview', async () => {
  const own = getLocation(await page.signUp(NOW));
  const score = (await page.desk.openLink('score')).json.links.score!;
  for (const url of [own, score]) expect(Object.keys(await readPreview(url))).toEqual(['window']);
});

test('SEEN-80: a chat that fetches the pages changes nothing', async () => {
  const live = await openLive();
  const { json: before } = await page.desk.read();
  await readPreview(page.path);
  await readPreview(live);
  expect((await page.desk.read()).json).toEqual(before);
});
