import { formatMoney } from '../../fields/money';
import { groupBy } from '../../lib/groupBy';
import type { EntryChanged, PlayChange, PlayEvent, SettingsChanged } from '../log/events';
import type { EntryState } from '../model/entry';
import { ENTRY_STATUS_LABELS } from '../model/entryLabels';
import type { PlaySettings } from '../model/settings';
import { isPromotion } from '../roster/waitlist';
import { describeOutcome, describeRoundEvent } from './roundEventTexts';
import { formatEntryValue, getSettingLabel, formatSettingValue } from './valueTexts';

type Values = Partial<EntryState>;

const HANDED_OVER = 'место перешло';
const becoming = (before: string, after: string): string => `${before} → ${after}`;

function paymentText({ payment, paid }: Values): string {
  const sum = paid ? [formatMoney(paid)] : [];
  if (payment === undefined) return ['оплачено', ...sum].join(' ');
  const way = formatEntryValue('payment', { payment });
  return payment === null ? way : `оплата: ${[way, ...sum].join(', ')}`;
}

/** What became of an entry, in parts: «основной состав → лист ожидания». */
function entryTexts({ from, to }: EntryChanged): string[] {
  const has = (name: keyof EntryState) => to[name] !== undefined && to[name] !== from[name];
  const isMoved = has('status');
  const now = (name: keyof EntryState) => formatEntryValue(name, to);
  const change = (name: keyof EntryState) => becoming(formatEntryValue(name, from), now(name));
  const texts = [
    isMoved && change('status'),
    has('rank') && !isMoved && now('rank'),
    has('attendance') && now('attendance'),
    has('fromRound') && to.fromRound !== null && now('fromRound'),
    has('sex') && now('sex'),
    has('partner') && now('partner'),
    has('fee') && change('fee'),
    (has('payment') || has('paid')) && paymentText(to),
    has('isRefunded') && now('isRefunded'),
    has('needsNotice') && !isMoved && now('needsNotice'),
  ];
  return texts.filter((text) => text !== false);
}

const settingTexts = ({ from, to }: SettingsChanged): string[] =>
  (Object.keys(to) as (keyof PlaySettings)[]).map((name) => {
    const [before, after] = [formatSettingValue(name, from), formatSettingValue(name, to)];
    return `${getSettingLabel(name)}: ${becoming(before, after)}`;
  });

/** What an event says of the entry that it names. */
function textOf(event: Extract<PlayEvent, { entryId: string }>): string {
  if (event.kind === 'personCorrected') return 'данные исправлены';
  if (event.kind === 'entryAdded')
    return `новая запись, ${ENTRY_STATUS_LABELS[event.state.status]}`;
  return isPromotion(event) ? HANDED_OVER : entryTexts(event).join(', ');
}

/**
 * ROSTER-14: what a change did, in sentences: «Мария Орлова: основной состав → лист ожидания». Entries of
 * which the same is said share one; what followed by itself is last: «Место перешло: Олег Белов».
 * @param nameOf the name of an entry, by its id
 * @param numberOf a round's number by its id; null where it is not among the rounds any more
 */
export function describeChange(
  { events, undoes }: Pick<PlayChange, 'events' | 'undoes'>,
  nameOf: (entryId: string) => string,
  numberOf: (roundId: string) => number | null = () => null,
): string[] {
  const settings = events.filter((event) => event.kind === 'settingsChanged');
  const ofEntries = events.filter((event) => 'entryId' in event);
  const ofRounds = events.flatMap((event) => {
    if (event.kind === 'outcomeChanged') return describeOutcome(event, nameOf);
    return 'entryId' in event || event.kind === 'settingsChanged'
      ? []
      : describeRoundEvent(event, { nameOf, numberOf });
  });
  const sentences = [...groupBy(ofEntries, textOf)].map(([text, alike]) => {
    const names = [...new Set(alike.map(({ entryId }) => nameOf(entryId)))].join(', ');
    return text === HANDED_OVER ? `Место перешло: ${names}` : `${names}: ${text}`;
  });
  const all = [...settings.flatMap(settingTexts), ...sentences, ...ofRounds];
  return undoes === null ? all : ['Отмена', ...all];
}
