import type { EntryState } from './entry';
import type { EntryChanged, PlayEvent, RoundEvent, SettingsChanged } from './events';
import { PAIR_FAULT_TEXTS, pairFault } from './pairRules';
import { applyEvent, contestedNames, isRefusal, type PlayState } from './playState';
import { resultText } from './roundTexts';
import { entryValueText, settingName, settingValueText } from './valueTexts';

/** Something in a refused change in whose place other values stand meanwhile. */
export type Contested = {
  /** Null for a setting. */
  entryId: string | null;
  /** «Вместимость», «Раунд 2, корт 1»; what is about an entry is told with its name elsewhere. */
  place?: string;
  /** «Сейчас: пришёл; у вас: не пришёл». */
  text: string;
};

const sentence = (now: string, mine: string): string => `Сейчас: ${now}; у вас: ${mine}`;

function contestedOfEntry({ entryId, ...event }: EntryChanged, play: PlayState): Contested[] {
  const entry = play.entries[entryId];
  if (!entry) return [{ entryId, text: 'Такой записи в составе нет' }];
  if (entry.status === 'removed' && event.to.status === undefined)
    return [{ entryId, text: 'Сейчас: удалено из состава' }];
  const names = contestedNames(entry, event);
  // Whoever stands in another part of the roster has another place in it too.
  const said = names.includes('status') ? names.filter((name) => name !== 'rank') : names;
  if (said.every((name) => name === 'rank'))
    return [{ entryId, text: 'Место в списке изменили на другом устройстве' }];
  const textOf = (values: Partial<EntryState>) =>
    said
      .filter((name) => name !== 'rank')
      .map((name) => entryValueText(name, values))
      .join(', ');
  return [{ entryId, text: sentence(textOf(entry), textOf(event.to)) }];
}

const contestedOfSettings = (event: SettingsChanged, { settings }: PlayState): Contested[] =>
  contestedNames(settings, event).map((name) => ({
    entryId: null,
    place: settingName(name),
    text: sentence(settingValueText(name, settings), settingValueText(name, event.to)),
  }));

function contestedOfRounds(event: RoundEvent, { rounds }: PlayState): Contested[] {
  if (event.kind === 'roundsReplaced')
    return [{ entryId: null, text: 'Раунды тем временем изменили на другом устройстве' }];
  const index = rounds.findIndex(({ id }) => id === event.roundId);
  const match =
    event.kind === 'resultChanged' &&
    rounds[index]?.matches.find(({ court }) => court === event.court);
  if (!match) {
    const now = index < 0 ? 'этой жеребьёвки больше нет' : 'раунд тем временем изменили';
    if (event.kind !== 'resultChanged') return [{ entryId: null, text: `Сейчас: ${now}` }];
    const place = `Корт ${event.court}`;
    return [{ entryId: null, place, text: sentence(now, resultText(event.to)) }];
  }
  return [
    {
      entryId: null,
      place: `Раунд ${index + 1}, корт ${event.court}`,
      text: sentence(resultText(match.result), resultText(event.to)),
    },
  ];
}

/**
 * ROSTER-15, ROSTER-16: what stands in place of a refused change, for each entry and setting over which both
 * differ; empty where the change would be accepted now.
 * @param play as it is now
 */
export function contestedBy(events: readonly PlayEvent[], play: PlayState): Contested[] {
  let state = play;
  const contested = events.flatMap((event): Contested[] => {
    const next = applyEvent(state, event);
    if (!isRefusal(next)) {
      state = next;
      return [];
    }
    if (event.kind === 'entryChanged') return contestedOfEntry(event, state);
    if (event.kind === 'settingsChanged') return contestedOfSettings(event, state);
    if (event.kind === 'outcomeChanged')
      return [{ entryId: null, text: 'Конец турнира тем временем отметили на другом устройстве' }];
    return 'entryId' in event ? [] : contestedOfRounds(event, state);
  });
  const faulty = contested.length === 0 && pairFault(play, state, events);
  return faulty ? [{ entryId: faulty.entryId, text: PAIR_FAULT_TEXTS[faulty.fault] }] : contested;
}
