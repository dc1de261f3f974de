/** Version of the consent text. Each change of the text needs a new version (APPLY-6). */
export const CONSENT_VERSION = '2026-11-25';

type ConsentTextPart = { heading: string; text: string };

type Club = {
  /** The club's legal name, from the setting CLUB_LEGAL_NAME. */
  legalName: string;
  /** The organizer's phone; empty when unknown. */
  phone: string;
};

const formatUnbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** Builds the consent to processing personal data, as worded in version {@link CONSENT_VERSION} (APPLY-6). */
export function buildConsentText({ legalName, phone }: Club): readonly ConsentTextPart[] {
  const call = phone ? ` по телефону ${formatUnbroken(phone)}` : '';
  return [
    {
      heading: 'Кому',
      text: `Я даю согласие клубу (оператору): ${legalName}. Решаю сам и в своём интересе.`,
    },
    {
      heading: 'Что',
      text: 'Имя, фамилия, номер телефона, уровень игры, для микста — мужчина или женщина, и то, что с ними связано: запись на турнир, место в составе, отметки о приходе и взносе.',
    },
    {
      heading: 'Зачем',
      text: 'Чтобы записать меня на турнир, сообщить о месте, переносе или отмене, провести игру и принять взнос. Ни для рекламы, ни для чего другого.',
    },
    {
      heading: 'Что клуб с этим делает',
      text: 'Записывает, хранит, уточняет, использует, обезличивает и удаляет, на компьютере и на бумаге. Другим не передаёт. На экранах и страницах клуба другие видят только «Имя Ф.», если я отдельно не разрешу показывать фамилию целиком; номера телефона там нет.',
    },
    {
      heading: 'Сколько',
      text: 'Пока клуб хранит сведения о турнире или пока я не отзову согласие.',
    },
    {
      heading: 'Как отозвать',
      text: `Сказать об этом клубу${call}. Клуб заменит имя и телефон так, что узнать меня будет нельзя. Записаться без согласия на этой странице нельзя, но можно позвонить в клуб.`,
    },
  ];
}

/** Builds the separate consent to show the full name, as worded in {@link CONSENT_VERSION} (SEEN-71). */
export const buildPublicNameConsent = ({ phone }: Pick<Club, 'phone'>): ConsentTextPart => ({
  heading: 'Отдельно: фамилия целиком',
  text: `Отмечаю сам, если хочу; на запись это не влияет. Тогда на экранах и страницах этого турнира, в его таблицах и картинках любой может видеть мои имя и фамилию целиком, без телефона. Отозвать можно в любой день на странице своей записи или сказав клубу${phone ? `: ${formatUnbroken(phone)}` : ''}. Останется «Имя Ф.».`,
});
