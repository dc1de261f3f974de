import fc from 'fast-check';
import { toDay } from '../../src/domain/dates/dates';
import { createClubRotation } from '../clubsInTurn';
import { readContract, type Contract } from '../contract/contract';
import { createGiven } from '../contract/given';
import { createJudge } from '../contract/judge';
import { createLane } from '../contract/lane';
import { createPlans, type Plan } from '../contract/plan';
import { add, type Piece, type Tally } from '../part';

const REQUESTS = 125_000;
const FOR_EACH_STEP = 500;
const LANES = 10;
/** Number of steps with one club, which keeps list and trash short. */
const STEPS_FOR_EACH_CLUB = 4;
/** The server's default time zone. */
const TIME_ZONE = 'Europe/Moscow';

/** Creates the judge and the plans for one day. */
function createPlayer(contract: Contract, today: string) {
  const given = createGiven(contract, today);
  return { today, judge: createJudge(given), plans: createPlans(given) };
}

/** Distributes the plans to the concurrent lanes. */
const dealt = (plans: readonly Plan[]): readonly (readonly Plan[])[] =>
  Array.from({ length: LANES }, (_, lane) => plans.filter((_, index) => index % LANES === lane));

const told = ({ endpoint, fault, body, headers, id, method }: Plan): string =>
  JSON.stringify({ operationId: endpoint.operationId, fault, method, id, headers, body }).slice(
    0,
    500,
  );

/** Checks that the contract allows each response, to any request. */
export const contractRequests: Piece = {
  title:
    'Requests are generated from the OpenAPI document, over every call: as its schemas and the ' +
    'rules allow them, or broken in one way (no sign-in, id, header, method, content type, no ' +
    'JSON, too large, a field missing, unknown or with a value that is refused, fields that do ' +
    'not go together). Every second server gives way to other requests after each query. What ' +
    'was written is read back.',
  steps: REQUESTS / FOR_EACH_STEP,
  async open() {
    const clubs = createClubRotation(STEPS_FOR_EACH_CLUB);
    let player: ReturnType<typeof createPlayer> | undefined;

    return {
      async step(index) {
        const club = await clubs.takeClub(index);
        const today = toDay(Date.now(), TIME_ZONE);
        if (player?.today !== today) player = createPlayer(await readContract(club), today);
        const { judge, plans } = player;
        const drawn = fc.sample(plans, { numRuns: FOR_EACH_STEP, seed: index });
        let tally: Tally = {};
        await Promise.all(
          dealt(drawn).map(async (own) => {
            const lane = createLane(club, judge, today);
            for (const plan of own) {
              const { tally: counts, wrong } = await lane.runPlan(plan);
              tally = add(tally, counts);
              if (wrong === null) continue;
              process.stderr.write(`contract, seed ${index}: ${told(plan)} ${wrong}\n`);
            }
          }),
        );
        return tally;
      },
      close: () => clubs.close(),
    };
  },
  figures: ({ requests, broken, failures, disallowed, unrefused, unaccepted, differing }) => [
    { what: 'generated requests', figure: requests ?? 0 },
    { what: 'of them broken', figure: broken ?? 0 },
    { what: 'answered 5xx', figure: failures ?? 0, wanted: 0 },
    { what: 'answers that the document does not allow', figure: disallowed ?? 0, wanted: 0 },
    { what: 'broken, and not refused with a 4xx', figure: unrefused ?? 0, wanted: 0 },
    { what: 'sound, and not accepted', figure: unaccepted ?? 0, wanted: 0 },
    { what: 'accepted, and read back differently', figure: differing ?? 0, wanted: 0 },
  ],
};
