import fc from 'fast-check';
import { addDays } from '../../src/domain/dates/dates';
import { LEVELS } from '../../src/domain/fields/level';
import { TOURNAMENT_TYPES } from '../../src/domain/tournament/tournamentTypes';
import { FIELD_NAMES, type FieldName } from '../../src/domain/tournament/tournamentFields';
import type { TournamentFormValues } from '../../src/domain/tournament/formValues';
import { anyText } from './values';

const two = (number: number): string => String(number).padStart(2, '0');

const time = (first: number, last: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: first, max: last }), fc.nat(59))
    .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);

const phone = fc.stringMatching(/^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/);
const name = fc.stringMatching(/^[А-Я][а-я]{1,20}( [А-Я][а-я]{1,20})?$/);

/** Creates texts that people type most often into a form. */
const createUsualTexts = (today: string): Record<FieldName, fc.Arbitrary<string>> => ({
  tournament_type: fc.constantFrom<string>(...TOURNAMENT_TYPES),
  date: fc.nat(400).map((days) => addDays(today, days)),
  start_time: time(8, 13),
  end_time: fc.oneof(fc.constant(''), time(14, 23)),
  level_from: fc.constantFrom(...LEVELS.slice(0, 6).map(String)),
  level_to: fc.oneof(fc.constant(''), fc.constantFrom(...LEVELS.slice(6).map(String))),
  entry_fee: fc.nat(1_000_000).map(String),
  organizer_name: name,
  organizer_phone: phone,
});

const createTextsOfLength = (least: number, most: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom('Я', 'ё', 'a b', ' ', '🎾'), fc.integer({ min: least, max: most }))
    .map(([text, count]) => [...text.repeat(count)].slice(0, count).join(''));

const steps = fc.integer({ min: 0, max: 34 }).map((quarter) => String(quarter / 4));

/** Creates texts at the limits of the rules. Texts that a field would not accept or keep are omitted. */
const createUnusualTexts = (today: string): Record<FieldName, fc.Arbitrary<string>> => ({
  tournament_type: fc.constantFrom('', 'Теннис', 'мексикано', 'Американо ', 'constructor'),
  date: fc.oneof(
    fc.integer({ min: -3, max: 3 }).map((days) => addDays(today, days)),
    fc.constantFrom('', '2031-02-30', '2031-13-01', '31.12.2031', '2031-1-1', '2031-01-01T00:00'),
  ),
  start_time: fc.oneof(time(0, 24), fc.constantFrom('', '9', '09:3', '09:60', '23:01', '07:59')),
  end_time: fc.oneof(time(0, 24), fc.constantFrom('9', '09:3', '09:60', '23:59', '24:00')),
  level_from: steps,
  level_to: steps,
  entry_fee: fc.oneof(
    fc.constantFrom('', '-1', '-0', '10.5', '1000000', '1000001', '1e3', '0x10', ' 7 ', 'нет'),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  ),
  organizer_name: fc.oneof(createTextsOfLength(0, 4), createTextsOfLength(47, 53), anyText),
  organizer_phone: fc.oneof(
    fc.constantFrom('', '+7', '+7 (916', '89161234567', '+7 (916) 123-45-6', '+8 (916) 123-45-67'),
    phone.map((text) => `${text} `),
  ),
});

/** A filled-in form. Most values are valid, up to three are unusual. */
export type Filling = { values: TournamentFormValues; odd: Partial<TournamentFormValues> };

/**
 * Creates filled-in forms.
 * @param today yyyy-MM-dd
 */
export function createFillings(today: string): fc.Arbitrary<Filling> {
  const odd = fc.record(createUnusualTexts(today));
  const names = fc.subarray([...FIELD_NAMES], { maxLength: 3 });
  return fc
    .tuple(fc.record(createUsualTexts(today)), odd, names)
    .map(([values, oddities, chosen]) => ({
      values,
      odd: Object.fromEntries(chosen.map((one) => [one, oddities[one]])),
    }));
}
