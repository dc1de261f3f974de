import type { Fault } from './httpFaultProxy';
import { failAfterWork, LOST, NONSENSE, PROXY_PAGES, SLOW, truncateAnswer } from './httpFaults';
import { DESK, PHONE } from './windowSizes';

export type ApiOperation = 'list' | 'refetch' | 'create' | 'edit' | 'delete' | 'sign in';
const OPERATIONS: readonly ApiOperation[] = [
  'list',
  'refetch',
  'create',
  'edit',
  'delete',
  'sign in',
];
/** Operations whose work the server may have done when the response is lost. */
const WRITES: readonly ApiOperation[] = ['create', 'edit', 'delete', 'sign in'];

export const SIZES = {
  'on a desktop': DESK,
  'on a phone': PHONE,
} as const;
export type Size = keyof typeof SIZES;

/** The browser's result: a response in the end, no response, a proxy's error, or nothing usable. */
type Left = 'answer' | 'none' | 'refusal' | 'nonsense';

export type WeatherCase = {
  operation: ApiOperation;
  size: Size;
  /** Name for test output. */
  name: string;
  fault: Fault;
  left: Left;
  /** True when the server does the work in spite of the failure. */
  isDone: boolean;
  /** Number of failed attempts before the fault ends; 0 when no attempt fails. */
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

/** A deletion counts a useless response as a success (WIRE-5), so it is not retried. */
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

/** Each fault for each operation and size, with one or several failed attempts. */
export const ALL_CASES: readonly WeatherCase[] = OPERATIONS.flatMap((operation) =>
  (Object.keys(SIZES) as Size[]).flatMap((size) => createCases(operation, size)),
);

/** Step between chosen cases. With this number each operation and size gets some of the faults. */
const STRIDE = 11;

/** One case of each fault. */
const pickOneOfEach = (): WeatherCase[] =>
  [...new Set(ALL_CASES.map(({ name }) => name))].map((weather, index) => {
    const cases = ALL_CASES.filter(({ name }) => name === weather);
    return cases[(index * STRIDE) % cases.length]!;
  });

/** The cases of this run: one of each fault, or all of them with WEATHER=all. */
export const CASES: readonly WeatherCase[] =
  process.env.WEATHER === 'all' ? ALL_CASES : pickOneOfEach();

export const listCases = (operation: ApiOperation, size: Size): WeatherCase[] =>
  CASES.filter((one) => one.operation === operation && one.size === size);
