import fc from 'fast-check';
import { validateFields, createTournamentRules } from '../../../src/domain/tournament/rules';
import type { TournamentRequest } from '../../../src/domain/tournament/tournament';
import {
  REQUEST_FIELD_NAMES,
  type RequestFieldName,
} from '../../../src/domain/tournament/tournamentFields';
import { createRequest, TODAY } from '../support/samples';
import { createRuns } from '../../support/createRuns';

const RUNS = createRuns(2_000);

/** An independent implementation of the rules: with numbers, lists and the calendar of Date. */
const toMinutes = (time: string): number => {
  const [hours = '', rest = '', ...more] = time.split(':');
  const isClock = [hours, rest].every((part) => part.length === 2 && /^[0-9]+$/.test(part));
  return isClock && more.length === 0 && Number(rest) < 60
    ? Number(hours) * 60 + Number(rest)
    : NaN;
};

const toDayNumber = (date: string): number => {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date
    ? NaN
    : day.getTime() / 86_400_000;
};

const LEVELS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7];

const isPhone = (phone: string): boolean => {
  const digits = [...phone].filter((character) => '0123456789'.includes(character));
  const [country, ...rest] = digits;
  const getPart = (from: number, to: number) => rest.slice(from, to).join('');
  return (
    country === '7' &&
    rest.length === 10 &&
    phone === `+7 (${getPart(0, 3)}) ${getPart(3, 6)}-${getPart(6, 8)}-${getPart(8, 10)}`
  );
};

const isKept: Record<RequestFieldName, (request: TournamentRequest) => boolean> = {
  tournamentType: ({ tournamentType }) => ['Мексикано', 'Американо'].includes(tournamentType),
  date: ({ date }) => toDayNumber(date) >= toDayNumber(TODAY),
  startTime: ({ startTime }) => toMinutes(startTime) >= 480 && toMinutes(startTime) <= 1380,
  endTime: ({ startTime, endTime }) =>
    endTime === null ||
    endTime === '' ||
    (toMinutes(endTime) < 1440 && !(toMinutes(endTime) <= toMinutes(startTime))),
  levelFrom: ({ levelFrom }) => LEVELS.includes(levelFrom),
  levelTo: ({ levelFrom, levelTo }) =>
    levelTo === null || (LEVELS.includes(levelTo) && !(levelTo < levelFrom)),
  entryFee: ({ entryFee }) => entryFee >= 0 && entryFee <= 1_000_000 && entryFee % 1 === 0,
  organizerName: ({ organizerName }) => {
    const seen = organizerName.normalize('NFC').replace(/[\p{DI}\p{Cf}]/gu, '');
    const { length } = Array.from(seen.replace(/[\s\p{Cc}\u2800]+/gu, ' ').trim());
    return length >= 2 && length <= 50;
  },
  organizerPhone: ({ organizerPhone }) => isPhone(organizerPhone),
};

const createTwoDigits = (max: number) =>
  fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, '0'));
const time = fc.oneof(
  fc.tuple(createTwoDigits(25), createTwoDigits(61)).map((parts) => parts.join(':')),
  fc.constantFrom('', '07:59', '08:00', '23:00', '23:01', '23:59', '24:00', '9:00', '09:3'),
  fc.string({ maxLength: 6 }),
);
const date = fc.oneof(
  fc
    .tuple(fc.constantFrom('2025', '2026', '2028'), createTwoDigits(13), createTwoDigits(32))
    .map((all) => all.join('-')),
  fc.constantFrom('', '2026-06-04', '2026-06-05', '2026-06-06', '06.06.2026'),
  fc.string({ maxLength: 11 }),
);
const level = fc.oneof(
  fc.integer({ min: 0, max: 32 }).map((quarters) => quarters / 4),
  fc.double(),
);
const fee = fc.oneof(
  fc.integer({ min: -2, max: 2 }),
  fc.integer({ min: 999_998, max: 1_000_002 }),
  fc.double(),
);
const phone = fc.oneof(
  fc.stringMatching(/^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/),
  fc.stringMatching(/^[+ 78()-]{0,3}[\d ()-]{0,18}$/),
);

/** Each field is valid about half the time, so that enough requests are valid as a whole. */
const createSometimes = <Value>(right: Value, others: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(right) }, { weight: 4, arbitrary: others });

const right = createRequest();
const anyRequest: fc.Arbitrary<TournamentRequest> = fc.record({
  tournamentType: createSometimes(
    right.tournamentType,
    fc.constantFrom('Американо', '', 'Круговой'),
  ),
  date: createSometimes(right.date, date),
  startTime: createSometimes(right.startTime, time),
  endTime: createSometimes<string | null>(right.endTime, fc.option(time)),
  levelFrom: createSometimes(right.levelFrom, level),
  levelTo: createSometimes<number | null>(right.levelTo, fc.option(level)),
  entryFee: createSometimes(right.entryFee, fee),
  organizerName: createSometimes(
    right.organizerName,
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  ),
  organizerPhone: createSometimes(right.organizerPhone, phone),
});

test('RULE-1 to RULE-12: for any request the broken fields are those that a second telling finds', () => {
  let accepted = 0;
  const rules = createTournamentRules(TODAY);
  fc.assert(
    fc.property(anyRequest, (request) => {
      const errors = validateFields(rules, request);
      const expected = REQUEST_FIELD_NAMES.filter((field) => !isKept[field](request));
      expect(Object.keys(errors).sort()).toEqual([...expected].sort());
      if (expected.length === 0) accepted++;
    }),
    RUNS,
  );
  expect(accepted).toBeGreaterThan(RUNS.numRuns / 200);
});

test('EDIT-2: for any request and any changed fields the messages are those of creating', () => {
  fc.assert(
    fc.property(anyRequest, fc.subarray([...REQUEST_FIELD_NAMES]), (request, changed) => {
      const all = validateFields(createTournamentRules(TODAY), request);
      const some = validateFields(createTournamentRules(TODAY, changed), request);
      const concerned = new Set<string>(changed);
      if (changed.includes('startTime')) concerned.add('endTime');
      if (changed.includes('levelFrom')) concerned.add('levelTo');
      for (const field of Object.keys(some)) expect(concerned).toContain(field);
      for (const field of changed) expect(some[field]).toBe(all[field]);
    }),
    createRuns(300),
  );
});

test('ERR-3: every message of a broken rule is Russian', () => {
  fc.assert(
    fc.property(anyRequest, fc.subarray([...REQUEST_FIELD_NAMES]), (request, changed) => {
      for (const message of Object.values(
        validateFields(createTournamentRules(TODAY, changed), request),
      )) {
        expect(message).toMatch(/^[А-Я][^a-z]*$/);
      }
    }),
    createRuns(),
  );
});

test('RULE-1 to RULE-12: the rules answer any values and never throw', () => {
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(REQUEST_FIELD_NAMES.map((field) => [field, fc.anything()])), {
        requiredKeys: [],
      }),
      (anything) => {
        const errors = validateFields(
          createTournamentRules(TODAY),
          anything as unknown as TournamentRequest,
        );
        for (const message of Object.values(errors)) expect(message).not.toBe('');
      },
    ),
    { ...createRuns(), examples: [[{ levelFrom: { toString: '' } }]] },
  );
});
