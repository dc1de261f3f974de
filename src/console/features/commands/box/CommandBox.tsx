import { useId, useRef, useState } from 'react';
import { useLoadedTournaments } from '../../../api/tournaments/tournamentsApi';
import { Button, IconButton } from '../../../ui/controls/Button';
import { getComboboxProps } from '../../../ui/controls/combobox';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { CrossIcon } from '../../../ui/icons/icons';
import { useToday } from '../../../ui/time/useToday';
import { searchCommands, type Command } from './commands';
import { CommandList } from './CommandList';
import { describeHits } from './describeHits';
import { buildOptionGroups, type BoxOption } from './options';
import { listRosterCommands } from './listRosterCommands';
import { useActiveOption } from './useActiveOption';
import { useSearchHits } from './useSearchHits';
import { useNavigationActions } from './useNavigationActions';
import styles from './CommandBox.module.css';

const TITLE = 'Найти или сделать';
/** Maximum length of the text; no name is longer. */
const LENGTH_MAX = 100;

type CommandBoxProps = {
  commands: readonly Command[];
  /** Text in the field when the box opens. */
  initialText: string;
  onClose: () => void;
};

/** One box for commands and searches. It closes before the chosen action runs (COMFORT-80). */
export function CommandBox({ commands, initialText, onClose }: CommandBoxProps) {
  const titleId = useId();
  const listId = useId();
  const today = useToday();
  const navigation = useNavigationActions();
  const [text, setText] = useState(initialText);
  const field = useRef<HTMLInputElement>(null);
  const result = useSearchHits(text, today);
  const tournaments = useLoadedTournaments();
  const found = searchCommands(
    [...commands, ...listRosterCommands(tournaments, text, today, navigation)],
    text,
  );
  const groups = buildOptionGroups(found, result, today, navigation);

  const handleChoose = ({ run }: BoxOption) => {
    onClose();
    run();
  };
  const options = groups.flatMap((group) => group.options);
  const { active, setActive, handleKey } = useActiveOption(options, handleChoose);

  const isNothing = options.length === 0 && result.isWhole && result.text === text;
  const clear = () => {
    field.current?.focus();
    setText('');
  };

  return (
    <Dialog titleId={titleId} width={640} isFullOnPhone className={styles.box} onClose={onClose}>
      <h2 id={titleId} className="visuallyHidden">
        {TITLE}
      </h2>
      <div className={styles.head}>
        <input
          ref={field}
          value={text}
          placeholder={`${TITLE}…`}
          aria-label={TITLE}
          maxLength={LENGTH_MAX}
          spellCheck={false}
          enterKeyHint="go"
          {...getComboboxProps(listId, active !== undefined, active && listId + active.id)}
          onChange={(event) => {
            setText(event.target.value);
            setActive(undefined);
          }}
          onKeyDown={({ nativeEvent }) => handleKey(nativeEvent)}
        />
        <IconButton label="Закрыть окно" onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </div>
      <CommandList
        id={listId}
        label={TITLE}
        groups={groups}
        active={active}
        onPoint={setActive}
        onChoose={handleChoose}
      />
      {isNothing && (
        <div className={styles.nothing}>
          <Button onClick={clear}>Очистить поиск</Button>
        </div>
      )}
      <p role="status" className={styles.foot}>
        {describeHits(found.length, result)}
      </p>
    </Dialog>
  );
}
