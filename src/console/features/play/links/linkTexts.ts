import type { LinkPurpose } from '../../../../domain/play/wire/links';

/** `over` means that the page's time is over. */
export type LinkState = 'on' | 'off' | 'over';

/** Texts about a public page of a play (SEEN-83). */
export type LinkTexts = {
  title: string;
  /** Description of a visitor's rights, by the page's state. */
  states: Readonly<Record<LinkState, string>>;
  /** Label of the field for screen readers. */
  label: string;
  qrLabel: string;
  /** Consequence of a new address for visitors with the old one. */
  onReplace: string;
  /** Question before the page is switched off; without this text the page closes at once. */
  onClose?: string;
};

/** The page on which players sign up (APPLY-14). */
export const SIGN_UP_LINK_TEXTS: LinkTexts = {
  title: 'Запись',
  states: {
    on: 'Включена: кто откроет ссылку, запишется сам — имя, телефон, уровень.',
    off: 'Выключена: страница говорит об этом и показывает телефон организатора.',
    over: 'Закончилась: по ссылке больше никто не запишется.',
  },
  label: 'Ссылка на запись',
  qrLabel: 'QR-код ссылки на запись',
  onReplace: 'Прежняя ссылка перестанет действовать. Кто уже записался, останется в составе.',
};

export const PLAY_LINK_TEXTS: Readonly<Record<LinkPurpose, LinkTexts>> = {
  live: {
    title: 'Для игроков и табло',
    states: {
      on: 'Включено: кто откроет ссылку, увидит корты, счёт и таблицу. Входить не нужно.',
      off: 'Выключено. Корты, счёт и таблица — в телефонах игроков и на экране в клубе, без входа. Из данных игроков видны только имена, как «Анна К.»',
      over: '',
    },
    label: 'Ссылка для игроков',
    qrLabel: 'QR-код ссылки для игроков',
    onReplace:
      'Прежняя ссылка и её QR-код перестанут действовать, экран нужно будет открыть заново.',
    onClose: 'У всех, кто открыл страницу, она закроется. Открыть её снова можно по новой ссылке.',
  },
  score: {
    title: 'Счёт',
    states: {
      on: 'Включён: кто откроет ссылку, запишет счёт идущего раунда. Исправить можно только записанное по ссылке, пока идёт раунд.',
      off: 'Выключен. Игроки и помощники записывают счёт сами, со своих телефонов, без входа.',
      over: 'Турнир закончен: по ссылке счёт больше не записать.',
    },
    label: 'Ссылка для счёта',
    qrLabel: 'QR-код ссылки для счёта',
    onReplace: 'Прежняя ссылка и её QR-код перестанут действовать. Записанный счёт останется.',
    onClose: 'По ссылке больше никто не запишет счёт. Записанный останется.',
  },
};
