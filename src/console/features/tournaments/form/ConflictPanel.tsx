import { useEffect, useId, useRef, useState } from 'react';
import {
  diffMineAndTheirs,
  mergeEditedValues,
  type ConflictSide,
} from '../../../../domain/editing/editConflict';
import {
  FIELD_NAMES,
  FIELD_LABELS_IN_SENTENCES,
  TOURNAMENT_FIELDS,
  type FieldName,
} from '../../../../domain/tournament/tournamentFields';
import {
  listChangedFormFields,
  type TournamentFormValues,
} from '../../../../domain/tournament/formValues';
import { formatDateTime } from '../../../../domain/dates/instants';
import { runThenFocusFirstField } from '../../../forms/runThenFocusFirstField';
import { useFormContext } from '../../../forms/useFormContext';
import { hasFeature } from '../../../serverFeatures';
import { Button } from '../../../ui/controls/Button';
import { formatFormField } from '../display/formatField';
import styles from './ConflictPanel.module.css';
import { useReadHistoryQuery } from '../../../api/tournaments/historyApi';
import { config } from '../../../config';

type ConflictPanelProps = {
  tournamentId: number;
  /** Values when the edit began. */
  before: TournamentFormValues;
  /** Values that another user has saved since the form was opened. */
  theirs: TournamentFormValues;
  onMerged: () => void;
};

const listOf = (names: readonly FieldName[]): string =>
  names.map((name) => FIELD_LABELS_IN_SENTENCES[name]).join(', ');

const isDifferent = (
  name: FieldName,
  one: TournamentFormValues,
  other: TournamentFormValues,
): boolean => listChangedFormFields(one, other).includes(name);

/** Author and time of the last saved change. If loading fails, the line stays empty (TRUST-41). */
function ConflictAuthor({ tournamentId }: { tournamentId: number }) {
  const { currentData } = useReadHistoryQuery(tournamentId, { refetchOnMountOrArgChange: true });
  const last = currentData?.find(({ kind }) => kind === 'updated');
  return (
    <p className={styles.author}>
      {last && (
        <>
          Последнее изменение: <bdi>{formatDateTime(last.at, config.timeZone)}</bdi>
          {last.username && (
            <>
              {' · '}
              <bdi>{last.username}</bdi>
            </>
          )}
        </>
      )}
    </p>
  );
}

/**
 * The other user's changes next to the own ones. For each field that both changed differently the user chooses a value.
 * All other changes are merged automatically (TRUST-41).
 */
export function ConflictPanel({ tournamentId, before, theirs, onMerged }: ConflictPanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { values, setValues } = useFormContext<TournamentFormValues>();
  const [choices, setChoices] = useState<Partial<Record<FieldName, ConflictSide>>>({});

  const conflict = diffMineAndTheirs(
    { base: before, mine: values, theirs },
    FIELD_NAMES,
    isDifferent,
  );
  const { changed, contested } = conflict;
  const undecided = contested.filter((name) => !choices[name]);

  // The focused form has disappeared, and screen readers should read this panel.
  useEffect(() => heading.current?.focus(), []);

  const merge = () => {
    setValues(mergeEditedValues({ mine: values, theirs }, conflict, choices));
    onMerged();
  };

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h3 ref={heading} id={titleId} tabIndex={-1}>
        Пока вы редактировали, турнир изменили
      </h3>
      {hasFeature('history') && <ConflictAuthor tournamentId={tournamentId} />}
      <p className={styles.note}>
        Если поле изменили и вы, и кто-то ещё, выберите, что оставить. Остальные изменения не
        пропадут.
      </p>
      {changed.map((name) =>
        contested.includes(name) ? (
          <SideChoice
            key={name}
            name={name}
            mine={values}
            theirs={theirs}
            chosen={choices[name]}
            onChoose={(side) => setChoices({ ...choices, [name]: side })}
          />
        ) : (
          <p key={name} className={styles.fact}>
            {`${TOURNAMENT_FIELDS[name].label}: `}
            <del>
              <bdi>{formatFormField(name, before)}</bdi>
            </del>{' '}
            <ins>
              <bdi>{formatFormField(name, theirs)}</bdi>
            </ins>
          </p>
        ),
      )}
      {contested.length > 0 && (
        <p role="status" className={styles.note}>
          {undecided.length > 0 ? `Осталось выбрать: ${listOf(undecided)}.` : 'Всё выбрано.'}
        </p>
      )}
      <Button
        kind="primary"
        disabled={undecided.length > 0}
        onClick={({ currentTarget }) => runThenFocusFirstField(currentTarget, merge)}
      >
        Продолжить редактирование
      </Button>
    </section>
  );
}

type SideChoiceProps = {
  name: FieldName;
  mine: TournamentFormValues;
  theirs: TournamentFormValues;
  chosen: ConflictSide | undefined;
  onChoose: (side: ConflictSide) => void;
};

function SideChoice({ name, mine, theirs, chosen, onChoose }: SideChoiceProps) {
  const sides = [
    { side: 'theirs', label: 'Сейчас сохранено: ', value: formatFormField(name, theirs) },
    { side: 'mine', label: 'У вас: ', value: formatFormField(name, mine) },
  ] as const;
  return (
    <fieldset className={styles.choice}>
      <legend>{TOURNAMENT_FIELDS[name].label}</legend>
      {sides.map(({ side, label, value }) => (
        <label key={side}>
          <input
            type="radio"
            name={`choice-${name}`}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span>
            {label}
            <bdi>{value}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
