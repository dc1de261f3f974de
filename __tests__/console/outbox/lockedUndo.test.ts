import { undoChange } from '../../../src/console/api/outbox/outboxActions';
import { playApi } from '../../../src/console/api/play/playApi';
import { runToastAction } from '../../../src/console/features/tournaments/toasts/toastActions';
import { selectToast } from '../../../src/console/state/toastsSlice';
import type { PlayEvent } from '../../../src/domain/play/log/events';
import { openOutbox } from '../../support/consoleOutbox';
import { createPlay } from '../../support/playScreen';

const confirmed: PlayEvent = {
  kind: 'entryChanged',
  entryId: 'Климов',
  from: { status: 'waiting' },
  to: { status: 'confirmed' },
};

test.each([
  ['that the server has', true],
  ['that is still unsent', false],
])(
  'ROSTER-14: «Отменить» of a place %s is refused in words once its player is in a round',
  async (_, isAnswered) => {
    const { club, store, enqueue, listItems, expectSent } = await openOutbox();
    await store.dispatch(
      playApi.util.upsertQueryData('readPlay', 1, { ...createPlay({ rounds: [] }), savedAt: null }),
    );
    const letGo = isAnswered ? null : club.hold('POST');
    const id = enqueue([confirmed] as never);
    if (isAnswered) await expectSent();
    await store.dispatch(
      playApi.util.upsertQueryData('readPlay', 1, { ...createPlay(), savedAt: null }),
    );
    const before = listItems();
    await store.dispatch(runToastAction({ kind: 'undoChange', tournamentId: 1, changeId: id }));
    expect(selectToast(store.getState())).toMatchObject({
      text: 'Не отменено:',
      about: ['Артём Климов'],
      reason: 'Игрок уже в начатом раунде и остаётся в составе. В меню игрока: «Ушёл», «Замена».',
      isFailure: true,
    });
    expect(listItems()).toEqual(before);
    expect(store.dispatch(undoChange(1, id))).toBe(false);
    letGo?.();
    await expectSent();
  },
);
