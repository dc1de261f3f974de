import { formatMoney } from '../../../fields/money';
import { findConflictingKeys } from '../../log/fieldsChange';
import type { EntryChangedEvent } from '../../log/events';
import type { PlayState } from '../../log/playState';
import type { EntryState } from '../../model/entry';
import { isPromotion } from '../../roster/waitlist';
import { formatEntryStateValue } from '../valueTexts';
import { formatConflict, formatTransition, type PlayConflict } from './kindTexts';

type Values = Partial<EntryState>;

export const PROMOTED_TEXT = 'место перешло';

function formatPaymentChange({ payment, paid }: Values): string {
  const sum = paid ? [formatMoney(paid)] : [];
  if (payment === undefined) return ['оплачено', ...sum].join(' ');
  const paymentName = formatEntryStateValue('payment', { payment });
  return payment === null ? paymentName : `оплата: ${[paymentName, ...sum].join(', ')}`;
}

/** Describes each changed field of an entry: «основной состав → лист ожидания». */
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

/** Describes an entry's change: «пришёл, взнос турнира → взнос 700 ₽». */
export const describeEntryChange = (event: EntryChangedEvent): string[] => [
  isPromotion(event) ? PROMOTED_TEXT : listEntryTexts(event).join(', '),
];

export function listEntryConflicts(
  { entryId, ...event }: EntryChangedEvent,
  play: PlayState,
): PlayConflict[] {
  const entry = play.entries[entryId];
  if (!entry) return [{ entryId, text: 'Такой записи в составе нет' }];
  if (entry.status === 'removed' && event.to.status === undefined)
    return [{ entryId, text: 'Сейчас: удалено из состава' }];
  const names = findConflictingKeys(entry, event);
  // An entry that moves to another part of the roster gets a new rank too, which is not mentioned.
  const mentioned = names.includes('status') ? names.filter((name) => name !== 'rank') : names;
  if (mentioned.every((name) => name === 'rank'))
    return [{ entryId, text: 'Место в списке изменили на другом устройстве' }];
  const formatValues = (values: Values) =>
    mentioned
      .filter((name) => name !== 'rank')
      .map((name) => formatEntryStateValue(name, values))
      .join(', ');
  return [{ entryId, text: formatConflict(formatValues(entry), formatValues(event.to)) }];
}
