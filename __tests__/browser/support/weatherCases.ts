import type { Fault } from './httpFaultProxy';
import { failAfterWork, LOST, NONSENSE, PROXY_PAGES, SLOW, truncateAnswer } from './httpFaults';

export type ApiOperation = 'list' | 'refetch' | 'create' | 'edit' | 'delete' | 'sign in';
const OPERATIONS: readonly ApiOperation[] = [
  'list',
  'refetch',
  'create',
  'edit',
  'delete',
  'sign in',
];
/** Of these the server's work can be done already when the answer is lost. */
const WRITES: readonly ApiOperation[] = ['create', 'edit', 'delete', 'sign in'];

export const SIZES = {
  'on a desktop': { width: 1440, height: 900 },
  'on a phone': { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

/** What the browser is left with: an answer in the end, none, a proxy's refusal, or nothing of use. */
type Left = 'answer' | 'none' | 'refusal' | 'nonsense';

export type WeatherCase = {
  operation: ApiOperation;
  size: Size;
  /** For people. */
  name: string;
  fault: Fault;
  left: Left;
  /** Whether the server does the work all the same. */
  isDone: boolean;
  /** How often somebody tries in vain before the weather clears; 0 where it need not. */
  tries: number;
};

type Weather = Pick<WeatherCase, 'name' | 'fault' | 'left' | 'isDone'>;

const createWeathers = (faults: Record<string, Fault>, left: Left): Weather[] =>
  Object.entries(faults).map(([name, fault]) => ({ name, fault, left, isDone: left === 'answer' }));

const CUT_SHORT: Weather = {
  name: 'half an answer',
  fault: truncateAnswer,
  left: 'none',
  isDone: true,
};
const SLOWLY = createWeathers(SLOW, 'answer');
const BEFORE = [
  ...createWeathers(LOST, 'none'),
  ...createWeathers(PROXY_PAGES, 'refusal'),
  ...createWeathers(NONSENSE, 'nonsense'),
];
const AFTER = BEFORE.map(({ name, fault, left }): Weather => ({
  name: `${name}, after the work`,
  fault: failAfterWork(fault),
  left,
  isDone: true,
}));

/** A deletion takes nonsense for a success (WIRE-5): there is nothing to try again. */
const listTries = (operation: ApiOperation, { left }: Weather): number[] =>
  operation === 'delete' && left === 'nonsense' ? [1] : [1, 3];

function createCases(operation: ApiOperation, size: Size): WeatherCase[] {
  const failing = [CUT_SHORT, ...BEFORE, ...(WRITES.includes(operation) ? AFTER : [])];
  const toCase = (weather: Weather, tries: number) => ({ ...weather, operation, size, tries });
  return [
    ...SLOWLY.map((weather) => toCase(weather, 0)),
    ...failing.flatMap((weather) =>
      listTries(operation, weather).map((tries) => toCase(weather, tries)),
    ),
  ];
}

/** Each weather, for each operation, at each size, met once and several times. */
export const ALL_CASES: readonly WeatherCase[] = OPERATIONS.flatMap((operation) =>
  (Object.keys(SIZES) as Size[]).flatMap((size) => createCases(operation, size)),
);

/** So far apart are the cases of one weather and the next that each operation at each size has some. */
const STRIDE = 11;

/** Each weather once. */
const pickOneOfEach = (): WeatherCase[] =>
  [...new Set(ALL_CASES.map(({ name }) => name))].map((weather, index) => {
    const cases = ALL_CASES.filter(({ name }) => name === weather);
    return cases[(index * STRIDE) % cases.length]!;
  });

/** Those that run now: one of each weather, and all of them where WEATHER=all is set. */
export const CASES: readonly WeatherCase[] =
  process.env.WEATHER === 'all' ? ALL_CASES : pickOneOfEach();

export const listCases = (operation: ApiOperation, size: Size): WeatherCase[] =>
  CASES.filter((one) => one.operation === operation && one.size === size);
