import { screen } from '@testing-library/react';
import { describeRefusedChange } from '../../../src/console/features/play/outbox/describeRefusedChange';
import { RefusedChanges } from '../../../src/console/features/play/outbox/RefusedChanges';
import { PlayContext } from '../../../src/console/features/play/rounds/playContext';
import type { OutboxItem } from '../../../src/domain/play/changes/outboxQueue';
import { createStartRoundEvents } from '../../../src/domain/play/draw/drawEvents';
import { FORMATS } from '../../../src/domain/play/formats/formats';
import { createEntryEvent } from '../../../src/domain/play/roster/entryEvents';
import type { PlayEvent } from '../../../src/domain/play/log/events';
import { PAIR_VIOLATION_TEXTS } from '../../../src/domain/play/roster/pairRules';
import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import { applyAll } from '../../domain/play/support/entries';
import { createPlay, renderPart } from '../../support/playScreen';

const AT = '2026-11-25T16:00:00.000Z';
const step = { kind: 'start' };
const drawContext = { format: FORMATS.Американо, levelOf: () => null } as const;
const entries = {
  Климов: { sex: 'm', attendance: 'arrived' },
  Белов: { sex: 'm', attendance: 'arrived' },
  Орлова: { sex: 'f', attendance: 'arrived' },
  Ким: { sex: 'f', attendance: 'arrived' },
} as const;

const createItem = (events: readonly PlayEvent[]): OutboxItem => ({
  ...{ id: 'i', tournamentId: 1, username: 'admin', host: '', at: 0, isTried: true },
  ...{ events, persons: null, undoes: null, refusal: PAIR_VIOLATION_TEXTS.sameSex },
});

test('PLAY-53: a round that м/ж of another device made invalid is drawn again, together with its other changes', async () => {
  const before = createPlay({ rounds: [], settings: { variant: 'mixed' }, entries });
  const late = createEntryEvent(before.entries[0]!, { needsNotice: true });
  const item = createItem([
    late,
    ...createStartRoundEvents(toPlayState(before), AT, {
      planned: 3,
      seed: 1,
      context: drawContext,
    }),
  ]);
  const swapped = { ...entries, Климов: { sex: 'f' }, Орлова: { sex: 'm' } } as const;
  const play = createPlay({ rounds: [], settings: { variant: 'mixed' }, entries: swapped });
  const redrawn: (readonly PlayEvent[])[] = [];
  const redraw = (others: readonly PlayEvent[]) => void redrawn.push(others);
  const context = { state: toPlayState(play), planned: 3, drawContext, step, actions: { redraw } };
  const { user } = renderPart(() => (
    <PlayContext value={context as never}>
      <RefusedChanges items={[item, { ...createItem([late]), id: 'other' }]} play={play} />
    </PlayContext>
  ));
  expect(screen.getByRole('alert', { name: 'Не принято' })).toHaveTextContent('Проверьте м/ж');
  expect(screen.getAllByRole('button', { name: 'Повторить' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Перерисовать' }));
  expect(redrawn).toEqual([[late]]);
});

test('ROSTER-16: a round at whose start the server failed can be repeated as it is', () => {
  const play = createPlay({ rounds: [], entries });
  const start = createStartRoundEvents(toPlayState(play), AT, {
    planned: 3,
    seed: 1,
    context: drawContext,
  });
  const failed = { ...createItem(start), refusal: 'Внутренняя ошибка', isOutcomeUnknown: true };
  const context = { state: toPlayState(play), planned: 3, drawContext, step, actions: {} };
  renderPart(() => (
    <PlayContext value={context as never}>
      <RefusedChanges items={[failed]} play={play} />
    </PlayContext>
  ));
  expect(screen.getByRole('alert', { name: 'Не принято' })).toHaveTextContent('Внутренняя ошибка');
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Отбросить' })).toBeVisible();
});

test('ROSTER-16: the second of two devices that begin at once reads which round it was', () => {
  const before = createPlay({ rounds: [], entries });
  const begin = (seed: number) =>
    createStartRoundEvents(toPlayState(before), AT, { planned: 1, seed, context: drawContext });
  const { rounds } = applyAll(toPlayState(before), begin(1));
  const { wanted } = describeRefusedChange(createItem(begin(2)), { ...before, rounds }, (id) => id);
  expect(wanted).toMatch(/Раунд 1 начат$/);
});

test('ROSTER-16: settings that were changed together are all named, and a single one only once', () => {
  const play = createPlay({ rounds: [], settings: { capacity: 12, rounds: 5 }, entries });
  const describeSettings = (from: object, to: object) =>
    describeRefusedChange(createItem([{ kind: 'settingsChanged', from, to }]), play, (id) => id);
  expect(describeSettings({ capacity: 16 }, { capacity: 20 })).toEqual({
    wanted: 'Вместимость',
    now: 'Сейчас: 12; у вас: 20',
  });
  const both = describeSettings({ capacity: 16, rounds: 5 }, { capacity: 20, rounds: 6 });
  expect(both.wanted).toMatch(/^Вместимость: 16 → 20\. .*5 → 6$/);
  expect(both.now).toBe('Вместимость. Сейчас: 12; у вас: 20');
});
