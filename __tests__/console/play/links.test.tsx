import { screen, within } from '@testing-library/react';
import { NO_OUTCOME } from '../../../src/domain/play/model/outcome';
import { LinksDialog } from '../../../src/console/features/play/links/LinksDialog';
import { config } from '../../../src/console/config';
import type { Play } from '../../../src/domain/play/wire/playWire';
import { createTournament } from '../../domain/support/samples';
import { createPlay, renderPart } from '../../support/playScreen';

const COMING = createTournament({ date: '2099-11-25', start_time: '19:00', end_time: '20:45' });
const LIVE = '/live/c2VjcmV0';

const show = (changes: Partial<Play> = {}, tournament = COMING) => {
  const copied: string[] = [];
  const shown = renderPart((actions) => (
    <LinksDialog
      tournament={tournament}
      play={{ ...createPlay({ rounds: [] }), signUpPath: '/apply/c2VjcmV0', ...changes }}
      actions={actions}
      copy={async (text) => void copied.push(text)}
      onClose={() => {}}
    />
  ));
  return { ...shown, copied };
};

const showLive = (live: string | null) => show({ links: { live, score: null } });

beforeEach(() => void jest.replaceProperty(config, 'publicUrl', 'https://club.example.ru'));

const getLine = (name: RegExp) => within(screen.getByRole('region', { name }));
const getPanel = () => getLine(/^Для игроков и табло/);

test('SEEN-83: three lines say if they are on and for whom, and the page that is off is switched on there', () => {
  showLive(null);
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['Запись', 'Для игроков и табло', 'Счёт']);
  expect(getLine(/^Запись/).getByText(/^Включена: кто откроет ссылку/)).toBeVisible();
  expect(getLine(/^Запись/).queryByRole('button', { name: 'Включить' })).toBeNull();
  for (const [name, text] of [
    [/^Для игроков/, /^Выключено\. Корты, счёт и таблица/],
    [/^Счёт/, /^Выключен\. Игроки и помощники/],
  ] as const) {
    expect(getLine(name).getByText(text)).toBeVisible();
    expect(getLine(name).getByRole('button').textContent).toBe('Включить');
    expect(getLine(name).queryByRole('img')).not.toBeInTheDocument();
  }
});

test('APPLY-14: the line of signing up has its end, and is switched off and on without a question', async () => {
  const { user, changed } = show();
  const line = getLine(/^Запись/);
  expect(line.getByLabelText('Ссылка на запись')).toHaveValue(
    'https://club.example.ru/apply/c2VjcmV0',
  );
  await user.selectOptions(line.getByLabelText('Запись заканчивается'), 'с началом турнира');
  await user.click(line.getByRole('button', { name: 'Выключить' }));
  expect(changed).toEqual([{ signUpEndsHours: 0 }, { isSignUpClosed: true }]);
});

test('SEEN-83: signing up after the start, and scores after the end, are over', () => {
  const outcome = { ...NO_OUTCOME, finishedAt: '2026-11-25T17:40:00.000Z' };
  const links = { live: LIVE, score: '/score/c2VjcmV0' };
  show({ outcome, links }, createTournament({ date: '2020-11-25' }));
  expect(getLine(/^Запись/).getByText(/^Закончилась/)).toBeVisible();
  expect(getLine(/^Счёт/).getByText(/^Турнир закончен/)).toBeVisible();
  for (const name of [/^Запись/, /^Счёт/])
    expect(getLine(name).queryByRole('button')).not.toBeInTheDocument();
  expect(getPanel().getByText(/^Включено/)).toBeVisible();
});

test('SEEN-12: its address can be copied, photographed and opened on a screen', async () => {
  const { user, copied } = showLive(LIVE);
  const address = 'https://club.example.ru/live/c2VjcmV0';
  expect(getPanel().getByLabelText('Ссылка для игроков')).toHaveValue(address);
  expect(getPanel().getByRole('img', { name: 'QR-код ссылки для игроков' })).toBeVisible();
  const board = getPanel().getByRole('link', { name: 'Открыть на экране' });
  expect(board).toHaveAttribute('href', `${address}?tv`);
  await user.click(getPanel().getByRole('button', { name: 'Скопировать' }));
  expect(copied).toEqual([address]);
});

test.each([
  'http://localhost:8080',
  'http://club.localhost',
  'http://127.0.0.1:8080',
  'https://127.8.0.1',
  'http://0.0.0.0:8080',
  'http://[::1]:8080',
  'http://[::]',
])('SEEN-81: %s has no QR code, but says what to set', (publicUrl) => {
  jest.replaceProperty(config, 'publicUrl', publicUrl);
  showLive(LIVE);
  expect(getPanel().queryByRole('img')).not.toBeInTheDocument();
  expect(
    getPanel().getByText(
      `Адрес ${new URL(publicUrl).hostname} открывается только на этом компьютере. Задайте на сервере PUBLIC_URL — адрес, по которому консоль открывают с телефонов.`,
    ),
  ).toBeVisible();
});

test.each([
  'https://localhost.example.ru',
  'http://192.168.0.7:8080',
  'http://[2001:db8::1]',
  'http://127.club.ru',
])('SEEN-81: %s has its QR code', (publicUrl) => {
  jest.replaceProperty(config, 'publicUrl', publicUrl);
  showLive(LIVE);
  expect(getPanel().getByRole('img', { name: 'QR-код ссылки для игроков' })).toBeVisible();
});

test.each([
  ['Новая ссылка', 'Заменить ссылку'],
  ['Выключить', 'Выключить'],
])('SEEN-12, SEEN-83: «%s» asks first', async (name, confirm) => {
  const { user } = showLive(LIVE);
  await user.click(getPanel().getByRole('button', { name }));
  const question = within(screen.getByRole('dialog', { name: `${confirm}?` }));
  expect(question.getByRole('button', { name: confirm })).toBeVisible();
  expect(question.getByRole('button', { name: 'Оставить' })).toHaveFocus();
  await user.click(question.getByRole('button', { name: 'Оставить' }));
  expect(screen.queryByRole('dialog', { name: `${confirm}?` })).not.toBeInTheDocument();
});
