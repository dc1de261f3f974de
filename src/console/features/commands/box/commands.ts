import { foldText } from '../../../../domain/lib/foldText';
import { hasFeature } from '../../../serverFeatures';
import { getHelpPathFor, HAS_HELP } from '../../../helpPaths';
import { paths } from '../../../paths';
import { PLAYERS_SCREEN_PATH } from '../../../playerPaths';
import { chooseTheme } from '../../../ui/theme/chosenTheme';
import type { ShortcutKey } from '../../../ui/keyboard/shortcutKeys';
import type { Theme } from '../../../ui/theme/theme';
import { KEYS_BY_COMMAND } from '../keys/commandKeys';
import type { NavigationActions } from './useNavigationActions';

/** An action available from anywhere. */
export type Command = {
  label: string;
  /** Other words by which the search finds the command. */
  synonyms?: string;
  /** The single key that runs the command (COMFORT-83). */
  key?: ShortcutKey;
  /** True when the command is offered only after one of its words is typed. */
  isSeldom?: boolean;
  /** True when the account menu has the command too (SHELL-3). */
  isInMenu?: boolean;
  run: () => void;
};

const THEME_NAMES: [Theme, string][] = [
  ['light', 'Тема: светлая'],
  ['dark', 'Тема: тёмная'],
  ['system', 'Тема: системная'],
];

const themeCommands = THEME_NAMES.map(([theme, label]): Command => ({
  label,
  synonyms: 'оформление',
  isSeldom: true,
  run: () => chooseTheme(theme),
}));

/** Commands available on this screen with this server (COMFORT-80). */
export const listCommands = (
  { openPath, openList }: NavigationActions,
  calendar: string,
  { onShowKeys, onSignOut }: { onShowKeys: () => void; onSignOut: () => void },
): Command[] => [
  {
    label: 'Создать турнир',
    synonyms: 'новый добавить',
    key: KEYS_BY_COMMAND.create,
    run: () => openPath(paths.newTournament),
  },
  {
    label: 'Список',
    synonyms: 'турниры',
    key: KEYS_BY_COMMAND.list,
    run: () => openList({ view: '', day: '' }),
  },
  {
    label: 'Месяц',
    synonyms: 'календарь',
    key: KEYS_BY_COMMAND.month,
    run: () => openList({ view: 'month', day: '' }),
  },
  {
    label: 'Неделя',
    synonyms: 'календарь',
    key: KEYS_BY_COMMAND.week,
    run: () => openList({ view: 'week', day: '' }),
  },
  {
    label: 'Сегодня в календаре',
    key: KEYS_BY_COMMAND.today,
    run: () => openList({ view: calendar || 'month', day: '' }),
  },
  ...(hasFeature('players')
    ? [{ label: 'Игроки', synonyms: 'люди участники', run: () => openPath(PLAYERS_SCREEN_PATH) }]
    : []),
  ...(hasFeature('trash')
    ? [{ label: 'Корзина', synonyms: 'удалённые', run: () => openPath(paths.trash) }]
    : []),
  {
    label: 'Импорт турниров',
    synonyms: 'загрузить csv excel',
    isSeldom: true,
    isInMenu: true,
    run: () => openPath(paths.importing),
  },
  {
    label: 'Сезон в цифрах',
    synonyms: 'графики статистика',
    isSeldom: true,
    run: () => openPath(paths.season),
  },
  ...(hasFeature('calendar')
    ? [
        {
          label: 'Календарь на устройстве',
          synonyms: 'ics подписка',
          isSeldom: true,
          isInMenu: true,
          run: () => openPath(paths.subscription),
        },
      ]
    : []),
  ...themeCommands,
  ...(HAS_HELP
    ? [
        {
          label: 'Помощь',
          synonyms: 'справка инструкция',
          key: KEYS_BY_COMMAND.help,
          isInMenu: true,
          run: () => openPath(getHelpPathFor(location.pathname)),
        },
      ]
    : []),
  {
    label: 'Клавиши',
    synonyms: 'помощь сочетания',
    isSeldom: HAS_HELP,
    isInMenu: true,
    run: onShowKeys,
    ...(!HAS_HELP && { key: KEYS_BY_COMMAND.help }),
  },
  { label: 'Выйти', synonyms: 'выход', run: onSignOut },
];

const splitWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/**
 * Commands in which each typed word is the beginning of a different word. Without words, all commands that are not
 * seldom (COMFORT-80).
 */
export function searchCommands(commands: readonly Command[], text: string): Command[] {
  // Longer words are matched first, because fewer words can begin with them.
  const words = splitWords(text).sort((a, b) => b.length - a.length);
  if (text.trim() === '') return commands.filter(({ isSeldom }) => !isSeldom);
  return commands.filter(({ label, synonyms = '' }) => {
    const left = splitWords(`${label} ${synonyms}`);
    return (
      words.length > 0 &&
      words.every((word) => {
        const at = left.findIndex((one) => one.startsWith(word));
        left.splice(at, 1);
        return at >= 0;
      })
    );
  });
}
