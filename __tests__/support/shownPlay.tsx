import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { injectSlices } from '../../src/console/app/injectSlices';
import type { RosterActions } from '../../src/console/features/play/useRosterActions';
import { selectOutbox, type WithOutbox } from '../../src/console/state/outbox/outboxSlice';
import type { Entry } from '../../src/domain/play/model/entry';
import type { Round } from '../../src/domain/play/model/round';
import { DEFAULT_SETTINGS, type PlaySettings } from '../../src/domain/play/model/settings';
import type { Play } from '../../src/domain/play/wire/playWire';
import { anEntry } from '../domain/play/support/entries';
import { EVENING, PEOPLE } from '../domain/play/support/evening';
import { aTournament } from '../domain/support/samples';
import { newStore } from './consoleScreens';

injectSlices();

/** The tournament of the evening. */
export const eveningOf = (tournament_type: string) =>
  aTournament({ tournament_type, date: '2026-11-25', start_time: '19:00', end_time: '20:45' });

type PlayOptions = {
  rounds?: readonly Round[];
  settings?: Partial<PlaySettings>;
  /** By family name. */
  entries?: Readonly<Record<string, Partial<Entry>>>;
  outcome?: Partial<Play['outcome']>;
};

/** The evening's play: its entries' ids are the family names. */
export function aShownPlay({
  rounds = EVENING,
  settings,
  entries,
  outcome,
}: PlayOptions = {}): Play {
  const ids = entries ? Object.keys(entries) : [...PEOPLE.keys()];
  return {
    version: 1,
    settings: { ...DEFAULT_SETTINGS, ...settings },
    entries: ids.map((id, index) =>
      anEntry(id, {
        givenName: PEOPLE.get(id) ?? 'Женя',
        rank: `a${String.fromCodePoint(65 + index)}`,
        ...entries?.[id],
      }),
    ),
    rounds,
    outcome: { finishedAt: null, winnerId: null, ...outcome },
    signUpPath: null,
    links: { live: null, score: null },
    wishes: [],
  };
}

/** Shows a part of the play's screen; what is changed by it is kept. */
export function showPart(partOf: (actions: RosterActions) => ReactNode) {
  const changed: Partial<PlaySettings>[] = [];
  const changeSettings = (to: Partial<PlaySettings>) => void changed.push(to);
  const store = newStore();
  const actions = { changeSettings } as RosterActions;
  const view = (part: ReactNode) => <Provider store={store}>{part}</Provider>;
  const { rerender } = render(view(partOf(actions)));
  const user = userEvent.setup({ delay: null });
  // What the tool's own clipboard holds is no Blob that jsdom could read.
  const copying = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  return {
    user,
    changed,
    copiedLines: () => copying.mock.calls.at(-1)?.[0].split('\n'),
    show: (part: (own: RosterActions) => ReactNode) => rerender(view(part(actions))),
    /** The events that wait to be sent. */
    events: () =>
      selectOutbox(store.getState() as WithOutbox).items.flatMap(({ events }) => events),
  };
}
