import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { toDay } from '../../src/domain/dates/dates';
import type { Problem } from '../../src/domain/protocol/problem';
import {
  listChangedFields,
  pickFromRequest,
  toRequestFromForm,
  toFormValues,
} from '../../src/domain/tournament/formValues';
import {
  validateFields,
  createTournamentRules,
  type FieldErrors,
} from '../../src/domain/tournament/rules';
import type { TournamentRequest } from '../../src/domain/tournament/tournament';
import { parseTournament } from '../../src/domain/tournament/tournamentWire';
import type { Club } from '../club';
import { createClubRotation } from '../clubsInTurn';
import { createFillings, type Filling } from '../contract/form';
import { parseJson } from '../contract/judge';
import { createTournament } from '../hostile/honest';
import { add, type Piece, type Tally } from '../part';
import { ask, type Answer } from '../request';

const FORMS = 20_000;
const FOR_EACH_STEP = 200;
const LANES = 10;
const STEPS_FOR_EACH_CLUB = 10;
/** The server's default time zone. */
const TIME_ZONE = 'Europe/Moscow';
const TOURNAMENTS = '/api/tournaments';

/** Compares the form's errors with the server's. */
function compare(errors: FieldErrors, answer: Answer): Tally {
  const { status } = answer;
  const isAccepted = Object.keys(errors).length === 0;
  const isAgreed = isAccepted ? status === 200 || status === 201 : status === 422;
  const told = isAccepted ? {} : ((parseJson(answer) as Problem).fieldErrors ?? {});
  return {
    forms: 1,
    accepted: isAccepted ? 1 : 0,
    disagreed: isAgreed ? 0 : 1,
    differing: isAgreed && !isDeepStrictEqual(told, { ...errors }) ? 1 : 0,
  };
}

/** Creates a person who fills in forms: a new tournament and an edit in turn. */
async function createFiller(club: Club) {
  const headers = { authorization: club.authorization };
  const send = (method: string, path: string, body: unknown) =>
    ask(club.url, { method, path, headers, body });
  const getTodayNow = () => toDay(Date.now(), TIME_ZONE);
  let edited = parseTournament(parseJson(await send('POST', TOURNAMENTS, createTournament(1))))!;

  async function create({ values, odd }: Filling): Promise<Tally> {
    const request = toRequestFromForm({ ...values, ...odd });
    const errors = validateFields(createTournamentRules(getTodayNow()), request);
    return compare(errors, await send('POST', TOURNAMENTS, request));
  }

  async function edit({ values, odd }: Filling, isWhole: boolean): Promise<Tally> {
    const before = toRequestFromForm(toFormValues(edited));
    const after: TournamentRequest = toRequestFromForm({
      ...toFormValues(edited),
      ...(isWhole && values),
      ...odd,
    });
    const changed = listChangedFields(before, after);
    if (changed.length === 0) return { forms: 1, unchanged: 1 };
    const errors = validateFields(createTournamentRules(getTodayNow(), changed), after);
    const answer = await send(
      'PUT',
      `${TOURNAMENTS}/${edited.id}`,
      pickFromRequest(after, changed),
    );
    if (answer.status === 200) edited = parseTournament(parseJson(answer))!;
    return compare(errors, answer);
  }

  return (filling: Filling, number: number): Promise<Tally> =>
    number % 2 === 0 ? create(filling) : edit(filling, number % 4 === 1);
}

/** Checks that the console's form and the server accept the same values, and have the same messages for others. */
export const contractForms: Piece = {
  title:
    'Forms are filled in, to create a tournament and to edit one, mostly soundly, with up to three ' +
    'fields at or beyond the edges of the rules. The rules as the console asks them are compared ' +
    'with what the server answers to the same form.',
  steps: FORMS / FOR_EACH_STEP,
  async open() {
    const clubs = createClubRotation(STEPS_FOR_EACH_CLUB);
    return {
      async step(index) {
        const club = await clubs.takeClub(index);
        const drawn = fc.sample(createFillings(toDay(Date.now(), TIME_ZONE)), {
          numRuns: FOR_EACH_STEP,
          seed: index,
        });
        let tally: Tally = {};
        const fillIn = async (lane: number) => {
          const fill = await createFiller(club);
          for (const [number, filling] of drawn.entries()) {
            if (number % LANES !== lane) continue;
            const counts = await fill(filling, Math.floor(number / LANES));
            tally = add(tally, counts);
            if (!counts.disagreed && !counts.differing) continue;
            process.stderr.write(`contract, forms, seed ${index}: ${JSON.stringify(filling)}\n`);
          }
        };
        await Promise.all(Array.from({ length: LANES }, (_, lane) => fillIn(lane)));
        return tally;
      },
      close: () => clubs.close(),
    };
  },
  figures: ({ forms, accepted, unchanged, disagreed, differing }) => [
    { what: 'generated forms', figure: forms ?? 0 },
    { what: 'of them accepted', figure: accepted ?? 0 },
    { what: 'edits that changed nothing, and were not sent', figure: unchanged ?? 0 },
    { what: 'accepted by one and refused by the other', figure: disagreed ?? 0, wanted: 0 },
    { what: 'refused with other messages', figure: differing ?? 0, wanted: 0 },
  ],
};
