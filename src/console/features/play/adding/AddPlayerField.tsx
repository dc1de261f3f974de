import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import { formatDay } from '../../../../domain/dates/formatDays';
import { formatLevel } from '../../../../domain/fields/level';
import { pick } from '../../../../domain/lib/pick';
import { formatFullName } from '../../../../domain/play/people/names';
import type { Play } from '../../../../domain/play/wire/playWire';
import { createAmongCheck, getWeekday } from '../../../../domain/players/inviting/candidates';
import { findKnownPlayers } from '../../../../domain/players/known/findKnownPlayers';
import type { Player } from '../../../../domain/players/playerWire';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { SuggestionList, type Suggestion } from '../../../forms/suggestions/SuggestionList';
import { useSuggestions } from '../../../forms/suggestions/useSuggestions';
import { createUuid } from '../../../state/createUuid';
import { PlusIcon } from '../../../ui/icons/icons';
import { useToday } from '../../../ui/time/useToday';
import type { RosterActions } from '../useRosterActions';
import { AddPlayer } from './AddPlayer';
import styles from './AddPlayer.module.css';
import type { PersonFormDrafts } from './personDrafts';
import { useKnownPlayers } from './useKnownPlayers';

type AddPlayerFieldProps = {
  tournament: Tournament;
  play: Play;
  drafts: PersonFormDrafts;
  actions: RosterActions;
  /** Called with a list of several lines. */
  onPaste: (text: string) => void;
};

/** A suggestion for a player in the club's list; null for a new player. */
type PlayerSuggestion = Suggestion & { player: Player | null };

/** Maximum number of suggestions: typing another letter is quicker than reading a longer list. */
const SUGGESTIONS_MAX = 6;

const describePlayer = ({ level, phone, lastSeen }: Player): string =>
  [`уровень ${formatLevel(level)}`, phone, lastSeen && `последний раз ${formatDay(lastSeen)}`]
    .filter(Boolean)
    .join(' · ');

const toSuggestion = (player: Player): PlayerSuggestion => ({
  player,
  value: formatFullName(player),
  note: describePlayer(player),
});

/** One field for known players, new ones and pasted lists (ROSTER-40). */
export function AddPlayerField(props: AddPlayerFieldProps) {
  const { tournament, play, drafts, actions, onPaste } = props;
  const inputId = useId();
  const today = useToday();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(drafts.sought);
  /** Name for the form of a new player when it opens; null while the form is closed. */
  const [newName, setNewName] = useState(drafts.added ? drafts.added.name : null);
  /**
   * True after Enter while the players are loading. The choice waits, so that a known player is not added as a new one.
   */
  const [isEntered, setEntered] = useState(false);
  const { players, isLoading, isAwaited } = useKnownPlayers(isEntered);

  const change = (to: string) => {
    drafts.sought = to;
    setText(to);
    setEntered(false);
  };
  const suggest = (typed: string): PlayerSuggestion[] => {
    const name = typed.trim();
    if (name === '') return [];
    const persons = play.entries
      .filter(({ status }) => status !== 'removed')
      .map((entry) => ({ name: formatFullName(entry), phone: entry.phone }));
    const isIn = createAmongCheck(persons);
    const context = { weekday: getWeekday(tournament.date), today };
    const known = findKnownPlayers(name, players, context).filter((player) => !isIn(player));
    const added = {
      player: null,
      value: `Новый игрок: ${name}`,
      note: isAwaited ? 'сверка со знакомыми...' : 'телефон и уровень — дальше',
    };
    return [...known.slice(0, SUGGESTIONS_MAX).map(toSuggestion), added];
  };
  const choose = ({ player }: PlayerSuggestion) => {
    if (player) {
      const person = pick(player, ['givenName', 'familyName', 'phone', 'level', 'sex']);
      actions.add([{ ...person, id: createUuid() }]);
    } else setNewName(text.trim());
    change('');
  };
  const { show, isShown, handleKeyDown, inputProps, listProps } = useSuggestions({
    text,
    suggest,
    onChoose: choose,
    isFirstChosen: true,
  });
  const takeEntered = useEffectEvent(() => {
    listProps.onChoose(suggest(text)[0]!);
  });
  useEffect(() => {
    if (isEntered && !isAwaited) takeEntered();
  }, [isEntered, isAwaited]);
  const handleKey = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && text.trim() !== '';
    if (isEnter && isLoading) setEntered(true);
    if (event.key === 'Escape') setEntered(false);
    // The field may contain a text whose suggestions are closed; Enter opens them.
    if (isEnter && !isShown) show(true);
    else if (!isEnter || !isLoading) handleKeyDown(event);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/\S.*\n\s*\S/.test(pasted)) return;
    event.preventDefault();
    onPaste(pasted);
  };
  const closeForm = (typed: string) => {
    setNewName(null);
    change(typed);
  };
  const wasFormOpen = useRef(newName !== null);
  // The form replaces the field. When it closes, the field gets the focus back.
  useEffect(() => {
    if (wasFormOpen.current && newName === null) input.current?.focus();
    wasFormOpen.current = newName !== null;
  }, [newName]);

  if (newName !== null) {
    return (
      <div className={styles.adding}>
        <AddPlayer
          typed={newName}
          asksSex={play.settings.variant === 'mixed'}
          drafts={drafts}
          onAdd={actions.add}
          onClose={closeForm}
        />
      </div>
    );
  }
  return (
    <div className={styles.adding}>
      <div className={styles.field}>
        <PlusIcon />
        <label htmlFor={inputId} className="visuallyHidden">
          Добавить игрока
        </label>
        <input
          {...inputProps}
          ref={input}
          id={inputId}
          value={text}
          placeholder="Имя, телефон или список из чата"
          spellCheck={false}
          onChange={({ target }) => {
            change(target.value);
            show(target.value.trim() !== '');
          }}
          aria-busy={isAwaited}
          onKeyDown={handleKey}
          onPaste={handlePaste}
          onBlur={() => show(false)}
        />
        {isShown && <SuggestionList {...listProps} anchor={input.current} />}
      </div>
    </div>
  );
}
