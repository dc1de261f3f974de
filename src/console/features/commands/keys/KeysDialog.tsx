import { useId, useState } from 'react';
import { hasFeature } from '../../../serverFeatures';
import { Button } from '../../../ui/controls/Button';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog';
import { formatKeyCap, DETAIL_SHORTCUT_KEYS } from '../../../ui/keyboard/shortcutKeys';
import type { Command } from '../box/commands';
import { Keycap } from './Keycap';
import { CONTROL_KEY_LABEL } from './commandKeys';
import { chooseSingleKeys, getSingleKeys, type SingleKeys } from './singleKeys';
import styles from './KeysDialog.module.css';

const CHOICE = 'Работают одной клавишей';
const MODES: { value: SingleKeys; label: string }[] = [
  { value: 'signs', label: 'Знаки' },
  { value: 'all', label: 'Знаки и буквы' },
  { value: 'off', label: 'Никакие' },
];

/** Notes about the keys that do not work, by the chosen setting (COMFORT-96). */
const IDLE_KEYS: Record<SingleKeys, string> = {
  signs: 'Буквы сейчас не работают: их включают «Знаки и буквы».',
  all: '',
  off: 'Буквы и знаки сейчас не работают.',
};

type KeyRow = { caps: readonly string[]; does: string };

/** Keys that other modules handle. */
const OTHERS: Record<string, KeyRow[]> = {
  Везде: [
    { caps: [CONTROL_KEY_LABEL, 'K'], does: 'Найти или сделать' },
    { caps: ['↓'], does: 'Из поиска к подсказкам' },
    { caps: [CONTROL_KEY_LABEL, 'Z'], does: 'Отменить удаление или изменение' },
    { caps: ['Esc'], does: 'Закрыть окно, очистить поиск, снять выбор' },
  ],
  'В списке': [
    { caps: ['↑', '↓'], does: 'К соседнему турниру' },
    { caps: ['Enter'], does: 'Открыть турнир' },
    { caps: ['Пробел'], does: 'Выбрать турнир' },
    { caps: ['Shift', 'Пробел'], does: 'Выбрать все до этого турнира' },
  ],
  'В открытом турнире': [
    { caps: [formatKeyCap(DETAIL_SHORTCUT_KEYS.edit)], does: 'Редактировать' },
    { caps: [formatKeyCap(DETAIL_SHORTCUT_KEYS.duplicate)], does: 'Дублировать' },
    { caps: [formatKeyCap(DETAIL_SHORTCUT_KEYS.remove)], does: 'Удалить' },
    {
      caps: [formatKeyCap(DETAIL_SHORTCUT_KEYS.previous), formatKeyCap(DETAIL_SHORTCUT_KEYS.next)],
      does: 'К соседнему турниру',
    },
  ],
  'В календаре': [
    { caps: ['←', '↑', '↓', '→'], does: 'К соседнему дню' },
    { caps: ['Shift', '←', '→'], does: 'Новый день для турнира: Enter — перенести' },
  ],
  'В форме': [{ caps: ['Enter'], does: 'Отправить или показать, чего не хватает' }],
};

/** Keys of a tournament's play (PLAY-3, ROSTER-6). */
const IN_PLAY: KeyRow[] = [
  { caps: ['0–9'], does: 'Записать счёт' },
  { caps: ['Tab'], does: 'К другой паре, к следующему матчу' },
  { caps: ['Esc'], does: 'Оставить счёт, как был' },
  { caps: ['Shift', '↑', '↓'], does: 'Новое место в составе: Enter — поставить' },
];

const listKeyRows = (commands: readonly Command[]): KeyRow[] => [
  ...commands.flatMap(({ label, key }) =>
    key ? [{ caps: [formatKeyCap(key)], does: label }] : [],
  ),
  { caps: ['/'], does: 'Поиск по организатору' },
];

function Keys({ title, rows }: { title: string; rows: readonly KeyRow[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.keys}>
        {rows.map(({ caps, does }) => (
          <div key={does}>
            <dt>
              {caps.map((cap) => (
                <Keycap key={cap}>{cap}</Keycap>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type KeysDialogProps = { commands: readonly Command[]; onClose: () => void };

/** Lists the keys, and sets which single keys work (COMFORT-83, COMFORT-96). */
export function KeysDialog({ commands, onClose }: KeysDialogProps) {
  const titleId = useId();
  const [keys, setKeys] = useState(getSingleKeys);
  return (
    <Dialog titleId={titleId} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        Клавиши
      </h2>
      <div className={styles.body}>
        <div className={styles.choice}>
          <span aria-hidden="true">{CHOICE}</span>
          <SegmentedControl
            label={CHOICE}
            modes={MODES}
            value={keys}
            onChange={(mode) => {
              setKeys(mode);
              chooseSingleKeys(mode);
            }}
          />
          <p role="status">{IDLE_KEYS[keys]}</p>
        </div>
        <div className={styles.columns}>
          <Keys title="Одна клавиша" rows={listKeyRows(commands)} />
          {Object.entries(OTHERS).map(([title, rows]) => (
            <Keys key={title} title={title} rows={rows} />
          ))}
          {hasFeature('play') && <Keys title="В игре" rows={IN_PLAY} />}
        </div>
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Закрыть</Button>
      </DialogFooter>
    </Dialog>
  );
}
