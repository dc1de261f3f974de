import { screen } from '@testing-library/react';
import { useRef, useState, type ComponentProps } from 'react';
import { AddPlayer } from '../../../src/console/features/play/adding/AddPlayer';
import { NOTHING_PASTED } from '../../../src/console/features/play/adding/pastedList';
import { createPersonFormDrafts } from '../../../src/console/features/play/adding/personDrafts';
import { PasteDialog } from '../../../src/console/features/play/adding/PasteDialog';
import type { NewEntryPerson } from '../../../src/domain/play/changes/outboxQueue';
import { createPlay, renderPart } from '../../support/playScreen';

let added: (readonly NewEntryPerson[])[] = [];
const add = (persons: readonly NewEntryPerson[]) => void added.push(persons);
beforeEach(() => {
  added = [];
});

type PastingProps = Pick<ComponentProps<typeof PasteDialog>, 'play' | 'actions'>;

/** Renders the dialog in a component that opens and closes it. */
function Pasting({ play, actions }: PastingProps) {
  const pasted = useRef(NOTHING_PASTED);
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return isOpen ? (
    <PasteDialog play={play} actions={{ ...actions, add }} pasted={pasted} onClose={close} />
  ) : (
    <button onClick={() => setOpen(true)}>Открыть</button>
  );
}

test('PLAY-46: in микст a player can be added at the desk with м/ж', async () => {
  const { user } = renderPart(() => (
    <AddPlayer
      typed=""
      asksSex
      drafts={createPersonFormDrafts()}
      onAdd={add}
      onClose={() => undefined}
    />
  ));
  await user.type(screen.getByLabelText('Имя и фамилия'), 'Юлия Ким');
  await user.selectOptions(screen.getByLabelText('м/ж'), 'ж');
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(added[0]).toMatchObject([{ givenName: 'Юлия', familyName: 'Ким', sex: 'f' }]);
});

test.each([
  ['916291234567', '+7 (916) 291-23-4567'],
  ['375291234567', '375291234567'],
  ['3725123456', '3725123456'],
])(
  'ROSTER-4: the phone %s, typed, is refused at its field, and no player is added',
  async (keys, shown) => {
    const { user } = renderPart(() => (
      <AddPlayer
        typed=""
        asksSex={false}
        drafts={createPersonFormDrafts()}
        onAdd={add}
        onClose={() => undefined}
      />
    ));
    const phone = screen.getByLabelText('Телефон');
    await user.type(screen.getByLabelText('Имя и фамилия'), 'Юлия Ким');
    await user.type(phone, keys);
    expect(phone).toHaveValue(shown);
    await user.click(screen.getByRole('button', { name: 'Добавить' }));
    expect(phone).toHaveAccessibleDescription(/\+7 \(XXX\) XXX-XX-XX или \+ и код страны/);
    expect(added).toEqual([]);
  },
);

test.each([
  ['mixed', ['f', null], true],
  ['changing', ['f', null], false],
] as const)('PLAY-46: a pasted list, %s', async (variant, sexes, isShown) => {
  const play = createPlay({ settings: { variant } });
  const { user } = renderPart((actions) => <Pasting play={play} actions={actions} />);
  await user.type(screen.getByRole('textbox'), 'Юлия Ким ж{Enter}Женя Ли');
  await user.click(screen.getByRole('button', { name: 'Прочитать' }));
  expect(screen.queryAllByLabelText('м/ж')).toHaveLength(isShown ? 2 : 0);
  await user.click(screen.getByRole('button', { name: /^Добавить 2/ }));
  expect(added[0]!.map(({ sex }) => sex)).toEqual(sexes);
});

test('PLAY-52: one of a pasted pair may be left out, and the other comes alone', async () => {
  const play = createPlay({ settings: { variant: 'fixed' } });
  const { user } = renderPart((actions) => <Pasting play={play} actions={actions} />);
  await user.type(screen.getByRole('textbox'), 'Юлия Ким / Женя Ли{Enter}Олег Цой + Яна Пак');
  await user.click(screen.getByRole('button', { name: 'Прочитать' }));
  const lines = screen.getAllByRole('listitem');
  expect(lines[0]).toHaveTextContent(/в\sпаре: Женя Ли/);
  await user.click(screen.getAllByRole('checkbox')[3]!);
  expect(lines[2]).not.toHaveTextContent('в паре');
  await user.click(screen.getByRole('button', { name: /^Добавить 3/ }));
  const [one, other, alone] = added[0]!;
  expect([one!.partner, other!.partner, alone!.partner]).toEqual([other!.id, one!.id, null]);
});

test('ROSTER-5: a list that is not added yet, and what was corrected of it, are there again when the dialog is', async () => {
  const play = createPlay();
  const { user } = renderPart((actions) => <Pasting play={play} actions={actions} />);
  await user.type(screen.getByRole('textbox'), 'Юлия Ким{Enter}Женя Ли');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Открыть' }));
  await user.click(screen.getByRole('button', { name: 'Прочитать' }));
  const [name] = screen.getAllByLabelText('Имя и фамилия');
  await user.clear(name!);
  await user.type(name!, 'Юлиана Ким');
  await user.click(screen.getByRole('button', { name: 'К тексту' }));
  expect(screen.getByRole('textbox')).toHaveValue('Юлия Ким\nЖеня Ли');
  await user.click(screen.getByRole('button', { name: 'Прочитать' }));
  expect(screen.getAllByLabelText('Имя и фамилия')[0]).toHaveValue('Юлиана Ким');
  await user.click(screen.getByRole('button', { name: /^Добавить 2/ }));
  expect(added[0]!.map(({ givenName }) => givenName)).toEqual(['Юлиана', 'Женя']);
  await user.click(screen.getByRole('button', { name: 'Открыть' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('ROSTER-5: a doubtful line is not ticked, two in a line are asked for, and no name is lost', async () => {
  const { user } = renderPart((actions) => <Pasting play={createPlay()} actions={actions} />);
  const lines = [
    'Юлия Ким',
    'Вова и Лена',
    'Олег Белов / Анна Кац',
    'Пётр Ершов, мы с женой',
    'Завтра снег',
    'Окей',
    '[[19:02, 26.11.2026] Борис Кузнецов: Я буду',
  ];
  await user.type(screen.getByRole('textbox'), lines.join('{Enter}'));
  await user.click(screen.getByRole('button', { name: 'Прочитать' }));
  const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  const names = screen
    .getAllByLabelText<HTMLInputElement>('Имя и фамилия')
    .map(({ value }) => value);
  expect(names.filter((_, at) => ticked[at])).toEqual(['Юлия Ким', 'Борис Кузнецов']);
  expect(names).toEqual(
    expect.arrayContaining(['Вова', 'Лена', 'Олег Белов', 'Анна Кац', 'Пётр Ершов']),
  );
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(
    /в\sстроке двое: отметьте, кто играет/,
  );
  await user.click(screen.getAllByRole('checkbox')[1]!);
  await user.click(screen.getAllByRole('checkbox')[2]!);
  await user.click(screen.getByRole('button', { name: /^Добавить 4/ }));
  expect(added[0]).toMatchObject([
    { givenName: 'Юлия', partner: null },
    { givenName: 'Вова', partner: null },
    { givenName: 'Лена', partner: null },
    { givenName: 'Борис' },
  ]);
});
