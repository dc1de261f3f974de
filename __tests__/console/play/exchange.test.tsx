import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { ExchangeDialog } from '../../../src/console/features/play/rounds/exchange/ExchangeDialog';
import type { ExchangeChoiceState } from '../../../src/console/features/play/rounds/exchange/useExchangeChoice';
import type { PlayDialogState } from '../../../src/console/features/play/playDialog';
import { PlayContext } from '../../../src/console/features/play/rounds/playContext';
import { RoundPanel } from '../../../src/console/features/play/rounds/RoundPanel';
import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import type { Wish } from '../../../src/domain/draw/base/wishes';
import { FORMATS } from '../../../src/domain/play/formats/formats';
import type { RoundsReplacedEvent } from '../../../src/domain/play/log/events';
import type { Entry } from '../../../src/domain/play/model/entry';
import type { PartnerMode } from '../../../src/domain/play/model/gameSettings';
import type { Round } from '../../../src/domain/play/model/round';
import { createRound } from '../../domain/play/support/mexicanoRounds';
import { createPlay, renderPart } from '../../support/playScreen';

const PLAYED = {
  ...createRound(['Климов+Орлова 15:9 Зимин+Белов'], { rests: ['Рябова'] }),
  id: '1',
};
const DRAWN: Round = {
  ...createRound(['Климов+Зимин - Рябова+Орлова'], { rests: ['Белов'] }),
  ...{ id: '2', start: null },
};
const NAMES = ['Климов', 'Орлова', 'Зимин', 'Белов', 'Рябова'];

type Options = {
  wishes?: readonly Wish<string>[];
  variant?: PartnerMode;
  entries?: Readonly<Record<string, Partial<Entry>>>;
  rounds?: readonly [Round, Round];
};

/** Shows the second round; its questions are asked. @returns the exchanges that were confirmed */
function showRound({
  wishes = [],
  variant = 'changing',
  entries,
  rounds = [PLAYED, DRAWN],
}: Options) {
  const exchanged: RoundsReplacedEvent[] = [];
  const play = createPlay({
    rounds,
    settings: { variant },
    entries: entries ?? Object.fromEntries(NAMES.map((name) => [name, {}])),
  });
  const state = toPlayState(play);
  function Panel() {
    const [exchanging, setExchanging] = useState<ExchangeChoiceState['exchanging']>(null);
    const [dialog, openDialog] = useState<PlayDialogState | null>(null);
    const context = {
      ...{ state, startedRounds: [rounds[0]], planned: 2, step: { kind: 'startRound' } },
      ...{ drawContext: { format: FORMATS.Американо, levelOf: () => null, wishes } },
      ...{ unsentKeys: new Set(), exchanging, setExchanging, openDialog },
      actions: { exchange: (event: RoundsReplacedEvent) => void exchanged.push(event) },
      getFullName: (id: string) => `Женя ${id}`,
      getShortName: (id: string) => id,
      getCourtName: (court: number) => `Корт ${court}`,
    };
    return (
      <PlayContext value={context as never}>
        <RoundPanel round={rounds[1]} />
        {dialog?.kind === 'exchange' && (
          <ExchangeDialog {...dialog} onClose={() => openDialog(null)} />
        )}
      </PlayContext>
    );
  }
  const { user } = renderPart(() => <Panel />);
  const choose = async (...names: readonly string[]) => {
    for (const name of names)
      await user.click(screen.getByRole('button', { name: `Поменять: Женя ${name}` }));
  };
  return { user, choose, exchanged };
}

const getDialog = () => screen.getByRole('dialog', { name: 'Поменять местами?' });
const getLine = () => screen.getByRole('status');

test('PLAY-84: an exchange names what gets worse before it is made, also a wish that it breaks', async () => {
  const wishes = [{ one: 'Белов', other: 'Рябова', kind: 'notPartners' }] as const;
  const { choose, user, exchanged } = showRound({ wishes });
  expect(getLine()).toHaveTextContent('Поменять двоих: нажмите на имя или перетащите его.');
  await choose('Орлова');
  expect(getLine()).toHaveTextContent('Женя Орлова: с кем поменять?');
  await choose('Белов');
  expect(getDialog()).toHaveTextContent('Женя Орлова и Женя Белов');
  expect(getDialog()).toHaveTextContent('Против пожелания: Белов и Рябова в паре.');
  await user.click(within(getDialog()).getByRole('button', { name: 'Поменять' }));
  expect(exchanged).toHaveLength(1);
  expect(exchanged[0]!.to[0]).toMatchObject({ isManual: true, rests: ['Орлова'] });
});

