import { formatPhone } from '../../domain/fields/phone';
import type { DemoRandom } from './random';

const MEN = [
  'Алексей',
  'Артём',
  'Дмитрий',
  'Егор',
  'Илья',
  'Кирилл',
  'Максим',
  'Никита',
  'Пётр',
  'Семён',
];
const WOMEN = [
  'Алёна',
  'Анна',
  'Вера',
  'Дарья',
  'Екатерина',
  'Ирина',
  'Мария',
  'Ольга',
  'Полина',
  'Юлия',
];
/** Masculine surnames. A woman's has an «а» at its end. */
const SURNAMES = [
  'Беляев',
  'Виноградов',
  'Воробьёв',
  'Громов',
  'Ершов',
  'Зайцев',
  'Королёв',
  'Лебедев',
  'Мельников',
  'Орлов',
  'Плотников',
  'Савельев',
  'Соколов',
  'Тихонов',
  'Фёдоров',
  'Щербаков',
];

/** Creates a full name such as «Анна Соколова». */
export function createDemoPersonName(random: DemoRandom): string {
  return random.isLucky(0.5)
    ? `${random.pick(MEN)} ${random.pick(SURNAMES)}`
    : `${random.pick(WOMEN)} ${random.pick(SURNAMES)}а`;
}

/** Creates a phone such as «+7 (916) 123-45-67». */
export const createDemoPersonPhone = (random: DemoRandom): string =>
  formatPhone(`79${random.pickInteger(10, 99)}${random.pickInteger(1_000_000, 9_999_999)}`);
