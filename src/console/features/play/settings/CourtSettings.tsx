import {
  COURTS_MAX,
  GAME_SETTINGS,
  type GameSettings,
} from '../../../../domain/play/model/gameSettings';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { Select } from '../../../ui/controls/Select';
import styles from './GameSettingsPanel.module.css';
import { useCommitOnBlur } from './useCommitOnBlur';

type CourtSettingsProps = {
  settings: GameSettings;
  /** Number of courts on which the present players can play. */
  used: number;
  onChange: (to: Partial<GameSettings>) => void;
};

const NAMES_LENGTH_MAX = GAME_SETTINGS.courtNames.maxLength;
const COURTS = Array.from({ length: COURTS_MAX }, (_, index) => index + 1);

/** The court names with one replaced: a line a court, without empty lines at the end. */
function withName(courtNames: string, court: number, name: string): string {
  const lines = courtNames.split('\n');
  while (lines.length < court) lines.push('');
  lines[court - 1] = name.trim();
  return lines.join('\n').trimEnd();
}

type CourtNameProps = { court: number; courtNames: string; onCommit: (courtNames: string) => void };

function CourtName({ court, courtNames, onCommit }: CourtNameProps) {
  const { input, problem, problemId } = useCommitOnBlur({
    value: courtNames.split('\n')[court - 1] ?? '',
    validateNumber: (text) =>
      withName(courtNames, court, text).length > NAMES_LENGTH_MAX
        ? `Названия вместе не длиннее ${NAMES_LENGTH_MAX}\u00a0символов`
        : null,
    onCommit: (text) => onCommit(withName(courtNames, court, text)),
  });
  return (
    <>
      <input {...input} aria-label={`Название: корт ${court}`} placeholder={`Корт ${court}`} />
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}

export function CourtSettings({ settings, used, onChange }: CourtSettingsProps) {
  const { courts, courtNames } = settings;
  const named = courtNames === '' ? 0 : courtNames.split('\n').length;
  const courtCount = Math.min(COURTS_MAX, Math.max(courts ?? used, named, 1));
  return (
    <div className={styles.choice}>
      <Select
        label="Корты"
        value={String(courts ?? '')}
        options={[
          { value: '', label: used > 0 ? `по числу игроков: ${used}` : 'по числу игроков' },
          ...COURTS.map((count) => ({ value: String(count), label: String(count) })),
        ]}
        onChoose={(value) => onChange({ courts: Number(value) || null })}
      />
      {courts !== null && used < courts && (
        <p className={styles.quiet}>
          {`Игроков хватит на ${formatQuantity(used, 'корт', 'корта', 'кортов')}.`}
        </p>
      )}
      <details className={styles.folded}>
        <summary>Названия кортов</summary>
        <div className={styles.names}>
          {COURTS.slice(0, courtCount).map((court) => (
            <CourtName
              key={court}
              court={court}
              courtNames={courtNames}
              onCommit={(names) => onChange({ courtNames: names })}
            />
          ))}
        </div>
      </details>
    </div>
  );
}
