import { groupBy } from '../groupBy';
import { formatMoney } from '../money';
import { isHandOver } from './decisions';
import type { EntryState } from './entry';
import type { EntryChanged, PlayChange, PlayEvent, SettingsChanged } from './events';
import type { RosterSettings } from './settings';
import { ENTRY_VALUE_TEXTS, SETTING_TEXTS } from './valueTexts';

type Values = Partial<EntryState>;

const HANDED_OVER = 'место перешло';
const becoming = (before: string, after: string): string => `${before} → ${after}`;

function paymentText({ payment, paid }: Values): string[] {
  if (payment === undefined) return paid === undefined ? [] : [`оплачено ${formatMoney(paid)}`];
  const text = ENTRY_VALUE_TEXTS.payment(payment);
  if (payment === null) return [text];
  return [`оплата: ${paid ? `${text}, ${formatMoney(paid)}` : text}`];
}

/** What became of an entry: «основной состав → лист ожидания». */
function entryTexts({ from, to }: EntryChanged): string[] {
  const { status, fee, attendance, isRefunded, needsNotice } = ENTRY_VALUE_TEXTS;
  const texts = [
    to.status !== undefined &&
      to.status !== from.status &&
      becoming(status(from.status!), status(to.status)),
    to.rank !== undefined && to.status === from.status && 'другое место в списке',
    to.attendance !== undefined && attendance(to.attendance),
    to.fee !== undefined && becoming(fee(from.fee!), fee(to.fee)),
    ...paymentText(to),
    to.isRefunded !== undefined && isRefunded(to.isRefunded),
    to.needsNotice !== undefined && to.status === undefined && needsNotice(to.needsNotice),
  ];
  return texts.filter((text) => text !== false);
}

function settingText<Field extends keyof RosterSettings>(
  field: Field,
  { from, to }: { from: Partial<RosterSettings>; to: Partial<RosterSettings> },
): string {
  const { name, valueText } = SETTING_TEXTS[field];
  return `${name}: ${becoming(valueText(from[field]!), valueText(to[field]!))}`;
}

const settingTexts = (event: SettingsChanged): string[] =>
  (Object.keys(SETTING_TEXTS) as (keyof RosterSettings)[])
    .filter((field) => field in event.to)
    .map((field) => settingText(field, event));

/** What an event says of the entry that it names. */
function textOf(event: Exclude<PlayEvent, SettingsChanged>): string {
  if (event.kind === 'personCorrected') return 'данные исправлены';
  if (event.kind === 'entryAdded')
    return `новая запись, ${ENTRY_VALUE_TEXTS.status(event.state.status)}`;
  return isHandOver(event) ? HANDED_OVER : entryTexts(event).join(', ');
}

/**
 * ROSTER-14: what a change did, in sentences: «Мария Орлова: основной состав → лист ожидания». Entries of
 * which the same is said share one; what followed by itself is last: «Место перешло: Олег Белов».
 * @param nameOf the name of an entry, by its id
 */
export function describeChange(
  { events, undoes }: Pick<PlayChange, 'events' | 'undoes'>,
  nameOf: (entryId: string) => string,
): string[] {
  const settings = events.filter((event) => event.kind === 'settingsChanged');
  const ofEntries = events.filter((event) => event.kind !== 'settingsChanged');
  const sentences = [...groupBy(ofEntries, textOf)].map(([text, alike]) => {
    const names = [...new Set(alike.map(({ entryId }) => nameOf(entryId)))].join(', ');
    return text === HANDED_OVER ? `Место перешло: ${names}` : `${names}: ${text}`;
  });
  const all = [...settings.flatMap(settingTexts), ...sentences];
  return undoes === null ? all : ['Отмена', ...all];
}
