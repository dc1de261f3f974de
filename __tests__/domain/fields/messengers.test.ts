import { listPhoneMessengers } from '../../../src/domain/fields/messengers';

const listHrefs = (phone: string): string[] => listPhoneMessengers(phone).map(({ href }) => href);

test.each([
  ['+7 (903) 111-22-33', '79031112233'],
  ['8 903 111-22-33', '79031112233'],
  ['79031112233', '79031112233'],
  ['+44 20 7946 0958', '442079460958'],
  ['+8 903 111-22-33', '79031112233'],
  ['+84 91 234 56 78', '84912345678'],
])('DESK-13: one writes to %s at its digits', (phone, digits) => {
  expect(listHrefs(phone)).toEqual([
    `https://wa.me/${digits}`,
    `https://t.me/+${digits}`,
    `sms:+${digits}`,
  ]);
});

test.each(['', '—', '8 (495) 1-02', '22-33', '+7 12', '+1234567890123456', 'javascript:alert(1)'])(
  'DESK-13: «%s» is no whole number to write to',
  (phone) => {
    expect(listPhoneMessengers(phone)).toEqual([]);
  },
);

test('DESK-13: nothing but digits gets into an address, whatever a phone contains', () => {
  expect(listHrefs('+7 (903) 111"><b>-22-33')).toEqual(listHrefs('+7 (903) 111-22-33'));
});
