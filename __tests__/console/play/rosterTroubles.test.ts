import { buildRosterTroubles } from '../../../src/console/features/play/roster/buildRosterTroubles';
import type { PlayDialogState } from '../../../src/console/features/play/playDialog';
import type { Entry } from '../../../src/domain/play/model/entry';
import type { PlaySettings } from '../../../src/domain/play/model/settings';
import type { Player } from '../../../src/domain/players/playerWire';
import { PLAYER } from '../../domain/players/support/players';
import { createPlay, createPlayTournament } from '../../support/playScreen';

const PHONE = '+7 (985) 330-62-17';
const WAITING = { status: 'waiting', phone: '+7 (916) 440-27-10' } as const;
const createPlayer = (changes: Partial<Player>): Player => ({ ...PLAYER, ...changes });

function build(
  entries: Record<string, Partial<Entry>>,
  settings: Partial<PlaySettings> = {},
  players: readonly Player[] | null = [],
) {
  const done: unknown[] = [];
  const play = createPlay({ rounds: [], entries, settings });
  const troubles = buildRosterTroubles(
    {
      tournament: { ...createPlayTournament('Американо'), level_from: 2, level_to: 4 },
      play,
      players,
    },
    {
      setStatus: ({ id }, status) => void done.push([id, status]),
      setSexes: (marks) => void done.push(marks.map(({ entry, sex }) => [entry.id, sex])),
      openDialog: (dialog: PlayDialogState) => void done.push(dialog),
      showPlayer: ({ id }) => void done.push(id),
    },
  );
  const press = (kind: string) => {
    troubles.find((one) => one.kind === kind)!.button!.onPress();
    return done.at(-1);
  };
  return { kinds: troubles.map(({ kind }) => kind), troubles, press };
}

const createFour = (changes: Partial<Entry> = {}) => ({ А: changes, Б: {}, В: {}, Г: {} });

test('ROSTER-46: the worst trouble comes first, and each has its remedy', () => {
  const { kinds, troubles, press } = build(
    {
      А: { sex: 'f', level: 5 },
      Б: { phone: PHONE, elsewhere: [{ tournament_id: 8, start_time: '19:00' }] },
      В: { phone: PHONE },
      Г: WAITING,
    },
    { capacity: 4, variant: 'mixed' },
    [
      createPlayer({ id: '1', givenName: 'Женя', familyName: 'В', phone: PHONE, sex: 'm' }),
      createPlayer({ id: '2', givenName: 'Женя', familyName: 'А', phone: null, sex: null }),
      createPlayer({ id: '3', givenName: 'Женя', familyName: 'А', phone: '+7 (916) 1', sex: null }),
    ],
  );
  expect(kinds).toEqual([
    'spotOffer',
    'knownSexes',
    'unpaired',
    'samePhone',
    'elsewhere',
    'level',
    'namesake',
  ]);
  expect(troubles[0]).toMatchObject({
    text: 'Место свободно, ждёт Женя Г',
    phone: WAITING.phone,
    button: { label: 'Подтвердить' },
  });
  expect(press('spotOffer')).toEqual(['Г', 'confirmed']);
  expect(press('knownSexes')).toEqual([['В', 'm']]);
  expect(press('samePhone')).toEqual({ kind: 'entry', entryId: 'В' });
  expect(press('level')).toEqual({ kind: 'entry', entryId: 'А' });
  expect(press('namesake')).toBe('2');
  expect(troubles.find(({ kind }) => kind === 'elsewhere')).toMatchObject({ phone: PHONE });
});

test('ROSTER-46: a number to call is the one person’s, and none where several are named', () => {
  const away = { phone: PHONE, elsewhere: [{ tournament_id: 8, start_time: '19:00' }] };
  const findPhone = (entries: Record<string, Partial<Entry>>) =>
    build(entries).troubles.find(({ kind }) => kind === 'elsewhere')!.phone;
  expect(findPhone(createFour(away))).toBe(PHONE);
  expect(findPhone({ ...createFour(away), Б: { ...away, phone: WAITING.phone } })).toBeUndefined();
});

test.each<[string, Parameters<typeof build>, [string, string | undefined][]]>([
  ['an empty roster', [{}], [['Нужны четверо', 'Пригласить']]],
  ['two', [{ А: {}, Б: {} }], [['Нужны ещё двое', 'Пригласить']]],
  ['two, and no players known', [{ А: {}, Б: {} }, {}, null], [['Нужны ещё двое', undefined]]],
  ['four', [createFour()], []],
  ['four of six', [createFour(), { capacity: 6 }], [['Свободно: 2 места', 'Пригласить']]],
  ['all places taken', [createFour(), { capacity: 4 }], []],
  [
    'five of six, one outside the levels',
    [{ ...createFour({ level: 5 }), Д: {} }, { capacity: 6 }],
    [
      ['5 не делится на 4: в каждом раунде один отдыхает', 'Пригласить'],
      ['Уровень вне 2 - 4: Женя А (5)', 'Исправить'],
    ],
  ],
  [
    'fixed pairs, one alone',
    [
      { А: { partner: 'Б' }, Б: { partner: 'А' }, В: { partner: 'Г' }, Г: { partner: 'В' }, Д: {} },
      { variant: 'fixed' },
    ],
    [['Без пары: Женя Д', undefined]],
  ],
])('ROSTER-46, PLAY-47: %s', (_, sources, expected) => {
  expect(
    build(...sources).troubles.map(({ text, button }) => [
      text.replaceAll('\u00a0', ' '),
      button?.label,
    ]),
  ).toEqual(expected);
});

test('ROSTER-46: after the end nothing is a trouble', () => {
  const play = createPlay({
    rounds: [],
    entries: {},
    outcome: { finishedAt: '2026-11-25T18:00:00Z' },
  });
  const none = {
    setStatus: () => undefined,
    setSexes: () => undefined,
    openDialog: () => undefined,
    showPlayer: () => undefined,
  };
  const sources = { tournament: createPlayTournament('Американо'), play, players: [] };
  expect(buildRosterTroubles(sources, none)).toEqual([]);
});
