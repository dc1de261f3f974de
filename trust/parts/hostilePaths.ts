import type { Club } from '../club';
import type { Answer } from '../hostile/answers';
import { createAttacked } from '../hostile/attacked';
import { exchange } from '../hostile/exchange';
import { createHostilePaths as pathsFor, type HostilePath } from '../hostile/paths';
import { createClubWithSecrets, CONSOLE_FILES, SECRET } from '../hostile/place';
import { isRefusal, isSecured, reportFinding } from '../hostile/verdict';
import { add, type Piece, type Tally } from '../part';
import { removeFolder } from '../removeFolder';

const STEPS = 20;
const PATHS_FOR_EACH = 100;
/** The start of a database file, and a text in each club's database. */
const OF_DATABASE = ['SQLite format 3', 'CREATE TABLE'];

const isLeak = ({ body, headers }: Answer): boolean =>
  [SECRET, ...OF_DATABASE, 'root:x:0'].some((secret) => body.includes(secret)) ||
  'x-injected' in headers;

const toText = async ({ url }: Club, path: string) => (await fetch(url + path)).text();

async function createTarget() {
  const { club, folder } = createClubWithSecrets();
  await club.start();
  const page = await toText(club, '/');
  const { 'index.html': _, ...files } = CONSOLE_FILES;
  const allowed = new Set([page, await toText(club, '/api/health'), '[]', ...Object.values(files)]);
  return { club, folder, page, allowed };
}

async function sendPath({ url, authorization }: Club, asked: HostilePath) {
  const signIn = asked.isSignedIn ? `Authorization: ${authorization}\r\n` : '';
  const head = `${asked.method} ${asked.path} HTTP/1.1\r\nHost: club\r\n${signIn}\r\n`;
  const { answers, rest } = await exchange(url, head, { isHead: asked.method === 'HEAD' });
  // An invalid request does not count as HEAD, so its refusal has a body.
  if (asked.method !== 'HEAD' || rest === '') return { answers, rest };
  return { answers: answers.map((answer) => ({ ...answer, body: rest })), rest: '' };
}

async function openPiece() {
  const folders: string[] = [];
  const { ensureRunning: running, close } = createAttacked(async () => {
    const place = await createTarget();
    folders.push(place.folder);
    return place;
  });

  return {
    async step(index: number) {
      const { target, pid } = await running();
      const { club, page, allowed } = target;
      let tally: Tally = {};
      for (const asked of pathsFor(PATHS_FOR_EACH, index)) {
        const { answers, rest } = await sendPath(club, asked);
        const isEmpty = (answer: Answer) => asked.method === 'HEAD' && answer.body === '';
        const isRight = (answer: Answer) =>
          answer.status === 200
            ? isSecured(answer) && (isEmpty(answer) || allowed.has(answer.body))
            : isRefusal(answer) || (isEmpty(answer) && isSecured(answer) && answer.status < 500);
        const leaked = answers.some(isLeak) || rest !== '' ? 1 : 0;
        const failures = answers.filter(({ status }) => status >= 500).length;
        // CONNECT has no response. Its connection ends.
        const isAnswered = answers.length > 0 || asked.method === 'CONNECT';
        const isOdd = !isAnswered || !answers.every(isRight);
        if (leaked || failures || isOdd)
          reportFinding(index, JSON.stringify(asked), { answers, rest });
        const pages = answers.filter(({ body }) => body === page).length;
        tally = add(tally, { paths: 1, pages, leaked, failures, odd: isOdd ? 1 : 0 });
      }
      const isServed = (await toText(club, '/').catch(() => '')) === page;
      return add(tally, { crashes: club.pid === pid ? 0 : 1, disturbed: isServed ? 0 : 1 });
    },
    async close() {
      await close();
      for (const folder of folders) removeFolder(folder);
    },
  };
}

/** Checks that no path leads out of the console's folder. */
export const hostilePaths: Piece = {
  title:
    'Paths that climb out of the folder in every spelling, absolute, of other hosts and systems, ' +
    'overlong, or random, under known and unknown methods, are sent as they are to a server ' +
    'around whose console lie files that hold a secret.',
  steps: STEPS,
  open: openPiece,
  figures: ({ paths, pages, leaked, failures, odd, crashes, disturbed }) => [
    { what: 'hostile paths', figure: paths ?? 0 },
    { what: "of them answered with the console's page", figure: pages ?? 0 },
    { what: 'answered with what is not of the console', figure: leaked ?? 0, wanted: 0 },
    { what: 'answered 5xx', figure: failures ?? 0, wanted: 0 },
    {
      what: 'answered neither by the console nor with a 4xx in Russian',
      figure: odd ?? 0,
      wanted: 0,
    },
    { what: 'crashes', figure: crashes ?? 0, wanted: 0 },
    { what: 'rounds after which the page was another', figure: disturbed ?? 0, wanted: 0 },
  ],
};
