import { config } from '../../../src/console/config';
import { listChatTexts } from '../../../src/console/features/play/out/chatTexts';
import type { Play } from '../../../src/domain/play/wire/playWire';
import { createTournament } from '../../domain/support/samples';
import { createRound } from '../../domain/play/support/mexicanoRounds';
import { createPlay } from '../../support/playScreen';

const COMING = createTournament({
  tournament_type: 'Мексикано',
  date: '2099-11-25',
  start_time: '19:00',
  end_time: '20:45',
});
const OPEN_ROUND = createRound(['Климов+Орлова - Зимин+Белов']);
const FINISHED = { finishedAt: '2099-11-25T17:40:00.000Z' };

beforeEach(() => void jest.replaceProperty(config, 'publicUrl', 'https://club.example.ru'));

const listTexts = (play: Play, copied: string[][] = []) =>
  listChatTexts(COMING, { ...play, signUpPath: '/apply/c2VjcmV0' }, 7, async (text, message) => {
    copied.push([message, ...text.split('\n')]);
  });
const listNames = (play: Play) => listTexts(play).map(({ text }) => text);

/** The toast's message and the copied lines, of the named text or of the first one. */
function copyLines(play: Play, name?: string): string[] {
  const copied: string[][] = [];
  const texts = listTexts(play, copied);
  (name === undefined ? texts[0] : texts.find(({ text }) => text === name)!).onChoose();
  return copied[0]!;
}

test('SEEN-84: before the first round it is the invitation, with the address while signing up is open', () => {
  const play = createPlay({ rounds: [] });
  expect(listNames(play)).toEqual([
    'Приглашение для чата',
    'Состав для чата',
    'Объявление для чата',
  ]);
  expect(copyLines(play)[0]).toBe('Приглашение скопировано');
  expect(copyLines(play)).toContain('Записаться: https://club.example.ru/apply/c2VjcmV0');
  const closed = createPlay({ rounds: [], settings: { isSignUpClosed: true } });
  expect(copyLines(closed).join()).not.toContain('Записаться');
  expect(copyLines(closed)).toContain('Приглашаем поиграть.');
  expect(copyLines(play, 'Объявление для чата')).not.toContain('Приглашаем поиграть.');
});

test('SEEN-84, SEEN-30: in play it is the last round that has begun; the table follows once a round is complete', () => {
  expect(listNames(createPlay())).toEqual([
    'Раунд 3 для чата',
    'Таблица для чата',
    'Состав для чата',
  ]);
  expect(copyLines(createPlay())).toEqual(
    expect.arrayContaining(['Раунд скопирован', expect.stringMatching(/^Раунд 3 из\s7/)]),
  );
  const open = createPlay({ rounds: [OPEN_ROUND] });
  expect(listNames(open)).toEqual(['Раунд 1 для чата', 'Состав для чата']);
});

test('PLAY-8: the table after the last complete round goes out as a text, with public names', () => {
  const lines = copyLines(createPlay(), 'Таблица для чата');
  expect(lines).toContain('Таблица после раунда 2:');
  expect(lines).toContain('1. Артём К. — 30');
});

test('SEEN-84, PLAY-8, SEEN-2: at the end it is the table with all that was played, as the live page has it', () => {
  const play = createPlay({ outcome: FINISHED });
  expect(listNames(play)).toEqual(['Таблица для чата', 'Раунд 3 для чата', 'Состав для чата']);
  expect(copyLines(play)).toContain('Итоговая таблица:');
  expect(copyLines(play)).toContain('1. Артём К. — 44');
});
