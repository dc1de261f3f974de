import type { LinkPurpose } from '../../../../domain/play/wire/links';

/** Texts about a page that the play shows to others (SEEN-12). */
export type LinkTexts = {
  purpose: LinkPurpose;
  title: string;
  /** Purpose of the page, shown while there is no link. */
  offer: string;
  open: string;
  /** Rights of a visitor with the link. */
  about: string;
  /** Label of the field for screen readers. */
  label: string;
  qrLabel: string;
  /** The consequence for visitors with the old address. */
  onReplace: string;
  onClose: string;
  close: string;
  closeNow: string;
};

export const LIVE_LINK_TEXTS: LinkTexts = {
  purpose: 'live',
  title: 'Показать игрокам',
  offer:
    'Корты, счёт и таблица — в телефонах игроков и на экране в клубе, без входа. Из данных игроков видны только имена, как «Анна К.»',
  open: 'Сделать ссылку',
  about: 'Кто откроет ссылку, увидит корты, счёт и таблицу. Входить не нужно.',
  label: 'Ссылка для игроков',
  qrLabel: 'QR-код ссылки для игроков',
  onReplace: 'Прежняя ссылка и её QR-код перестанут действовать, экран нужно будет открыть заново.',
  onClose: 'У всех, кто открыл страницу, она закроется. Открыть её снова можно по новой ссылке.',
  close: 'Больше не показывать',
  closeNow: 'Закрыть страницу',
};

/** The page on which others enter scores (SEEN-21). */
export const SCORE_LINK_TEXTS: LinkTexts = {
  purpose: 'score',
  title: 'Ссылка для счёта',
  offer:
    'Игроки и помощники записывают счёт сами, со своих телефонов, без входа. Исправить по ссылке можно только то, что по ней и записано, пока идёт раунд.',
  open: 'Сделать ссылку',
  about:
    'Кто откроет ссылку, запишет счёт идущего раунда. Вместе с турниром она перестанет действовать.',
  label: 'Ссылка для счёта',
  qrLabel: 'QR-код ссылки для счёта',
  onReplace: 'Прежняя ссылка и её QR-код перестанут действовать. Записанный счёт останется.',
  onClose: 'По ссылке больше никто не запишет счёт. Записанный останется.',
  close: 'Отозвать',
  closeNow: 'Отозвать ссылку',
};
