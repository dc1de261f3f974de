import { listEntries, MARIA, parseOnlyEntry } from '../support/pastedLines';

test.each([
  '[19:02, 26.11.2026] Мария Орлова: Я буду',
  '[26.11.2026, 19:02:33] Мария Орлова: +',
  '26.11.2026, 19:02 - Мария Орлова: записываюсь',
  '3 - Мария Орлова',
  '3-Мария Орлова',
  '12: Орлова Мария',
])('ROSTER-5: «%s» is copied from a chat, and names Мария Орлова', (line) => {
  expect(parseOnlyEntry(line)).toEqual({ ...MARIA, notUnderstood: [] });
});

test.each([
  '[11/26/26, 7:02:11\u202fPM] Мария Орлова: Я буду',
  '[26.11.2026, 7:02 pm] Орлова Мария: +',
  '26.11.2026, 7:02 PM - Мария Орлова: буду',
  '\u200e[7:02 p.\u00a0m., 11/26/2026] Мария Орлова: 👍',
  'Мария Орлова, [26.11.2026 19:02] Я буду',
])('ROSTER-34: «%s» is copied from a chat, and names Мария Орлова', (line) => {
  expect(parseOnlyEntry(line)).toEqual({ ...MARIA, notUnderstood: [] });
});

const TELEGRAM = `Мария Орлова, [26.11.2026 19:02]
Я буду

Борис Кузнецов, [26 Nov 2026 at 19:02:11]:
👍

Олег Белов, [26 нояб. 2026 г. в 19:03:01]:
[In reply to Мария Орлова]
Не смогу

Анна Ким, [26.11.2026, 7:04 PM]
1. Пётр Ершов 3,5
2. Вера Жукова

Глеб Ильин, [26.11.2026 19:05]
`;

test('ROSTER-34: messages copied from Telegram Desktop are read with their authors', () => {
  const read = listEntries(TELEGRAM.replaceAll('\n', '\r\n')).map(
    ({ line, givenName, familyName, notUnderstood }) => [
      `${givenName} ${familyName}`.trim(),
      notUnderstood,
      line,
    ],
  );
  expect(read).toEqual([
    ['Мария Орлова', [], 'Мария Орлова, [26.11.2026 19:02] Я буду'],
    ['Борис Кузнецов', [], 'Борис Кузнецов, [26 Nov 2026 at 19:02:11]: 👍'],
    ['Олег Белов', ['Не смогу'], 'Олег Белов, [26 нояб. 2026 г. в 19:03:01]: Не смогу'],
    ['Пётр Ершов', ['Анна Ким'], 'Анна Ким, [26.11.2026, 7:04 PM] 1. Пётр Ершов 3,5'],
    ['Вера Жукова', [], '2. Вера Жукова'],
    // This message was copied without its text.
    ['', ['Глеб Ильин, [26.11.2026 19:05]'], 'Глеб Ильин, [26.11.2026 19:05]'],
  ]);
});
