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
