import fc from 'fast-check';
import { createSearch } from '../canaries';
import { createClubRotation } from '../clubsInTurn';
import { add, type Piece, type Tally } from '../part';
import { askPage, type PageAnswer } from '../publicPages/askPage';
import { pagePlans, type PagePlan } from '../publicPages/pagePlans';
import {
  createPublicTournament,
  parseToken,
  type PublicTournament,
} from '../publicPages/publicTournament';
import { findAddress } from '../request';

const REQUESTS = 50_000;
const FOR_EACH_STEP = 500;
const STEPS_FOR_EACH_CLUB = 4;
const LANES = 10;
const NETWORK = 21;

/** Returns the path of a plan's request. */
function buildPath(
  { page, token, place, query }: PagePlan,
  { paths, ended }: PublicTournament,
): string {
  const path = paths[page];
  if (token === 'right') return path + place + query;
  const other =
    typeof token === 'object'
      ? token.any
      : parseToken(token === 'ended' ? ended[page === 'own' ? 'apply' : page] : paths[token]);
  return path.replace(/[^/]+$/, () => other) + place + query;
}

/** Lists secrets in a response that its request did not contain (SEEN-74). */
function listLeaks(asked: string, { body, headers }: PageAnswer, secrets: Record<string, string>) {
  const told = Object.entries(secrets).filter(([, secret]) => !asked.includes(secret));
  return createSearch(Object.fromEntries(told))(`${JSON.stringify(headers)}\n${body}`);
}

const isFeeTold = ({ page }: PagePlan, { body }: PageAnswer): boolean =>
  (page === 'live' || page === 'score') && /7[\s\u00a0]?717/.test(body);

/** True for a regular request of an existing page. */
const isSound = ({ method, token, place, query }: PagePlan): boolean =>
  method === 'GET' && token === 'right' && place === '' && query === '';

/** Checks that no request of a public page makes the server fail or reveals a secret (SEEN-74). */
export const publicPages: Piece = {
  title:
    'Requests of the public pages (live page and board, their events, score link, sign-up page and ' +
    'one’s own) in an evening that is being played: by their own addresses, those of other pages, ' +
    'those that were renewed and any others, with any method, fields, headers and bodies. Every ' +
    'answer, events unpacked, is searched for whole names, phones, a note, ids of entries and ' +
    'players, the fee, and addresses that were not in the request.',
  steps: REQUESTS / FOR_EACH_STEP,
  async open() {
    const clubs = createClubRotation(STEPS_FOR_EACH_CLUB, { TRUST_PROXY: '127.0.0.1' });
    let addresses = 0;
    const getNextAddress = () => findAddress(NETWORK, (addresses += 1));

    return {
      async step(index) {
        const club = await clubs.takeClub(index);
        const evening = await createPublicTournament(club, getNextAddress());
        const plans = fc.sample(pagePlans, { numRuns: FOR_EACH_STEP, seed: index });
        let tally: Tally = {};

        async function playPlan(plan: PagePlan): Promise<void> {
          const path = buildPath(plan, evening);
          const { method, body } = plan;
          const headers = { 'x-forwarded-for': getNextAddress(), ...plan.headers };
          const request = { method, path, headers, body };
          const answer = await askPage(club.url, request, { onStream: evening.change });
          const found = listLeaks(path, answer, evening.secrets);
          const isWrong = isSound(plan) && answer.status !== 200 && answer.status !== 304;
          const counts = {
            requests: 1,
            answered: answer.status < 400 ? 1 : 0,
            failures: answer.status >= 500 ? 1 : 0,
            leaking: found.length > 0 || isFeeTold(plan, answer) ? 1 : 0,
            unanswered: isWrong ? 1 : 0,
          };
          tally = add(tally, counts);
          if (counts.failures + counts.leaking + counts.unanswered === 0) return;
          const told = JSON.stringify({ ...plan, path, status: answer.status, found });
          process.stderr.write(`public pages, seed ${index}: ${told.slice(0, 700)}\n`);
        }

        await Promise.all(
          Array.from({ length: LANES }, async (_, lane) => {
            for (const [at, plan] of plans.entries()) if (at % LANES === lane) await playPlan(plan);
          }),
        );
        return tally;
      },
      close: () => clubs.close(),
    };
  },
  figures: ({ requests, answered, failures, leaking, unanswered }) => [
    { what: 'requests of public pages', figure: requests ?? 0 },
    { what: 'of them answered with what is there', figure: answered ?? 0 },
    { what: 'answered 5xx', figure: failures ?? 0, wanted: 0 },
    { what: 'answers that tell what nobody may see', figure: leaking ?? 0, wanted: 0 },
    { what: 'sound, and not answered', figure: unanswered ?? 0, wanted: 0 },
  ],
};
