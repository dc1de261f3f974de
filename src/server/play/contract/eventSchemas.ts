import { generateKeyBetween } from 'fractional-indexing';
import type { EventKind, EventOf, EntryChangedEvent } from '../../../domain/play/log/events';
import type { JsonSchema } from '../../contract/operation';
import { literalSchema, partialObject, uuidSchema } from '../../contract/schemaParts';
import { strictObject } from '../../contract/strictObject';
import {
  outcomeProperties,
  resultChangeProperties,
  roundsChangeProperties,
  roundStartProperties,
} from './roundSchemas';
import { entryStateProperties, settingsProperties, settingsSourceSchema } from './stateSchemas';
import { isUndoOnly } from '../../../domain/play/roster/entryEvents';
import { ProblemError } from '../../lib/problem';

type EventSchema<Event> = {
  title: string;
  /** Schemas of the event's fields in the document's order. `kind` comes before them. */
  properties: Readonly<Record<Exclude<keyof Event, 'kind'>, JsonSchema>>;
  /** False when a separate call creates such events. */
  isSendable: boolean;
  /**
   * Checks rules that a schema cannot express.
   * @throws ProblemError 422
   */
  assertSound?(event: Event): void;
};

const entryId = uuidSchema('Запись.');

/**
 * Creates the schemas of `from`, the state that the sender saw, and of `to`, the new one. Both have the same fields
 * (ROSTER-15).
 */
const sidesOf = (properties: Readonly<Record<string, JsonSchema>>) => ({
  from: partialObject(properties),
  to: partialObject(properties),
});

function isRank(text: string): boolean {
  try {
    return generateKeyBetween(text, null) > text;
  } catch {
    return false;
  }
}

/**
 * Refuses an event without a change, or with different fields in `from` and `to`.
 * @throws ProblemError 422
 */
function assertSameFields({ from, to }: { from: object; to: object }): void {
  const names = Object.keys(to);
  if (names.length > 0 && Object.keys(from).sort().join() === names.sort().join()) return;
  throw new ProblemError(422, 'В событии from и to должны называть одни и те же поля.');
}

/**
 * Refuses a rank that cannot be ordered, and statuses that only an undo may set.
 * @throws ProblemError 422
 */
function assertSoundEntryChange(event: EntryChangedEvent): void {
  assertSameFields(event);
  if (isUndoOnly(event)) throw new ProblemError(422, 'Записи не удаляют: их отклоняют.');
  const { rank } = event.to;
  if (rank !== undefined && !isRank(rank)) throw new ProblemError(422, 'Неверный порядок записи.');
}

/** The contract of every kind of event, in the document's order. */
const EVENT_SCHEMAS = {
  entryAdded: {
    title: 'EntryAdded',
    properties: { entryId, state: strictObject('EntryState', entryStateProperties) },
    isSendable: false,
  },
  entryChanged: {
    title: 'EntryChanged',
    properties: { entryId, ...sidesOf(entryStateProperties) },
    isSendable: true,
    assertSound: assertSoundEntryChange,
  },
  settingsChanged: {
    title: 'SettingsChanged',
    properties: sidesOf(settingsProperties),
    isSendable: true,
    assertSound: assertSameFields,
  },
  settingsCarried: {
    title: 'SettingsCarried',
    properties: { from: settingsSourceSchema, to: settingsSourceSchema },
    isSendable: false,
  },
  personCorrected: { title: 'PersonCorrected', properties: { entryId }, isSendable: false },
  roundsReplaced: {
    title: 'RoundsReplaced',
    properties: roundsChangeProperties,
    isSendable: true,
  },
  roundStarted: { title: 'RoundStarted', properties: roundStartProperties, isSendable: true },
  resultChanged: { title: 'ResultChanged', properties: resultChangeProperties, isSendable: true },
  outcomeChanged: {
    title: 'OutcomeChanged',
    properties: sidesOf(outcomeProperties),
    isSendable: true,
    assertSound: assertSameFields,
  },
} as const satisfies { readonly [Kind in EventKind]: EventSchema<EventOf<Kind>> };

type Schemas = typeof EVENT_SCHEMAS;
type SendableKind = {
  [Kind in EventKind]: Schemas[Kind]['isSendable'] extends true ? Kind : never;
}[EventKind];

export type SendableEvent = EventOf<SendableKind>;

const buildSchema = (kind: EventKind): JsonSchema => {
  const { title, properties } = EVENT_SCHEMAS[kind];
  return strictObject(title, { kind: literalSchema(kind), ...properties });
};

const kinds = Object.keys(EVENT_SCHEMAS) as EventKind[];

export const storedEventSchemas: readonly JsonSchema[] = kinds.map(buildSchema);

export const sendableEventSchemas: readonly JsonSchema[] = kinds
  .filter((kind) => EVENT_SCHEMAS[kind].isSendable)
  .map(buildSchema);

/**
 * Checks rules that an event's schema cannot express.
 * @throws ProblemError 422
 */
export function assertSoundEvent(event: SendableEvent): void {
  // TypeScript does not connect a schema with the kind of its event.
  const schema = EVENT_SCHEMAS[event.kind] as EventSchema<SendableEvent>;
  schema.assertSound?.(event);
}
