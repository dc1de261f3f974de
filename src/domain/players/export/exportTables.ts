import { formatOrRaw, formatShortDate, MISSING_TEXT } from '../../format';
import { shownInstantOf } from '../../instants';
import { formatLevel } from '../../level';
import { formatMoney } from '../../money';
import {
  ATTENDANCE_NAMES,
  PAYMENT_NAMES,
  SEX_NAMES,
  SOURCE_NAMES,
  STATUS_NAMES,
} from '../../play/labels';
import { MARK_NAMES } from '../../play/score/scoreText';
import { WISH_NAMES } from '../../play/wishTexts';
import { fullName } from '../../play/names';
import { ratingLabel } from '../playerTexts';
import type { ExportedEntry, ExportedMatch, ExportedTournament, PlayerExport } from './exportWire';

/** A part of the page; one without rows is left out. */
export type ExportTable = { title: string; head: string[]; rows: string[][] };

const dayText = (date: string): string => formatOrRaw(date, formatShortDate);

const tournamentText = ({ date, startTime, tournamentType }: ExportedTournament): string =>
  `${dayText(date)} ${startTime} ${tournamentType}`;

const levelText = (level: number | null): string => (level === null ? '' : formatLevel(level));

function paymentText({ payment, paid, fee, isRefunded }: ExportedEntry): string {
  return [
    fee !== null && `взнос ${formatMoney(fee)}`,
    payment && PAYMENT_NAMES[payment],
    paid > 0 && formatMoney(paid),
    isRefunded && 'возвращено',
  ]
    .filter(Boolean)
    .join(', ');
}

function placeText({ place, of, points }: ExportedEntry): string {
  return place === null ? '' : `${place} из\u00a0${of}, очков: ${points}`;
}

const matchScore = ({ own, other, mark }: ExportedMatch): string =>
  [own !== null && `${own}:${other}`, mark && MARK_NAMES[mark]].filter(Boolean).join(', ');

/** PLAYER-71: an export in tables, for people; instants in the club's time zone. */
export function exportTables(data: PlayerExport, zone: string): ExportTable[] {
  const moment = (instant: string) => shownInstantOf(instant, zone);
  const tables: ExportTable[] = [
    {
      title: 'Как клуб узнаёт человека',
      head: [
        'Телефон',
        'Имя',
        'Известен\u00a0с',
        'Заметка клуба',
        'Номер игрока',
        'Объединён\u00a0с',
      ],
      rows: data.players.map(({ phone, nameKey, createdAt, note, id, mergedInto }) => [
        phone,
        nameKey,
        moment(createdAt),
        note,
        id,
        mergedInto ?? '',
      ]),
    },
    {
      title: 'Заявки',
      head: ['Турнир', 'Имя', 'Телефон', 'Уровень', 'Номер в другой программе', 'Подана'],
      rows: data.applications.map(({ tournament, name, phone, level, userId, createdAt }) => [
        tournamentText(tournament),
        name,
        phone,
        levelText(level),
        userId,
        moment(createdAt),
      ]),
    },
    {
      title: 'Записи в составах',
      head: ['Турнир', 'Имя', 'Телефон', 'Уровень', 'Откуда и когда', 'Согласие'],
      rows: data.entries.map((entry) => [
        tournamentText(entry.tournament),
        `${fullName(entry)}${entry.sex ? `, ${SEX_NAMES[entry.sex]}` : ''}`,
        entry.phone ?? '',
        levelText(entry.level),
        `${SOURCE_NAMES[entry.source]}, ${moment(entry.createdAt)}`,
        [entry.consentVersion ?? '', entry.publicNameConsent && 'фамилия целиком']
          .filter(Boolean)
          .join(', '),
      ]),
    },
    {
      title: 'Что было на турнирах',
      head: ['Турнир', 'Состав', 'Приход', 'Постоянная пара', 'Оплата', 'Место'],
      rows: data.entries.map((entry) => [
        tournamentText(entry.tournament),
        STATUS_NAMES[entry.status],
        entry.attendance ? ATTENDANCE_NAMES[entry.attendance] : '',
        entry.partner ?? '',
        paymentText(entry),
        placeText(entry),
      ]),
    },
    {
      title: 'Матчи',
      head: ['Турнир', 'Раунд и корт', 'В паре', 'Против', 'Счёт'],
      rows: data.entries.flatMap(({ tournament, matches }) =>
        matches.map((match) => [
          tournamentText(tournament),
          `${match.round}, корт ${match.court}`,
          match.partner,
          match.opponents.join(', '),
          matchScore(match),
        ]),
      ),
    },
    {
      title: 'Турниры, которые проводил',
      head: ['Турнир', 'Имя', 'Телефон'],
      rows: data.organized.map(({ tournament, name, phone }) => [
        tournamentText(tournament),
        name,
        phone,
      ]),
    },
    {
      title: 'В истории турниров',
      head: ['Когда', 'Номер турнира', 'Что записано'],
      rows: data.history.map(({ tournamentId, at, values }) => [
        moment(at),
        String(tournamentId),
        values.join(', '),
      ]),
    },
    {
      title: 'Приглашения',
      head: ['Турнир', 'Когда спросили'],
      rows: data.invitations.map(({ tournament, at }) => [tournamentText(tournament), moment(at)]),
    },
    {
      title: 'Пожелания о парах',
      head: ['С кем', 'Пожелание'],
      rows: data.wishes.map(({ other, kind }) => [other, WISH_NAMES[kind]]),
    },
    {
      title: 'Уровень по игре',
      head: ['После дня', 'Уровень'],
      rows: [
        ...(data.rating ? [['сейчас', ratingLabel(data.rating)]] : []),
        ...data.form.map(({ date, level }) => [dayText(date), formatLevel(level)]),
      ],
    },
  ];
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ rows, ...table }) => ({
      ...table,
      rows: rows.map((row) => row.map((text) => text || MISSING_TEXT)),
    }));
}
