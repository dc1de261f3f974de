import { createTestApp, type TestApp } from '../../support/serverApp';
import { createPerson } from '../../support/playDesk';
import { NOW } from '../../support/serverSamples';
import { FILLING_MS, FORM, getLocation, openSignUpPage, toText } from '../../support/signUpPage';

let club: TestApp;
let page: Awaited<ReturnType<typeof openSignUpPage>>;
beforeEach(async () => {
  club = await createTestApp({
    now: NOW,
    tournaments: [{}],
    isInterleaved: true,
    signUpLimits: { perAddress: 1_000, perTournament: 1_000 },
  });
  page = await openSignUpPage(club);
});
afterEach(() => club.stop());

/** Opens and fills in that many sign-up forms, without sending them. */
async function fillForms(count: number) {
  const forms = [];
  for (let index = 0; index < count; index += 1) {
    const number = String(index).padStart(2, '0');
    const form = await page.openForm(`198.51.100.${index}`);
    forms.push({ ...FORM, form, givenName: `Игрок${number}`, phone: `+7 (963) 147-29-${number}` });
  }
  club.setNow(NOW + FILLING_MS);
  return forms;
}

test('APPLY-4, ROSTER-2: one of fifty who sign up at once for the last place is in, the others wait in order', async () => {
  await page.desk.set({ capacity: 4 });
  await page.desk.add(['Раньше1', 'Раньше2', 'Раньше3'].map((name) => createPerson(name)));
  const forms = await fillForms(50);
  const answers = await Promise.all(
    forms.map((form, index) => page.post(form, `198.51.100.${index}`)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(303));
  const { confirmed, waiting } = await page.desk.readRoster();
  expect([confirmed.length, waiting.length]).toEqual([4, 49]);
  const said = await Promise.all(
    answers.map(async (answer) => toText((await page.get(getLocation(answer))).body)),
  );
  for (const [index, { givenName }] of forms.entries()) {
    const place = waiting.indexOf(givenName) + 1;
    const heading = place === 0 ? 'Вы в основном составе' : `Вы в листе ожидания, №${place} `;
    expect(said[index]).toContain(heading);
  }
  const history = (await page.desk.readHistory()).json.toReversed();
  const ids = history.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'entryAdded' ? [event.entryId] : [])),
  );
  const { entries } = (await page.desk.read()).json;
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)!.givenName;
  expect(ids.map(nameOf).slice(3)).toEqual([confirmed.at(-1), ...waiting]);
  const { json } = await club.call('GET', '/api/tournaments/1');
  expect(json.applications).toHaveLength(50);
});

test('APPLY-7: one form that is sent ten times at once signs one person up', async () => {
  const [form] = await fillForms(1);
  const answers = await Promise.all(Array.from({ length: 10 }, () => page.post(form!)));
  expect(new Set(answers.map(getLocation)).size).toBe(1);
  expect((await page.desk.readRoster()).confirmed).toEqual(['Игрок00']);
});

test('APPLY-7: two forms of the same person at once sign one person up', async () => {
  const forms = (await fillForms(2)).map((form) => ({ ...form, ...FORM }));
  const answers = await Promise.all(forms.map((form) => page.post(form)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
  expect((await page.desk.readRoster()).confirmed).toEqual(['Максим']);
});

test('APPLY-8, ROSTER-7: all cancel at once, and each spot is passed on once', async () => {
  await page.desk.set({ capacity: 4 });
  const forms = await fillForms(12);
  const own: string[] = [];
  for (const form of forms) own.push(getLocation(await page.post(form)));
  await Promise.all(own.slice(0, 6).map((path) => page.post({}, undefined, `${path}/cancel`)));
  const { confirmed, waiting, gone } = await page.desk.readRoster();
  expect(confirmed).toEqual(['Игрок06', 'Игрок07', 'Игрок08', 'Игрок09']);
  expect(waiting).toEqual(['Игрок10', 'Игрок11']);
  expect(gone).toHaveLength(6);
});
