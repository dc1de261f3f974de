import { foldName, listReadings } from '../../lib/cleanName';

/** Ranks of certainty that a word is a family name, judged by its ending. */
export const SURNAME_RANK_NONE = 0;
const SURNAME_RANK_LIKELY = 1;
export const SURNAME_SURE = 2;

/** Matches endings that no given name of the same length has. */
const SURE =
  /(?:.{2}[оеё]ва?|..[сц]к(?:ий|ая|ой)|..енко|..швили|..адзе|..ч?ук|..ов(?:ых|ский)|..(?:ov|ev|ova|eva|enko|ski|sky|skaya))$/;
/** Matches endings that some given names have too. */
const LIKELY = /(?:..[иы]на?|...ян|....ко|...их|...ых|...ец|...ич|...(?:in|ina|yan))$/;

/** The rank of a double name is that of its surest part. */
export const rankSurname = (text: string): number =>
  Math.max(
    ...foldName(text)
      .split(/[\s-]/)
      .flatMap(listReadings)
      .map((part) =>
        SURE.test(part)
          ? SURNAME_SURE
          : LIKELY.test(part)
            ? SURNAME_RANK_LIKELY
            : SURNAME_RANK_NONE,
      ),
  );

/** Common family names without a typical ending; ё is written as е. */
const COMMON = `
  али ан бауэр бах беккер берия блох бойко бондарь брик бык вайс ван вебер вейс вернер волк вольф вон воробей ворона
  ву гай гейне гелашвили гельфанд герц гинзбург гончар гранат гриб гросс гулиа гусь данелия дзюба дуб ен ерш жвания
  жук заяц зима зуб ильф каган калина каплан кац келлер ким клейн кляйн коган козел комар кот кох коэн кравец
  кравчик краузе краус кузьма кухарь ланге лебедь леви левит ли либих лим лис лось лурье лю ляо ма мазур майер майор
  маркс маршак медведь мейер мельник миллер мороз муха мюллер нам нго нгуен нил окуджава ониани орел пак пан
  пастернак пастух пельтцер резник рихтер ротшильд рыба сапир сковорода смит сокол соловей сом сорока стельмах
  суслик тен ткач тодуа тур тян удод фельдман фишер фогель фокс франк хаит хан хван хе хегай хмель хо цай цвейг
  церетели цой чан чен черномор чжан чжоу чиж чой шапиро шах шварц швец шило шин шкляр шмидт шмит шнайдер шония шор
  шредер штерн шуберт шульц шуман щербина щука эйзен эм эрнст ю юн юнг ян
  brown cohen green johnson jones kim lee li miller muller schmidt smith taylor wang weber white williams wilson
  zhang
`;
const KNOWN = new Set(COMMON.split(/\s+/).filter(Boolean));

/** Matches endings that both family names and other words have. */
const POSSIBLE =
  /(?:..(?:[бвдзлмпрстхч]|(?<!н)н)(?:ый|ой|ая)|..[гкх](?:ий|ая)|..[ая]к|..юк|..[гл]ай|..[ао]ль|..(?:дзе|штейн)|...(?:ман|берг|фельд|бург|вальд|[аеи]р?дт|[бгдзлнтхцш]ер|сон|сен|ава)|..(?:man|berg|stein|son|sen|er))$/;

/** True for a possible family name; both parts of a double name must be possible. */
export const isPossibleSurname = (text: string): boolean =>
  rankSurname(text) !== SURNAME_RANK_NONE ||
  foldName(text)
    .replace(/^[од]'/, '')
    .split('-')
    .every((part) =>
      listReadings(part).some((reading) => KNOWN.has(reading) || POSSIBLE.test(reading)),
    );
