import { useId } from 'react';
import { CAPACITIES_OFFERED, type RosterSettings } from '../../../../domain/play/model/settings';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { Select } from '../../../ui/controls/Select';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import type { RosterActions } from '../useRosterActions';
import { listHourOptions, addOwnOption } from './hourOptions';
import styles from './Panel.module.css';

type SettingsPanelProps = { settings: RosterSettings; actions: RosterActions };

const formatHours = (count: number): string => formatQuantity(count, 'час', 'часа', 'часов');

/** Settings of the roster that are not fields of the tournament (ROSTER-3). */
export function RosterSettingsPanel({ settings, actions }: SettingsPanelProps) {
  const titleId = useId();
  const { capacity, handOverHours, isApprovedByHand, showsFullNames } = settings;
  const places = addOwnOption(CAPACITIES_OFFERED, capacity ?? CAPACITIES_OFFERED[0]!);
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>Настройки состава</h2>
      <div className={styles.choice}>
        <Select
          label="Мест"
          value={String(capacity ?? '')}
          options={[
            { value: '', label: 'без ограничения' },
            ...places.map((count) => ({ value: String(count), label: String(count) })),
          ]}
          onChoose={(value) => actions.changeSettings({ capacity: Number(value) || null })}
        />
        <p>
          {capacity === null
            ? 'Все, кто записался, попадают в основной состав.'
            : 'Кто приходит сверх этого, ждёт своей очереди.'}
        </p>
      </div>
      <Checkbox
        label="Подтверждаю сам"
        isChecked={isApprovedByHand}
        onChange={(isChecked) => actions.changeSettings({ isApprovedByHand: isChecked })}
      />
      <p className={styles.note}>
        {isApprovedByHand
          ? 'Кто записался на странице, ждёт, пока его не подтвердят. Свободные места сами не занимаются.'
          : 'Свободное место сразу занимает первый из листа ожидания.'}
      </p>
      {!isApprovedByHand && (
        <div className={styles.choice}>
          <Select
            label="Место переходит само до начала за"
            value={String(handOverHours)}
            options={listHourOptions(handOverHours).map((count) => ({
              value: String(count),
              label: formatHours(count),
            }))}
            onChoose={(value) => actions.changeSettings({ handOverHours: Number(value) })}
          />
          <p>Позже о свободном месте спросят вас.</p>
        </div>
      )}
      <Checkbox
        label="Показывать фамилии целиком"
        isChecked={showsFullNames}
        onChange={(isChecked) => actions.changeSettings({ showsFullNames: isChecked })}
      />
      <p className={styles.note}>
        {showsFullNames
          ? 'На экране, на странице и в текстах — у тех, кто разрешил это при записи. Остальные — «Анна К.».'
          : 'Другие видят «Анна К.».'}
      </p>
    </section>
  );
}
