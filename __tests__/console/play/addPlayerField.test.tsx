import { act, screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { AddPlayerField } from '../../../src/console/features/play/adding/AddPlayerField';
import {
  addPastedText,
  NOTHING_PASTED,
} from '../../../src/console/features/play/adding/pastedList';
import {
  createPersonFormDrafts,
  type PersonFormDrafts,
} from '../../../src/console/features/play/adding/personDrafts';
import { PasteDialog } from '../../../src/console/features/play/adding/PasteDialog';
import type { RosterActions } from '../../../src/console/features/play/useRosterActions';
import type { Play } from '../../../src/domain/play/wire/playWire';
import { expectTrouble } from '../../support/consoleTroubles';
import { createPlay, createPlayTournament, renderPart } from '../../support/playScreen';
import { PLAYER } from '../../domain/players/support/players';

const createNamed = (id: string, name: string, phone: string | null, changes = {}) => {
  const [givenName = '', familyName = ''] = name.split(' ');
  return { ...PLAYER, id, givenName, familyName, phone, ...changes };
};

const club = [
  createNamed('lev', 'Лев Ли', '+7 (916) 000-00-01', { level: 4, sex: 'm' }),
  createNamed('lena', 'Елена Рябова', '+7 (916) 000-00-02', { weekdays: [0, 0, 1] }),
  createNamed('oleg', 'Олег Белов', '+7 (916) 000-00-03'),
  createNamed('oleg2', 'Олег Зимин', null, { lastSeen: '2026-11-04' }),
];

const EMPTY_PLAY = createPlay({ rounds: [], entries: {} });

type AddingProps = { actions: RosterActions; drafts?: PersonFormDrafts; play?: Play };

/** Renders the field with the dialog that a pasted list opens. */
function Adding({ actions, drafts = createPersonFormDrafts(), play = EMPTY_PLAY }: AddingProps) {
  const pasted = useRef(NOTHING_PASTED);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AddPlayerField
        tournament={createPlayTournament('Американо')}
        play={play}
        drafts={drafts}
        actions={actions}
        onPaste={(text) => {
          addPastedText(pasted, text);
          setOpen(true);
        }}
      />
      {isOpen && (
        <PasteDialog play={play} actions={actions} pasted={pasted} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const renderField = (
  props: Omit<AddingProps, 'actions'> = {},
  players: Parameters<typeof renderPart>[1] = club,
) => renderPart((actions) => <Adding actions={actions} {...props} />, players);
const getField = () => screen.getByRole('combobox', { name: 'Добавить игрока' });
const listOptions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('ROSTER-40: two letters and Enter add a known player, with phone, level and м/ж', async () => {
  const { user, added } = renderField();
  await user.type(getField(), 'л');
  expect(listOptions()).toEqual([expect.stringContaining('Новый игрок: л')]);
  await user.type(getField(), 'и');
  expect(listOptions()).toEqual([
    expect.stringMatching(/^Лев Ли.*уровень 4.*\+7 \(916\) 000-00-01.*последний раз 18 ноября/),
    expect.stringContaining('Новый игрок: ли'),
  ]);
  await user.keyboard('{Enter}');
  expect(added).toMatchObject([
    { givenName: 'Лев', familyName: 'Ли', phone: '+7 (916) 000-00-01', level: 4, sex: 'm' },
  ]);
  expect(getField()).toHaveValue('');
  expect(getField()).toHaveFocus();
});

test('ROSTER-40: arrow keys go through the offers, and Esc closes them and keeps the text', async () => {
  const { user, added } = renderField();
  await user.type(getField(), 'олег{ArrowDown}{Enter}');
  expect(added).toMatchObject([{ familyName: 'Зимин' }]);
  await user.type(getField(), 'олег{Escape}');
  expect(listOptions()).toEqual([]);
  expect(getField()).toHaveValue('олег');
});

test('ROSTER-40: a player who is in the roster already is not offered', async () => {
  const play = createPlay({
    rounds: [],
    entries: { Белов: { givenName: 'Олег', familyName: 'Белов', phone: '+7 (916) 000-00-03' } },
  });
  const { user } = renderField({ play });
  await user.type(getField(), 'олег');
  expect(listOptions()).toEqual([
    expect.stringContaining('Олег Зимин'),
    expect.stringContaining('Новый игрок'),
  ]);
});

test('ROSTER-40, ROSTER-4: a new player continues in a form with the name, or the phone, that was typed', async () => {
  const { user, added } = renderField();
  await user.type(getField(), 'Яна Пак{Enter}');
  expect(screen.getByLabelText('Имя и фамилия')).toHaveValue('Яна Пак');
  expect(screen.getByLabelText('Имя и фамилия')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(added).toMatchObject([{ givenName: 'Яна', familyName: 'Пак', phone: null }]);
  expect(screen.queryByRole('form', { name: 'Новый игрок' })).not.toBeInTheDocument();
  await user.type(getField(), '+7 (916) 000-00-09{Enter}');
  expect(screen.getByLabelText('Телефон')).toHaveValue('+7 (916) 000-00-09');
});

test('ROSTER-4, ROSTER-40: a pasted name that is too long stays, says so, and is corrected where it stands', async () => {
  const { user, added } = renderField();
  const long = `Яна Пак ${'Ли'.repeat(40)}`;
  const name = () => screen.getByLabelText('Имя и фамилия');
  await user.click(getField());
  await user.paste(long);
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText('Имя и фамилия')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(name()).toHaveValue(long);
  expect(name()).toHaveAccessibleDescription(/максимум 50 символов/);
  await user.keyboard('{Escape}');
  expect(getField()).toHaveValue(long);
  await user.keyboard('{Enter}{Enter}');
  expect(name()).toHaveValue(long);
  expect(name()).toHaveFocus();
  await user.keyboard(`{End}${'{Backspace}'.repeat(81)}{Enter}`);
  expect(added).toMatchObject([{ givenName: 'Яна', familyName: 'Пак' }]);
});

test('ROSTER-4: typed data of a new player outlive form and field, and go with «Отмена»', async () => {
  const drafts = createPersonFormDrafts();
  const { user, show } = renderField({ drafts });
  await user.type(getField(), 'Яна{Enter}');
  await user.type(screen.getByLabelText('Телефон'), '9160000009');
  await user.keyboard('{Escape}');
  expect(getField()).toHaveValue('Яна');
  show(() => null);
  show((actions) => <Adding actions={actions} drafts={drafts} />);
  expect(screen.getByLabelText('Телефон')).toHaveValue('+7 (916) 000-00-09');
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  await user.type(getField(), 'Яна{Enter}');
  expect(screen.getByLabelText('Телефон')).toHaveValue('');
});

test('ROSTER-41: a pasted list takes players whom the club knows, asks about several, and says how many are known', async () => {
  const { user, added } = renderField();
  await user.click(getField());
  await user.paste('Лев Ли\nRyabova Elena\nОлег\nЯна Пак');
  const dialog = screen.getByRole('dialog', { name: 'Вставить список' });
  const lines = within(dialog).getAllByRole('listitem');
  const ticked = () =>
    within(dialog)
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked }) => checked);
  expect(ticked()).toEqual([true, true, false, true]);
  expect(within(lines[1]!).getByLabelText('Имя и фамилия')).toHaveValue('Елена Рябова');
  expect(within(lines[1]!).getByLabelText('Телефон')).toHaveValue('+7 (916) 000-00-02');
  expect(dialog).toHaveTextContent('2 знакомых, 1 новый');
  const question = within(lines[2]!).getByLabelText('Кто это: Олег');
  expect(question).toHaveDisplayValue('кто из них?');
  await user.selectOptions(question, 'oleg');
  expect(ticked()).toEqual([true, true, true, true]);
  expect(dialog).toHaveTextContent('3 знакомых, 1 новый');
  await user.click(within(dialog).getByRole('button', { name: /^Добавить 4/ }));
  expect(added).toMatchObject([
    { givenName: 'Лев', familyName: 'Ли', phone: '+7 (916) 000-00-01', level: 4 },
    { givenName: 'Елена', familyName: 'Рябова', phone: '+7 (916) 000-00-02' },
    { givenName: 'Олег', familyName: 'Белов', phone: '+7 (916) 000-00-03' },
    { givenName: 'Яна', familyName: 'Пак', phone: null, level: null },
  ]);
});

test('ROSTER-41: a line can be a new player after all, as it was written', async () => {
  const { user, added } = renderField();
  await user.click(getField());
  await user.paste('Лев Ли\nЯна Пак');
  await user.selectOptions(screen.getByLabelText('Кто это: Лев Ли'), 'новый игрок');
  await user.click(screen.getByRole('button', { name: /^Добавить 2/ }));
  expect(added).toMatchObject([{ familyName: 'Ли', phone: null, level: null }, {}]);
});

test('ROSTER-5, ROSTER-40: a second list joins the first, of which nothing that was corrected is lost', async () => {
  const { user, added } = renderField();
  await user.click(getField());
  await user.paste('Яна Пак\nИрина Цой');
  const [name] = screen.getAllByLabelText('Имя и фамилия');
  await user.clear(name!);
  await user.type(name!, 'Янина Пак');
  await user.keyboard('{Escape}');
  await user.click(getField());
  await user.paste('Лев Ли\nВера Ким');
  await user.click(screen.getByRole('button', { name: /^Добавить 4/ }));
  expect(added.map(({ givenName }) => givenName)).toEqual(['Янина', 'Ирина', 'Лев', 'Вера']);
});

test('ROSTER-41: a player of the roster who is chosen for a line stays unticked', async () => {
  const play = createPlay({
    rounds: [],
    entries: { Белов: { givenName: 'Олег', familyName: 'Белов', phone: '+7 (916) 000-00-03' } },
  });
  const { user } = renderField({ play });
  await user.click(getField());
  await user.paste('Олег\nЯна Пак');
  const [line] = screen.getAllByRole('listitem');
  await user.selectOptions(screen.getByLabelText('Кто это: Олег'), 'oleg');
  expect(line).toHaveTextContent(/уже в\sсоставе/);
  expect(within(line!).getByRole('checkbox')).not.toBeChecked();
  await user.selectOptions(screen.getByLabelText('Кто это: Олег'), 'oleg2');
  expect(within(line!).getByRole('checkbox')).toBeChecked();
});

test('ROSTER-40: the form takes the place of the field, and a phone that was typed into it is not lost', async () => {
  const { user } = renderField();
  await user.type(getField(), '+7 (916) 000-00-09{Enter}');
  expect(screen.queryByRole('combobox', { name: 'Добавить игрока' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Уровень'), '3');
  await user.keyboard('{Escape}');
  expect(getField()).toHaveValue('+7 (916) 000-00-09');
  expect(getField()).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(screen.getByLabelText('Телефон')).toHaveValue('+7 (916) 000-00-09');
  expect(screen.getByLabelText('Уровень')).toHaveValue('3');
});

describe('ROSTER-40: while the players are loading', () => {
  const render = () => {
    let settle: [(players: typeof club) => void, (error: Error) => void];
    const promise = new Promise<typeof club>((...both) => (settle = both));
    const [resolve, reject] = settle!;
    return { ...renderField({}, promise), resolve, reject };
  };

  test('ROSTER-40: Enter waits for them, and takes the known one', async () => {
    const { user, added, resolve } = render();
    await user.type(getField(), 'лев ли{Enter}');
    expect(screen.queryByRole('form', { name: 'Новый игрок' })).not.toBeInTheDocument();
    expect(getField()).toHaveAttribute('aria-busy', 'true');
    await act(async () => resolve(club));
    await waitFor(() => expect(added).toMatchObject([{ familyName: 'Ли', level: 4 }]));
    expect(getField()).toHaveValue('');
  });

  test('ROSTER-40: typing on takes Enter back', async () => {
    const { user, added, resolve } = render();
    await user.type(getField(), 'ле{Enter}в');
    await act(async () => resolve(club));
    await waitFor(() => expect(listOptions()[0]).toContain('Лев Ли'));
    expect(added).toEqual([]);
  });

  test('ROSTER-40: a failure leaves the form of a new player', async () => {
    expectTrouble(/^listPlayers: 503/);
    const { user, reject } = render();
    await user.type(getField(), 'Лев Ли{Enter}');
    await act(async () => reject(new TypeError('Failed to fetch')));
    expect(await screen.findByRole('form', { name: 'Новый игрок' })).toBeVisible();
  });

  test('ROSTER-40: after some seconds so does a slow network', async () => {
    jest.useFakeTimers();
    const { user } = render();
    await user.type(getField(), 'Лев Ли{Enter}');
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.queryByRole('form', { name: 'Новый игрок' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(screen.getByRole('form', { name: 'Новый игрок' })).toBeVisible();
    jest.useRealTimers();
  });

  test('ROSTER-41: the lines of a pasted list wait as well', async () => {
    const { user, resolve } = render();
    await user.click(getField());
    await user.paste('Лев Ли\nЯна Пак');
    const dialog = screen.getByRole('dialog', { name: 'Вставить список' });
    expect(dialog).toHaveTextContent('Загрузка знакомых игроков');
    await act(async () => resolve(club));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Вставить список' })).toHaveTextContent(
        '1 знакомый, 1 новый',
      ),
    );
  });
});

test('ROSTER-41, PLAYER-88: a player who is in the roster under a former phone and name is not added again', async () => {
  const play = createPlay({
    rounds: [],
    entries: { Ли: { givenName: 'Лёва', familyName: 'Ли', phone: '+7 (916) 000-00-09' } },
  });
  const known = { ...club[0]!, otherNames: ['Лёва Ли'], otherPhones: ['+7 (916) 000-00-09'] };
  const { user } = renderField({ play }, [known]);
  await user.type(getField(), '0009');
  expect(listOptions()).toEqual([expect.stringContaining('Новый игрок')]);
  await user.clear(getField());
  await user.paste('Лев Ли\nЯна Пак');
  const [line] = screen.getAllByRole('listitem');
  expect(line).toHaveTextContent(/уже в\sсоставе/);
});

test('ROSTER-40, PLAYER-88: digits of any phone find a merged player, who comes with the newest', async () => {
  const { user, added } = renderField({}, [
    { ...club[0]!, otherPhones: ['+7 (903) 765-43-21'] },
    ...club.slice(1),
  ]);
  await user.type(getField(), '7654{Enter}');
  expect(added).toMatchObject([{ familyName: 'Ли', phone: '+7 (916) 000-00-01' }]);
});
