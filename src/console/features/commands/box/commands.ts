import { foldText } from '../../../../domain/lib/foldText';
import { hasFeature } from '../../../serverFeatures';
import { paths } from '../../../paths';
import { PLAYERS_SCREEN_PATH } from '../../../playerPaths';
import { chooseTheme } from '../../../ui/theme/chosenTheme';
import type { ShortcutKey } from '../../../ui/keyboard/shortcutKeys';
import type { Theme } from '../../../ui/theme/theme';
import { KEYS_BY_COMMAND } from '../keys/commandKeys';
import type { NavigationActions } from './useNavigationActions';

/** Something that can be done from anywhere. */
export type Command = {
  label: string;
  /** Other words by which it is found. */
  synonyms?: string;
  /** The key that does it alone (COMFORT-83). */
  key?: ShortcutKey;
  /** Offered only while somebody types a word of it. */
  isSeldom?: boolean;
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

type CommandHandlers = { onShowKeys: () => void; onSignOut: () => void };

/** COMFORT-80: what can be done here, with this server. */
export const listCommands = (
  { openPath, openList }: NavigationActions,
  calendar: string,
  { onShowKeys, onSignOut }: CommandHandlers,
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
          run: () => openPath(paths.subscription),
        },
      ]
    : []),
  ...themeCommands,
  { label: 'Клавиши', synonyms: 'помощь сочетания', key: KEYS_BY_COMMAND.keys, run: onShowKeys },
  { label: 'Выйти', synonyms: 'выход', run: onSignOut },
];

const splitWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** COMFORT-80: the commands of which each word begins another word; without words those that are not seldom. */
export function searchCommands(commands: readonly Command[], text: string): Command[] {
  // What can be the beginning of fewer words has the choice.
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