test('PLAY-84: an exchange that makes nothing worse says so', async () => {
  const others = createRound(['Белов+Рябова 15:9 Климов+Лунёв'], { rests: ['Орлова', 'Зимин'] });
  const entries = Object.fromEntries([...NAMES, 'Лунёв'].map((name) => [name, {}]));
  const { choose } = showRound({ entries, rounds: [{ ...others, id: '1' }, DRAWN] });
  await choose('Зимин', 'Рябова');
  expect(getDialog()).toHaveTextContent('Жеребьёвка от этого не хуже.');
});

test('PLAY-84: an exchange that is given up changes nothing', async () => {
  const { choose, user, exchanged } = showRound({});
  await choose('Климов', 'Белов');
  expect(getDialog()).toHaveTextContent('Белов и Зимин снова в паре (раунд 1).');
  await user.click(within(getDialog()).getByRole('button', { name: 'Отмена' }));
  await choose('Зимин', 'Рябова');
  expect(getDialog()).toHaveTextContent('Снова друг против друга: Климов и Зимин (раунд 1).');
  await user.click(within(getDialog()).getByRole('button', { name: 'Отмена' }));
  await choose('Зимин', 'Зимин');
  expect(getLine()).toHaveTextContent('Поменять двоих');
  await choose('Зимин');
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(getLine()).toHaveTextContent('Поменять двоих');
  expect(exchanged).toEqual([]);
});

test('PLAY-84: partners, a man and a woman in микст, and opponents of fixed pairs cannot be exchanged, and a sentence says why', async () => {
  const sexes = { Климов: 'm', Орлова: 'f', Зимин: 'f', Белов: 'm', Рябова: 'm' } as const;
  const mixed = Object.fromEntries(NAMES.map((name) => [name, { sex: sexes[name as 'Климов'] }]));
  const { choose } = showRound({ variant: 'mixed', entries: mixed });
  await choose('Климов');
  expect(screen.getByRole('button', { name: 'Поменять: Женя Орлова' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await choose('Орлова');
  expect(getLine()).toHaveTextContent('В миксте меняются двое мужчин или две женщины.');
  await choose('Климов', 'Зимин');
  expect(getLine()).toHaveTextContent('Эти двое и так играют в паре.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('PLAY-84: the dialog names both of a fixed pair, since they change places whole', async () => {
  const pairs = [
    ['Климов', 'Зимин'],
    ['Рябова', 'Орлова'],
    ['Белов', 'Лунёв'],
  ] as const;
  const entries = Object.fromEntries(
    pairs.flatMap(([one, other]) => [
      [one, { partner: other }],
      [other, { partner: one }],
    ]),
  );
  const played = {
    ...createRound(['Климов+Зимин 15:9 Белов+Лунёв'], { rests: ['Рябова', 'Орлова'] }),
    id: '1',
  };
  const drawn = { ...DRAWN, rests: ['Белов', 'Лунёв'] };
  const { choose } = showRound({ variant: 'fixed', entries, rounds: [played, drawn] });
  await choose('Климов', 'Рябова');
  expect(getLine()).toHaveTextContent('Эти пары и так играют друг с другом.');
  await choose('Орлова', 'Белов');
  expect(getDialog()).toHaveTextContent('Женя Орлова + Женя Рябова и Женя Белов + Женя Лунёв');
  expect(getDialog()).toHaveTextContent(
    'Климов и Зимин снова против пары Лунёв и Белов (раунд 1). Орлова и Рябова отдыхают второй раз подряд.',
  );
});

test('PLAY-84: a round that has begun has no names to press, and no hint', () => {
  const begun = { ...DRAWN, start: PLAYED.start, isManual: true as const };
  showRound({ rounds: [PLAYED, begun] });
  expect(screen.queryByRole('button', { name: /Поменять/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
