import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { playersApi } from '../../src/console/api/players/playersApi';
import { injectSlices } from '../../src/console/app/injectSlices';
import { config } from '../../src/console/config';
import type { RosterActions } from '../../src/console/features/play/useRosterActions';
import { selectOutbox } from '../../src/console/state/outbox/outbox';
import type { NewEntryPerson } from '../../src/domain/play/changes/outboxQueue';
import type { Entry } from '../../src/domain/play/model/entry';
import { NO_OUTCOME } from '../../src/domain/play/model/outcome';
import type { Round } from '../../src/domain/play/model/round';
import { DEFAULT_PLAY_SETTINGS, type PlaySettings } from '../../src/domain/play/model/settings';
import type { Play } from '../../src/domain/play/wire/playWire';
import type { Player } from '../../src/domain/players/playerWire';
import { createEntry } from '../domain/play/support/entries';
import { ROUNDS, PEOPLE } from '../domain/play/support/mexicanoRounds';
import { createTournament } from '../domain/support/samples';
import { createTestStore } from './consoleScreens';

type StateWithOutbox = Parameters<typeof selectOutbox>[0];

injectSlices();

export const createPlayTournament = (tournament_type: string) =>
  createTournament({ tournament_type, date: '2026-11-25', start_time: '19:00', end_time: '20:45' });

type PlayOptions = {
  rounds?: readonly Round[];
  settings?: Partial<PlaySettings>;
  /** Entries by family name. */
  entries?: Readonly<Record<string, Partial<Entry>>>;
  outcome?: Partial<Play['outcome']>;
};

/** A play whose entry ids are the family names. */
export function createPlay({
  rounds = ROUNDS,
  settings,
  entries,
  outcome,
}: PlayOptions = {}): Play {
  const ids = entries ? Object.keys(entries) : [...PEOPLE.keys()];
  return {
    version: 1,
    settings: { ...DEFAULT_PLAY_SETTINGS, ...settings },
    entries: ids.map((id, index) =>
      createEntry(id, {
        givenName: PEOPLE.get(id) ?? 'Женя',
        rank: `a${String.fromCodePoint(65 + index)}`,
        ...entries?.[id],
      }),
    ),
    rounds,
    outcome: { ...NO_OUTCOME, ...outcome },
    settingsSource: null,
    usualSettings: null,
    signUpPath: null,
    links: { live: null, score: null },
    wishes: [],
  };
}

/**
 * Renders a part of the play's screen and records the settings that it changes and the persons that it adds.
 * @param players the club's players, or a promise of them; without this argument the server lacks the feature `players`
 */
export function renderPart(
  buildPart: (actions: RosterActions) => ReactNode,
  players?: readonly Player[] | Promise<readonly Player[]>,
) {
  const changed: Partial<PlaySettings>[] = [];
  const added: NewEntryPerson[] = [];
  const changeSettings = (to: Partial<PlaySettings>) => void changed.push(to);
  const add = (persons: readonly NewEntryPerson[]) => void added.push(...persons);
  const store = createTestStore();
  if (players) {
    jest.replaceProperty(config, 'features', ['players']);
    if (players instanceof Promise) {
      jest.replaceProperty(config, 'apiHost', 'http://localhost');
      const fail = () => new Response(null, { status: 503 });
      jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation(() => players.then((all) => Response.json(all), fail));
    } else void store.dispatch(playersApi.util.upsertQueryData('listPlayers', undefined, players));
  }
  const actions = { changeSettings, add } as RosterActions;
  const view = (part: ReactNode) => <Provider store={store}>{part}</Provider>;
  const { rerender } = render(view(buildPart(actions)));
  const user = userEvent.setup({ delay: null });
  // user-event's own clipboard contains no Blob that jsdom can read.
  const copying = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  return {
    user,
    changed,
    added,
    getCopiedLines: () => copying.mock.calls.at(-1)?.[0].split('\n'),
    show: (part: (own: RosterActions) => ReactNode) => rerender(view(part(actions))),
    /** Events in the outbox. */
    listEvents: () =>
      selectOutbox(store.getState() as StateWithOutbox).items.flatMap(({ events }) => events),
  };
}
