import { pick } from '../../../domain/lib/pick';
import { ENTRY_FIELDS, type EntryState } from '../../../domain/play/model/entry';
import type { TableField } from '../../../domain/play/model/fieldTable';
import { getSettingLabel } from '../../../domain/play/changes/valueTexts';
import { CARRIED_SETTINGS, type SettingsSource } from '../../../domain/play/model/carriedSettings';
import { PLAY_SETTINGS, type PlaySettings } from '../../../domain/play/model/settings';
import type { JsonSchema } from '../../contract/operation';
import { booleanSchema, partialObject, uuidSchema } from '../../contract/schemaParts';
import { strictObject } from '../../contract/strictObject';

/** A field's description. An example follows where the initial value does not explain the field. */
type Told = string | readonly [description: string, example: unknown];

function createFieldSchema(field: TableField, told: Told): JsonSchema {
  const [description, example = field.initial] = typeof told === 'string' ? [told] : told;
  const examples = [example];
  switch (field.kind) {
    case 'count':
    case 'optionalCount': {
      const type = field.kind === 'count' ? 'integer' : ['integer', 'null'];
      return { type, minimum: field.min, maximum: field.max, description, examples };
    }
    case 'flag':
      return booleanSchema(description);
    case 'choice':
      return { type: 'string', enum: field.values, description };
    case 'optionalChoice':
      return { type: ['string', 'null'], enum: [...field.values, null], description, examples };
    case 'text': {
      const { minLength, maxLength } = field;
      return {
        type: 'string',
        ...(minLength > 0 && { minLength }),
        maxLength,
        description,
        examples,
      };
    }
    case 'optionalId':
      return { ...uuidSchema(description), type: ['string', 'null'], examples };
  }
}

const createFieldSchemas = <Name extends string>(
  table: Readonly<Record<Name, TableField>>,
  toldOf: (name: Name) => Told,
) =>
  Object.fromEntries(
    Object.entries<TableField>(table).map(([name, field]) => [
      name,
      createFieldSchema(field, toldOf(name as Name)),
    ]),
  ) as Record<Name, JsonSchema>;

const ENTRY_TOLD: Record<keyof EntryState, Told> = {
  status: 'Где запись стоит в составе.',
  rank: ['Место среди записей с тем же status: ключи сравниваются как текст.', 'a0'],
  attendance: 'Пришёл ли игрок; null, пока об этом ничего не сказано.',
  fromRound: 'С какого раунда играет опоздавший; null — когда придёт.',
  replaces: 'Запись, вместо которой играет, или null.',
  sharesRow: 'Одна ли у обоих строка в таблице.',
  sex: 'Мужчина (m) или женщина (f) для микста; null, пока не сказано.',
  partner: 'С кем в постоянной паре, или null: пара есть, если обе записи называют друг друга.',
  fee: 'Взнос этой записи в рублях; null — взнос турнира.',
  payment: ['Как оплачено; null — не оплачено.', 'cash'],
  paid: ['Оплачено, ₽.', 1500],
  isRefunded: 'Возвращено ли оплаченное.',
  needsNotice: 'Надо ли сообщить игроку, что место освободилось.',
};

/** The schemas of an entry's state, in requests and responses (ROSTER-1). */
export const entryStateProperties = createFieldSchemas<keyof EntryState>(
  ENTRY_FIELDS,
  (name) => ENTRY_TOLD[name],
);

/** Settings whose description contains more than their label. */
const SETTINGS_TOLD: Partial<Record<keyof PlaySettings, Told>> = {
  capacity: ['Сколько игроков играет; null — без ограничения.', 12],
  handOverHours: 'До скольких часов перед началом освободившееся место переходит само.',
  isApprovedByHand: 'Подтверждает ли клуб каждую запись сам.',
  isSignUpClosed: 'Закрыта ли запись.',
  variant: 'Состав пар: меняются, микст или постоянные.',
  courts: 'Сколько кортов; null — по числу игроков.',
  courtNames: 'Названия кортов по строке на каждый, начиная с первого.',
  scoring: 'До чего играют матч.',
  unit: 'Что считают: очки или геймы; null — геймы, если играют до 9 и меньше, иначе очки.',
  total: 'Сумма очков (от 8) или геймов (от 3 до 16) обеих пар.',
  firstTo: 'До скольких играют.',
  roundMinutes: 'Минут в раунде на время.',
  changeMinutes: 'Минут на переход между раундами.',
  hasClock: 'Есть ли часы и у раундов не на время.',
  rounds: 'Сколько раундов; null — сколько успеют.',
  restCredit: 'Что получает отдыхающий.',
  firstRound: 'Кто с кем в первом раунде.',
  lotRounds: 'Сколько первых раундов по жребию.',
  seating: 'Кто на каком корте в следующем раунде Мексикано: по таблице, или победители вверх.',
  pairing: 'Пары в четвёрке по местам.',
  mixedPairing: 'Пары в четвёрке микста по местам.',
  avoidsRepeats: 'Избегать ли повторов пар.',
  prefersWishes: 'Важнее ли пожелания, чем самая ровная жеребьёвка.',
  ordersByAverage: 'Таблица по среднему за матч, если не по победам.',
  ordersByWins: 'Таблица по победам.',
  signUpEndsHours: ['За сколько часов до начала запись закрывается.', 3],
  showsFullNames: 'Показывать ли другим фамилии целиком тем, кто это разрешил.',
};

/** The schemas of the play's settings, in requests and responses (ROSTER-3, PLAY-1). */
export const settingsProperties = createFieldSchemas<keyof PlaySettings>(
  PLAY_SETTINGS,
  (name) => SETTINGS_TOLD[name] ?? `${getSettingLabel(name)}.`,
);

/** The schemas of the settings that one tournament passes on to the next (PLAY-71). */
export const carriedSettingsProperties = pick(settingsProperties, CARRIED_SETTINGS);

export const carriedSettingsSchema: JsonSchema = {
  title: 'CarriedSettings',
  ...partialObject(carriedSettingsProperties),
};

const sourceProperties: Record<keyof SettingsSource, JsonSchema> = {
  tournamentId: {
    type: ['integer', 'null'],
    description: 'Турнир, с чьими настройками началась игра; null — обычные для клуба.',
    examples: [42],
  },
  settings: carriedSettingsSchema,
};

/** The origin of settings, in responses (PLAY-73). */
export const settingsSourceSchema: JsonSchema = {
  anyOf: [strictObject('SettingsSource', sourceProperties), { type: 'null' }],
};
