import type { EventKind, EventOf } from '../../../domain/play/log/events';
import type { JsonSchema } from '../../contract/operation';
import { literalSchema, partialObject, uuidSchema } from '../../contract/schemaParts';
import { strictObject } from '../../contract/strictObject';
import {
  outcomeProperties,
  resultChangeProperties,
  roundsChangeProperties,
  roundStartProperties,
} from './roundSchemas';
import { entryStateProperties, settingsProperties } from './stateSchemas';
import { assertSameFields, assertSoundEntryChange } from './soundEvents';

/** The contract of one kind of event. */
type EventSchema<Event> = {
  title: string;
  /** In the order of the document; `kind` comes before them. */
  properties: Readonly<Record<Exclude<keyof Event, 'kind'>, JsonSchema>>;
  /** False where a call of its own makes such events. */
  isSendable: boolean;
  /** Refuses what a schema cannot. @throws ProblemError 422 */
  assertSound?(event: Event): void;
};

const entryId = uuidSchema('Запись.');

/** ROSTER-15: `from` says what the sender saw, `to` what it is to be: of the same fields. */
const sidesOf = (properties: Readonly<Record<string, JsonSchema>>) => ({
  from: partialObject(properties),
  to: partialObject(properties),
});

/** The contract of every kind, in the order of the document. */
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

/** The events that a device may send. */
export type SendableEvent = EventOf<SendableKind>;

const buildSchema = (kind: EventKind): JsonSchema => {
  const { title, properties } = EVENT_SCHEMAS[kind];
  return strictObject(title, { kind: literalSchema(kind), ...properties });
};

const kinds = Object.keys(EVENT_SCHEMAS) as EventKind[];

/** The events of a stored change. */
export const storedEventSchemas: readonly JsonSchema[] = kinds.map(buildSchema);

/** The events that a change may be made of. */
export const sendableEventSchemas: readonly JsonSchema[] = kinds
  .filter((kind) => EVENT_SCHEMAS[kind].isSendable)
  .map(buildSchema);

/** Refuses what the schema of an event cannot. @throws ProblemError 422 */
export function assertSoundEvent(event: SendableEvent): void {
  // TypeScript does not tie a schema to the kind of its event.
  const schema = EVENT_SCHEMAS[event.kind] as EventSchema<SendableEvent>;
  schema.assertSound?.(event);
}
