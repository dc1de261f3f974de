import { useId } from 'react';
import { formatPhone } from '../../../../domain/fields/phone';
import { formatDay } from '../../../../domain/dates/formatDays';
import { formatFullName } from '../../../../domain/play/people/names';
import type { EntryPerson } from '../../../../domain/play/model/entry';
import type { Player } from '../../../../domain/players/playerWire';
import styles from './Adding.module.css';
import { LEVEL_OPTIONS, SEX_OPTIONS, type NewPersonValues } from '../../../forms/personForm';
import {
  isPlayerIn,
  mergeKnownValues,
  findPartnerPastedRow,
  validatePastedEntryRow,
  type PastedRow,
} from './pastedRows';

type PastedPreviewProps = {
  asksSex: boolean;
  rows: readonly PastedRow[];
  /** Players in the roster. */
  existing: readonly EntryPerson[];
  onChange: (rows: readonly PastedRow[]) => void;
};

const NEW_PLAYER = 'новый игрок';
const DOUBT_TEXTS = {
  which: 'кто из них?',
  two: 'в\u00a0строке двое: отметьте, кто играет',
  name: 'имя ли это?',
};
const TWIN_TEXTS = { roster: 'уже в\u00a0составе', list: 'уже есть выше' };

const describePlayer = (player: Player): string =>
  [formatFullName(player), player.phone, player.lastSeen && `был(а) ${formatDay(player.lastSeen)}`]
    .filter(Boolean)
    .join(', ');

/** Selects one of the known players that a line may mean (ROSTER-41). */
const KnownPlayerSelect = ({
  row: { named, playerId, doubt, line },
  onChoose,
}: {
  row: PastedRow;
  onChoose: (playerId: string) => void;
}) => (
  <select
    aria-label={`Кто это: ${line}`}
    className={styles.known}
    value={playerId ?? (doubt === 'which' ? 'which' : '')}
    onChange={({ target }) => onChoose(target.value)}
  >
    {doubt === 'which' && (
      <option value="which" disabled>
        {DOUBT_TEXTS.which}
      </option>
    )}
    {named.map((player) => (
      <option key={player.id} value={player.id}>
        {describePlayer(player)}
      </option>
    ))}
    <option value="">{NEW_PLAYER}</option>
  </select>
);

/** Each line with the values parsed from it, which the user can correct (ROSTER-5). */
export function PastedPreview({ asksSex, rows, existing, onChange }: PastedPreviewProps) {
  const id = useId();
  const replace = (at: number, row: PastedRow) => onChange(rows.with(at, row));
  return (
    <ol
      className={styles.table}
      data-mixed={asksSex ? '' : undefined}
      aria-label="Прочитанные строки"
    >
      {rows.map((row, at) => {
        const { values, line, notUnderstood, isLeftOut, twin, doubt } = row;
        const problem = validatePastedEntryRow(row);
        const partner = findPartnerPastedRow(row, rows);
        const noteId = `${id}-${row.id}`;
        const change = (to: Partial<NewPersonValues>) =>
          replace(at, {
            ...row,
            values: { ...values, ...to },
            isLeftOut: false,
            twin: null,
            doubt: null,
          });
        const choosePlayer = (playerId: string) => {
          const player = row.named.find((one) => one.id === playerId);
          const isIn = player !== undefined && isPlayerIn(player, existing);
          replace(at, {
            ...row,
            values: player ? mergeKnownValues(row.typed, player) : row.typed,
            playerId: player?.id ?? null,
            isLeftOut: isIn,
            twin: isIn ? 'roster' : null,
            doubt: null,
          });
        };
        return (
          <li key={row.id} data-left-out={isLeftOut ? '' : undefined}>
            <input
              type="checkbox"
              aria-label={`Добавить: ${line}`}
              checked={!isLeftOut}
              onChange={() => replace(at, { ...row, isLeftOut: !isLeftOut })}
            />
            <input
              aria-label="Имя и фамилия"
              aria-describedby={noteId}
              aria-invalid={problem !== ''}
              value={values.name}
              spellCheck={false}
              onChange={({ target }) => change({ name: target.value })}
            />
            <input
              aria-label="Телефон"
              type="tel"
              placeholder="Телефон"
              value={values.phone}
              onChange={({ target }) => change({ phone: formatPhone(target.value) })}
            />
            <select
              aria-label="Уровень"
              value={values.level}
              onChange={({ target }) => change({ level: target.value })}
            >
              {LEVEL_OPTIONS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {value === '' ? '—' : label}
                </option>
              ))}
            </select>
            {asksSex && (
              <select
                aria-label="м/ж"
                value={values.sex}
                onChange={({ target }) => change({ sex: target.value })}
              >
                {SEX_OPTIONS.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
            <span id={noteId} className={styles.source}>
              <bdi>{line}</bdi>
              {partner && (
                <span className={styles.pair}>
                  {' '}
                  · в{'\u00a0'}паре: <bdi>{partner.values.name}</bdi>
                </span>
              )}
              {twin && <span className="warning"> · {TWIN_TEXTS[twin]}</span>}
              {doubt && values.name && <span className="warning"> · {DOUBT_TEXTS[doubt]}</span>}
              {notUnderstood.length > 0 && (
                <span className="warning">
                  {' '}
                  · не понято: <bdi>{notUnderstood.join(', ')}</bdi>
                </span>
              )}
            </span>
            {row.named.length > 0 && <KnownPlayerSelect row={row} onChoose={choosePlayer} />}
            {problem && <span className={styles.problem}>{problem}</span>}
          </li>
        );
      })}
    </ol>
  );
}
