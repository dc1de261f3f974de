import { Club } from '../club';
import { readProcessorTime } from '../hostile/process';
import { add, type Piece, type Tally } from '../part';
import { findAddress, signIn, type Answer } from '../request';
import { computeQuantile, createTime } from '../spread';

const PAIRS = 200;
const DIFFERENCE_MAX = 10;
const NETWORK = 20;
/** Matches headers that may differ between responses. */
const OF_THE_MOMENT = /^(date|x-request-id)$/i;

function toText({ status, rawHeaders, body }: Answer): string {
  const lines = [String(status)];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!OF_THE_MOMENT.test(name)) lines.push(`${name}: ${value}`);
  }
  return [...lines, body].join('\r\n');
}

async function openPiece() {
  const club = new Club();
  await club.start({ TRUST_PROXY: '127.0.0.1' });
  const { username, password } = club.administrator;
  const guesses = {
    name: { username: 'nobody', password },
    password: { username, password: `not-${password}` },
  };
  let addresses = 0;

  async function measureGuess(wrong: keyof typeof guesses) {
    const before = readProcessorTime(club.pid!);
    const answer = await signIn(club.url, findAddress(NETWORK, (addresses += 1)), guesses[wrong]);
    const after = readProcessorTime(club.pid!);
    const tally = createTime(wrong, answer.ms);
    if (before === null || after === null) return { text: toText(answer), tally };
    return { text: toText(answer), tally: add(tally, createTime(`${wrong} work`, after - before)) };
  }

  return {
    /** Name and password come first in turn. A machine that becomes slower then makes neither look slower. */
    async step(index: number): Promise<Tally> {
      const order = ['name', 'password'] as const;
      const first = await measureGuess(order[index % 2]!);
      const second = await measureGuess(order[(index + 1) % 2]!);
      const isRefusal = first.text.startsWith('401\r\n');
      const differing = isRefusal && first.text === second.text ? 0 : 1;
      return add({ pairs: 1, differing }, add(first.tally, second.tally));
    },
    close: () => club.remove(),
  };
}

/** Checks that neither the response nor its time reveals a username (TRUST-18). */
export const timing: Piece = {
  title:
    'A wrong name and a wrong password are sent in turns to an idle server, each from an address ' +
    'of its own.',
  steps: PAIRS,
  open: openPiece,
  figures: (tally) => {
    const { pairs = 0, differing = 0 } = tally;
    const [name, password] = ['name', 'password'].map((wrong) =>
      computeQuantile(tally, wrong, 0.5),
    ) as [number, number];
    const percent = Math.abs(name / password - 1) * 100;
    return [
      { what: 'pairs of a wrong name and a wrong password', figure: pairs },
      { what: 'of them answered differently', figure: differing, wanted: 0 },
      { what: 'wrong name: median, ms', figure: name },
      { what: 'wrong password: median, ms', figure: password },
      {
        what: 'difference of the medians, %',
        figure: Number(percent.toFixed(1)),
        atMost: DIFFERENCE_MAX,
      },
    ];
  },
};
