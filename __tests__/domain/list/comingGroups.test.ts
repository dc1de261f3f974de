import fc from 'fast-check';
import { addDays, listDaysOfWeek } from '../../../src/domain/dates/dates';
import { groupComing } from '../../../src/domain/list/comingGroups';
import { createRuns } from '../../support/createRuns';

/** A Tuesday. */
const TODAY = '2026-11-24';
const createDays = (...dates: string[]) => dates.map((date) => ({ date }));
const groupDays = (...dates: string[]) =>
  groupComing(createDays(...dates), TODAY).map(({ name, from, to }) => [name, to - from]);

describe('the groups of what is coming', () => {
  test('LIST-13: coming tournaments are grouped by today, tomorrow, until Sunday, and later', () => {
    const dates = ['2026-11-24', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-29'];
    expect(groupDays(...dates, '2026-11-30', 'скоро')).toEqual([
      ['Сегодня', 2],
      ['Завтра', 1],
      ['На этой неделе', 2],
      ['Позже', 2],
    ]);
  });

  test('LIST-13: a group without any is left out', () => {
    expect(groupDays('2026-11-27')).toEqual([['На этой неделе', 1]]);
    expect(groupDays()).toEqual([]);
  });

  test('LIST-13: a tournament without a real date is later, even when its date looks like this week', () => {
    expect(groupDays('', '2026-11-24x', '2026-11-31')).toEqual([['Позже', 3]]);
  });

  test('LIST-13: on a Sunday tomorrow is tomorrow, and the week has ended', () => {
    const groups = groupComing(createDays('2026-11-30', '2026-12-01'), '2026-11-29');
    expect(groups.map(({ name }) => name)).toEqual(['Завтра', 'Позже']);
  });

  test('LIST-13: every tournament is in one group, in its order, by the distance of its day', () => {
    const distance = fc.array(fc.nat({ max: 20 })).map((days) => days.sort((a, b) => a - b));
    fc.assert(
      fc.property(distance, fc.nat({ max: 400 }), (distances, shift) => {
        const today = addDays(TODAY, shift);
        const dates = distances.map((days) => addDays(today, days));
        const groups = groupComing(createDays(...dates), today);
        const sunday = listDaysOfWeek(today)[6]!;
        const expected = dates.map((date) =>
          date === today
            ? 'Сегодня'
            : date === addDays(today, 1)
              ? 'Завтра'
              : date <= sunday
                ? 'На этой неделе'
                : 'Позже',
        );
        const named = groups.flatMap(({ name, from, to }) => dates.slice(from, to).map(() => name));
        return (
          JSON.stringify(named) === JSON.stringify(expected) &&
          groups.every((one) => one.to > one.from)
        );
      }),
      createRuns(),
    );
  });
});
