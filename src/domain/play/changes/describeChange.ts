import { formatMoney } from '../../fields/money';
import { groupBy } from '../../lib/groupBy';
import type { EntryChangedEvent, PlayChange, PlayEvent, SettingsChangedEvent } from '../log/events';
import type { EntryState } from '../model/entry';
import { ENTRY_STATUS_LABELS } from '../model/entryLabels';
import type { PlaySettings } from '../model/settings';
import { isPromotion } from '../roster/waitlist';
import { describeOutcomeChange, describeRoundEvent } from './roundEventTexts';
import { formatEntryStateValue, getSettingLabel, formatSettingValue } from './valueTexts';

type Values = Partial<EntryState>;

const PROMOTED = 'место перешло';
const formatTransition = (before: string, after: string): string => `${before} → ${after}`;

function formatPaymentChange({ payment, paid }: Values): string {
  const sum = paid ? [formatMoney(paid)] : [];
  if (payment === undefined) return ['оплачено', ...sum].join(' ');
  const paymentName = formatEntryStateValue('payment', { payment });
  return payment === null ? paymentName : `оплата: ${[paymentName, ...sum].join(', ')}`;
}

/** What became of an entry, in parts: «основной состав → лист ожидания». */
function listEntryTexts({ from, to }: EntryChangedEvent): string[] {
  const hasChanged = (name: keyof EntryState) => to[name] !== undefined && to[name] !== from[name];
  const isMoved = hasChanged('status');
  const formatNew = (name: keyof EntryState) => formatEntryStateValue(name, to);
  const formatChange = (name: keyof EntryState) =>
    formatTransition(formatEntryStateValue(name, from), formatNew(name));
  const texts = [
    isMoved && formatChange('status'),
    hasChanged('rank') && !isMoved && formatNew('rank'),
    hasChanged('attendance') && formatNew('attendance'),
    hasChanged('fromRound') && to.fromRound !== null && formatNew('fromRound'),
    hasChanged('sex') && formatNew('sex'),
    hasChanged('partner') && formatNew('partner'),
    hasChanged('fee') && formatChange('fee'),
    (hasChanged('payment') || hasChanged('paid')) && formatPaymentChange(to),
    hasChanged('isRefunded') && formatNew('isRefunded'),
    hasChanged('needsNotice') && !isMoved && formatNew('needsNotice'),
  ];
  return texts.filter((text) => text !== false);
}

const listSettingTexts = ({ from, to }: SettingsChangedEvent): string[] =>
  (Object.keys(to) as (keyof PlaySettings)[]).map((name) => {
    const [before, after] = [formatSettingValue(name, from), formatSettingValue(name, to)];
    return `${getSettingLabel(name)}: ${formatTransition(before, after)}`;
  });

/** What an event says of the entry that it names. */
function describeEntryEvent(event: Extract<PlayEvent, { entryId: string }>): string {
  if (event.kind === 'personCorrected') return 'данные исправлены';
  if (event.kind === 'entryAdded')
    return `новая запись, ${ENTRY_STATUS_LABELS[event.state.status]}`;
  return isPromotion(event) ? PROMOTED : listEntryTexts(event).join(', ');
}

/**
 * ROSTER-14: what a change did, in sentences: «Мария Орлова: основной состав → лист ожидания». Entries of
 * which the same is said share one; the promotions are last: «Место перешло: Олег Белов».
 * @param nameOf the name of an entry, by its id
 * @param numberOf a round's number by its id; null where it is not among the rounds any more
 */
export function describeChange(
  { events, undoes }: Pick<PlayChange, 'events' | 'undoes'>,
  nameOf: (entryId: string) => string,
  numberOf: (roundId: string) => number | null = () => null,
): string[] {
  const settings = events.filter((event) => event.kind === 'settingsChanged');
  const entryEvents = events.filter((event) => 'entryId' in event);
  const roundTexts = events.flatMap((event) => {
    if (event.kind === 'outcomeChanged') return describeOutcomeChange(event, nameOf);
    return 'entryId' in event || event.kind === 'settingsChanged'
      ? []
      : describeRoundEvent(event, { nameOf, numberOf });
  });
  const sentences = [...groupBy(entryEvents, describeEntryEvent)].map(([text, sameEvents]) => {
    const names = [...new Set(sameEvents.map(({ entryId }) => nameOf(entryId)))].join(', ');
    return text === PROMOTED ? `Место перешло: ${names}` : `${names}: ${text}`;
  });
  const all = [...settings.flatMap(listSettingTexts), ...sentences, ...roundTexts];
  return undoes === null ? all : ['Отмена', ...all];
}
