import {
  COURTS_MAX,
  GAME_SETTINGS,
  type GameSettings,
} from '../../../../domain/play/model/gameSettings';
import styles from './Settings.module.css';
import { useCommitOnBlur } from './useCommitOnBlur';

type CourtNamesProps = {
  settings: GameSettings;
  /** Number of courts that the present players can fill. */
  used: number;
  onChange: (to: Partial<GameSettings>) => void;
};

const NAMES_LENGTH_MAX = GAME_SETTINGS.courtNames.maxLength;

/** Returns the court names with one replaced. Each line is one court; empty lines at the end are dropped. */
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

export function CourtNames({ settings, used, onChange }: CourtNamesProps) {
  const { courts, courtNames } = settings;
  const named = courtNames === '' ? 0 : courtNames.split('\n').length;
  const length = Math.min(COURTS_MAX, Math.max(courts ?? used, named, 1));
  return (
    <div className={styles.choice}>
      <h3 className={styles.caption}>Названия кортов</h3>
      {Array.from({ length }, (_, index) => (
        <CourtName
          key={index}
          court={index + 1}
          courtNames={courtNames}
          onCommit={(names) => onChange({ courtNames: names })}
        />
      ))}
    </div>
  );
}
