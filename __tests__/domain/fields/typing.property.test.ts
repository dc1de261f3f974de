import fc from 'fast-check';
import { createDateField, mixed, createPhoneField, createTimeField } from '../support/typedFields';
import { createRuns } from '../../support/createRuns';

const fields = [
  ['time', createTimeField, /^$|^[\d_]{1,2}$|^[\d_]{2}:[\d_]{0,2}$/],
  ['phone', createPhoneField, /^$|^\+7?$|^\+7 \(?$|^\+7 \(\d{1,3}$|^\+7 \(\d{3}\)[\d -]*$/],
  ['date', createDateField, /^$|^[\d_]{1,2}$|^[\d_]{2}\.[\d_]{0,2}$|^[\d_]{2}\.[\d_]{2}\.\d{0,4}$/],
] as const;

describe.each(fields)('any typing in the %s field', (_, fieldOf, shape) => {
  const place = fc.nat(18);
  const act = fc.oneof(
    fc.record({ does: fc.constant('type' as const), text: mixed }),
    fc.record({ does: fc.constant('paste' as const), text: mixed }),
    fc.record({ does: fc.constant('backspace' as const), times: fc.nat(4) }),
    fc.record({ does: fc.constant('deleteAhead' as const), times: fc.nat(4) }),
    fc.record({ does: fc.constant('select' as const), from: place, to: place }),
    fc.record({ does: fc.constant('leave' as const) }),
  );
  type Field = ReturnType<typeof fieldOf>;

  function perform(field: Field, step: typeof act extends fc.Arbitrary<infer T> ? T : never) {
    if (step.does === 'type' || step.does === 'paste') field[step.does](step.text);
    else if (step.does === 'select') {
      field.select(Math.min(step.from, step.to), Math.max(step.from, step.to));
    } else if (step.does === 'leave') field.leave();
    else field[step.does](step.times);
  }

  test('INPUT-1, INPUT-2, INPUT-3: keeps the field’s form, and the field can be emptied from its end', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (steps) => {
        const field = fieldOf();
        for (const step of steps) {
          perform(field, step);
          expect(field.text).toMatch(shape);
        }
        expect(field.select(field.text.length).backspace(20).text).toBe('');
      }),
      createRuns(500),
    );
  });
});
