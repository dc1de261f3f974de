import { formatNextStep } from '../../../../src/domain/play/rounds/playStatus';

test.each([
  ['Корт 2', 'корт 2'],
  ['Крытый', 'Крытый'],
  ['Корт «Крокус»', 'корт «Крокус»'],
])('PLAY-9: the next step names the court %s as «%s»', (courtName, inSentence) => {
  const step = { kind: 'score', round: 1, roundId: 'one', court: 1 } as const;
  expect(formatNextStep(step, () => courtName)).toBe(`Записать счёт: ${inSentence}`);
});
