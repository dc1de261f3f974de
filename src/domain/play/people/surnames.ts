import { foldText } from '../../lib/foldText';

/** How sure it is that a word is a family name, by its ending. */
export const SURNAME_RANK_NONE = 0;
const SURNAME_RANK_LIKELY = 1;
export const SURNAME_SURE = 2;

/** No given name of as many letters ends so. */
const SURE =
  /(?:.{2}[оеё]ва?|..[сц]к(?:ий|ая|ой)|..енко|..швили|..адзе|..ч?ук|..ов(?:ых|ский)|..(?:ov|ev|ova|eva|enko|ski|sky|skaya))$/;
/** Some given names do. */
const LIKELY = /(?:..[иы]на?|...ян|....ко|...их|...ых|...ец|...ич|...(?:in|ina|yan))$/;

/** A double name is as sure as the surest of its parts. */
export const rankSurname = (text: string): number =>
  Math.max(
    ...foldText(text)
      .split(/[\s-]/)
      .map((part) =>
        SURE.test(part)
          ? SURNAME_SURE
          : LIKELY.test(part)
            ? SURNAME_RANK_LIKELY
            : SURNAME_RANK_NONE,
      ),
  );

/** Common family names whose endings tell nothing; ё is е. */
const COMMON = `
  ан ван вон ву ен ким ли лим лю ляо ма нам нго нгуен пак пан тен тян хан хван хегай хе хо цай цой чан чен чжан чжоу
  чой шин эм ю юн ян али шах
  бондарь бык ворона воробей волк гай гончар гусь гриб дуб ерш жук заяц зима зуб калина козел комар кот
  кравец кравчик кузьма кухарь лебедь лис лось мазур майор медведь мельник мороз муха орел пастух резник
  рыба сокол соловей сом сорока стельмах суслик ткач тур удод хмель черномор чиж швец шило шкляр щербина щука
  бах бауэр беккер блох брик вайс вебер вейс вернер вольф гейне гельфанд герц гинзбург гранат гросс ильф каган
  каплан кац келлер клейн кляйн коган коэн кох краузе краус ланге леви левит либих лурье майер маркс маршак мейер
  миллер мюллер пастернак пельтцер рихтер ротшильд сапир смит фельдман фишер фогель фокс франк хаит цвейг шапиро шварц
  шмидт шмит шнайдер шор шредер штерн шуберт шульц шуман эйзен эрнст юнг
  церетели гелашвили окуджава данелия берия гулиа ониани нил
  brown cohen green johnson jones kim lee li miller muller schmidt smith taylor wang weber white williams wilson zhang
`;
const KNOWN = new Set(COMMON.split(/\s+/).filter(Boolean));

/** Family names end so, and other words do. */
const POSSIBLE =
  /(?:..[бвдзлмнпрстхч](?:ый|ой)|..[гкх]ий|...ая|..[ая]к|..юк|..[гл]ай|..[ао]ль|...(?:ман|берг|штейн|фельд|бург|вальд|[аеи]р?дт|[бгдзлнтхцш]ер|сон|сен|ава)|..(?:man|berg|stein|son|sen|er))$/;

/** True for a word that may well be a family name; of a double one each part. */
export const isPossibleSurname = (text: string): boolean =>
  rankSurname(text) !== SURNAME_RANK_NONE ||
  foldText(text)
    .replace(/^[од]['’]/, '')
    .split('-')
    .every((part) => KNOWN.has(part) || POSSIBLE.test(part));
