import fc from 'fast-check';
import {
  buildPlayerExport,
  type PlayerExportSource,
} from '../../../../src/domain/players/export/buildPlayerExport';
import { buildExportPage } from '../../../../src/domain/players/export/exportPage';
import { createEntryState } from '../../../../src/domain/play/model/entry';
import { EMPTY_PLAY_STATE } from '../../../../src/domain/play/log/playState';
import type { Match, MatchResult, Round } from '../../../../src/domain/play/model/round';
import { createRuns } from '../../../support/createRuns';

const AT = '2026-11-18T16:00:00.000Z';
const ZONE = 'Europe/Moscow';
const OTHERS = { b: 'Анна', c: 'Пётр', d: 'Вера' };
const LONG = 'Краснопольская';

const createStoredEntry = (id: string, givenName: string, familyName: string) => ({
  ...{ id, givenName, familyName, phone: null, level: null },
  ...{ source: 'desk' as const, consentVersion: null, publicNameConsent: null, createdAt: AT },
});

const createRound = (matches: readonly Match[], isBegun = true): Round => ({
  ...{ id: 'r', basis: '', seed: 1, seeding: [], rests: [], matches },
  start: isBegun
    ? { at: AT, terms: { scoring: 'total', target: 24, minutes: 12, restCredit: 'none' } }
    : null,
});

function createStored(rounds: readonly Round[], name = 'Олег', note = ''): PlayerExportSource {
  const entries = [
    createStoredEntry('a', name, name),
    ...Object.entries(OTHERS).map(([id, given]) => createStoredEntry(id, given, LONG)),
  ];
  const states = entries.map(({ id }) => [id, createEntryState('confirmed', id)]);
  const facts = { tournamentType: 'Мексикано', name, phone: '' } as const;
  return {
    madeAt: AT,
    players: [
      {
        id: 'p',
        phone: '',
        nameKey: name,
        note,
        mergedInto: null,
        correction: null,
        createdAt: AT,
      },
    ],
    ...{ rating: null, form: [] },
    identity: { phones: new Set(), names: new Set() },
    tournaments: [{ tournamentId: 1, date: '2026-11-18', startTime: '19:00', ...facts }],
    applications: [],
    plays: [
      {
        tournamentId: 1,
        state: { ...EMPTY_PLAY_STATE, rounds, entries: Object.fromEntries(states) },
        entries,
      },
    ],
    entryIds: new Set(['a']),
    ...{ organizedIds: [1], history: [], invitations: [] },
    wishes: [{ otherId: 'x', kind: 'notPartners' }],
    names: new Map([['x', { givenName: 'Зоя', familyName: LONG }]]),
  };
}

test('PLAYER-71: a match is described from the player’s side, whichever side that is', () => {
  fc.assert(
    fc.property(
      fc.record({ a: fc.nat(24), b: fc.nat(24), isFirst: fc.boolean(), isBegun: fc.boolean() }),
      fc.constantFrom<MatchResult['mark']>(null, 'stopped', 'notPlayed'),
      ({ a, b, isFirst, isBegun }, mark) => {
        const [pair, others] = [
          ['c', 'a'],
          ['b', 'd'],
        ] as const;
        const match: Match = {
          court: 2,
          a: isFirst ? pair : others,
          b: isFirst ? others : pair,
          result: { a, b, mark },
        };
        const { entries } = buildPlayerExport(createStored([createRound([match], isBegun)]));
        const [own, other] = isFirst ? [a, b] : [b, a];
        expect(entries[0]!.matches).toEqual(
          isBegun
            ? [
                {
                  ...{ round: 1, isFinal: false, court: 2 },
                  ...{ partner: 'Пётр К.', opponents: ['Анна К.', 'Вера К.'] },
                  own: mark === 'notPlayed' ? null : own,
                  other: mark === 'notPlayed' ? null : other,
                  mark,
                },
              ]
            : [],
        );
      },
    ),
    createRuns(),
  );
});

test('PLAYER-71: others are in an export by the names under which players see them, and nothing else', () => {
  const match: Match = { court: 1, a: ['a', 'b'], b: ['c', 'd'], result: null };
  const data = buildPlayerExport(createStored([createRound([match])]));
  expect(data.wishes).toEqual([{ other: 'Зоя К.', kind: 'notPartners' }]);
  const texts = [JSON.stringify(data), buildExportPage(data, { club: 'Клуб', zone: ZONE })];
  for (const text of texts) {
    expect(text).toContain('Анна К.');
    expect(text).not.toContain(LONG);
  }
});

test('PLAYER-72: the page contains no markup from names or notes, and needs nothing from elsewhere', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('<', '>', '&', '"', "'", '/', '=', 'script', 'img', 'a', ' ', '‮', '\n'),
  });
  fc.assert(
    fc.property(hostile, hostile, (name, note) => {
      const data = buildPlayerExport(createStored([], name || 'x', note));
      const plain = buildPlayerExport(createStored([], 'x', 'x'));
      const page = buildExportPage(data, { club: name, zone: ZONE });
      const listTags = (text: string) => text.match(/<[a-z!/][^>]*>/gi);
      expect(listTags(page)).toEqual(listTags(buildExportPage(plain, { club: 'x', zone: ZONE })));
      expect(page).not.toMatch(/src=|href=|<script/i);
    }),
    createRuns(),
  );
});

test('PLAYER-72: the page is read in Russian, and what there is none of is left out', () => {
  const match: Match = {
    court: 1,
    a: ['a', 'b'],
    b: ['c', 'd'],
    result: { a: 15, b: 9, mark: null },
  };
  const data = buildPlayerExport(createStored([createRound([match])], 'Олег', 'левша'));
  const text = buildExportPage(data, { club: 'ООО «Корт»', zone: ZONE })
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');
  expect(text).toContain('хранит о человеке ООО «Корт» . Составлено 18 ноября 2026, 19:00.');
  expect(text).toContain('18.11.2026 19:00 Мексикано 1, корт 1 Анна К. Пётр К., Вера К. 15:9');
  expect(text).toContain('левша');
  expect(text).toContain('Зоя К. не в паре');
  for (const missing of ['Заявки', 'Приглашения', 'В истории турниров']) {
    expect(text).not.toContain(missing);
  }
});
