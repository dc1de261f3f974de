import { screen, within } from '@testing-library/react';
import { renderBoardLink } from '../../../src/console/features/play/links/boardLink';
import { LinkPanel } from '../../../src/console/features/play/links/LinkPanel';
import { LIVE_LINK_TEXTS } from '../../../src/console/features/play/links/linkTexts';
import { config } from '../../../src/console/config';
import { createPlay, renderPart } from '../../support/playScreen';

const show = (live: string | null) => {
  const copied: string[] = [];
  const play = { ...createPlay(), links: { live, score: null } };
  const shown = renderPart(() => (
    <LinkPanel
      link={LIVE_LINK_TEXTS}
      tournamentId={1}
      play={play}
      copy={async (text) => void copied.push(text)}
    >
      {renderBoardLink}
    </LinkPanel>
  ));
  return { ...shown, copied };
};

beforeEach(() => void jest.replaceProperty(config, 'publicUrl', 'https://club.example.ru'));

const panel = () => within(screen.getByRole('region', { name: 'Показать игрокам' }));

test('SEEN-12: a page that is not there yet is offered', () => {
  show(null);
  expect(panel().getByText(/Корты, счёт и таблица/)).toBeVisible();
  expect(panel().getByRole('button', { name: 'Сделать ссылку' })).toBeVisible();
  expect(panel().queryByRole('img')).not.toBeInTheDocument();
});

test('SEEN-12: its address can be copied, photographed and opened on a screen', async () => {
  const { user, copied } = show('/live/c2VjcmV0');
  const address = 'https://club.example.ru/live/c2VjcmV0';
  expect(panel().getByLabelText('Ссылка для игроков')).toHaveValue(address);
  expect(panel().getByRole('img', { name: 'QR-код ссылки для игроков' })).toBeVisible();
  const board = panel().getByRole('link', { name: 'Открыть на экране' });
  expect(board).toHaveAttribute('href', `${address}?tv`);
  await user.click(panel().getByRole('button', { name: 'Скопировать' }));
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
  show('/live/c2VjcmV0');
  expect(panel().queryByRole('img')).not.toBeInTheDocument();
  expect(
    panel().getByText(
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
  show('/live/c2VjcmV0');
  expect(panel().getByRole('img', { name: 'QR-код ссылки для игроков' })).toBeVisible();
});

test.each([
  ['Новая ссылка', 'Заменить ссылку'],
  ['Больше не показывать', 'Закрыть страницу'],
])('SEEN-12: «%s» asks first', async (name, confirm) => {
  const { user } = show('/live/c2VjcmV0');
  await user.click(panel().getByRole('button', { name }));
  const question = within(panel().getByRole('group', { name }));
  expect(question.getByRole('button', { name: confirm })).toBeVisible();
  expect(question.getByRole('button', { name: 'Оставить' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(panel().queryByRole('group', { name })).not.toBeInTheDocument();
});
