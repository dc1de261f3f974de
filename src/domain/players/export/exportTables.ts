import { formatShortDate } from '../../dates/shortDate';
import { formatOrRaw, MISSING_FACT_TEXT } from '../../lib/formatOrRaw';
import { formatDateTime } from '../../dates/instants';
import { formatLevel } from '../../fields/level';
import { formatMoney } from '../../fields/money';
import {
  ATTENDANCE_LABELS,
  PAYMENT_LABELS,
  SEX_LABELS,
  ENTRY_SOURCE_LABELS,
  ENTRY_STATUS_LABELS,
} from '../../play/model/entryLabels';
import { UNIT_WORDS } from '../../play/model/scoreUnit';
import { RESULT_MARK_LABELS } from '../../play/score/formatScore';
import { WISH_LABELS } from '../../play/draw/wishTexts';
import type { EntryPerson } from '../../play/model/entry';
import { formatFullName } from '../../play/people/names';
import { formatRating } from '../card/playerTexts';
import type {
  ExportedEntry,
  ExportedMatch,
  ExportedTournamentReference,
  PlayerExport,
} from './exportWire';

/** A section of the page; a section without rows is omitted. */
export type ExportedSection = { title: string; head: string[]; rows: string[][] };

const formatDate = (date: string): string => formatOrRaw(date, formatShortDate);

const formatTournament = ({
  date,
  startTime,
  tournamentType,
}: ExportedTournamentReference): string => `${formatDate(date)} ${startTime} ${tournamentType}`;

const formatGivenLevel = (level: number | null): string =>
  level === null ? '' : formatLevel(level);

const formatPerson = (person: EntryPerson): string =>
  [formatFullName(person), person.phone, formatGivenLevel(person.level)].filter(Boolean).join(', ');

function formatPaymentFacts({ payment, paid, fee, isRefunded }: ExportedEntry): string {
  return [
    fee !== null && `взнос ${formatMoney(fee)}`,
    payment && PAYMENT_LABELS[payment],
    paid > 0 && formatMoney(paid),
    isRefunded && 'возвращено',
  ]
    .filter(Boolean)
    .join(', ');
}

function formatPlace({ place, of, points, unit }: ExportedEntry): string {
  return place === null ? '' : `${place} из\u00a0${of}, ${UNIT_WORDS[unit].forms[2]}: ${points}`;
}

const formatMatchScore = ({ own, other, mark }: ExportedMatch): string =>
  [own !== null && `${own}:${other}`, mark && RESULT_MARK_LABELS[mark]].filter(Boolean).join(', ');

/** Builds an export as readable tables, with times in the club's time zone (PLAYER-71). */
export function buildExportedSections(data: PlayerExport, zone: string): ExportedSection[] {
  const formatInstant = (instant: string) => formatDateTime(instant, zone);
  const tables: ExportedSection[] = [
    {
      title: 'Как клуб узнаёт человека',
      head: [
        'Телефон',
        'Имя',
        'Известен\u00a0с',
        'Исправлено клубом',
        'Заметка клуба',
        'Номер игрока',
        'Объединён\u00a0с',
      ],
      rows: data.players.map(({ phone, nameKey, createdAt, correction, note, id, mergedInto }) => [
        phone,
        nameKey,
        formatInstant(createdAt),
        correction ? formatPerson(correction) : '',
        note,
        id,
        mergedInto ?? '',
      ]),
    },
    {
      title: 'Заявки',
      head: ['Турнир', 'Имя', 'Телефон', 'Уровень', 'Номер в другой программе', 'Подана'],
      rows: data.applications.map(({ tournament, name, phone, level, userId, createdAt }) => [
        formatTournament(tournament),
        name,
        phone,
        formatGivenLevel(level),
        userId,
        formatInstant(createdAt),
      ]),
    },
    {
      title: 'Записи в составах',
      head: ['Турнир', 'Имя', 'Телефон', 'Уровень', 'Откуда и когда', 'Согласие'],
      rows: data.entries.map((entry) => [
        formatTournament(entry.tournament),
        `${formatFullName(entry)}${entry.sex ? `, ${SEX_LABELS[entry.sex]}` : ''}`,
        entry.phone ?? '',
        formatGivenLevel(entry.level),
        `${ENTRY_SOURCE_LABELS[entry.source]}, ${formatInstant(entry.createdAt)}`,
        [entry.consentVersion ?? '', entry.publicNameConsent && 'фамилия целиком']
          .filter(Boolean)
          .join(', '),
      ]),
    },
    {
      title: 'Что было на турнирах',
      head: ['Турнир', 'Состав', 'Приход', 'Постоянная пара', 'Оплата', 'Место'],
      rows: data.entries.map((entry) => [
        formatTournament(entry.tournament),
        ENTRY_STATUS_LABELS[entry.status],
        entry.attendance ? ATTENDANCE_LABELS[entry.attendance] : '',
        entry.partner ?? '',
        formatPaymentFacts(entry),
        formatPlace(entry),
      ]),
    },
    {
      title: 'Матчи',
      head: ['Турнир', 'Раунд и корт', 'В паре', 'Против', 'Счёт'],
      rows: data.entries.flatMap(({ tournament, matches }) =>
        matches.map((match) => [
          formatTournament(tournament),
          `${match.isFinal ? 'финал' : match.round}, корт ${match.court}`,
          match.partner,
          match.opponents.join(', '),
          formatMatchScore(match),
        ]),
      ),
    },
    {
      title: 'Турниры, которые проводил',
      head: ['Турнир', 'Имя', 'Телефон'],
      rows: data.organized.map(({ tournament, name, phone }) => [
        formatTournament(tournament),
        name,
        phone,
      ]),
    },
    {
      title: 'В истории турниров',
      head: ['Когда', 'Номер турнира', 'Что записано'],
      rows: data.history.map(({ tournamentId, at, values }) => [
        formatInstant(at),
        String(tournamentId),
        values.join(', '),
      ]),
    },
    {
      title: 'Приглашения',
      head: ['Турнир', 'Когда спросили'],
      rows: data.invitations.map(({ tournament, at }) => [
        formatTournament(tournament),
        formatInstant(at),
      ]),
    },
    {
      title: 'Пожелания о парах',
      head: ['С кем', 'Пожелание'],
      rows: data.wishes.map(({ other, kind }) => [other, WISH_LABELS[kind]]),
    },
    {
      title: 'Уровень по игре',
      head: ['После дня', 'Уровень'],
      rows: [
        ...(data.rating ? [['сейчас', formatRating(data.rating)]] : []),
        ...data.form.map(({ date, level }) => [formatDate(date), formatLevel(level)]),
      ],
    },
  ];
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ rows, ...table }) => ({
      ...table,
      rows: rows.map((row) => row.map((text) => text || MISSING_FACT_TEXT)),
    }));
}
