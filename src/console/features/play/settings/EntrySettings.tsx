import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { isSettingUsed, type PlaySettings } from '../../../../domain/play/model/settings';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { Select } from '../../../ui/controls/Select';
import { listHourOptions } from './hourOptions';
import styles from './Settings.module.css';

type EntrySettingsProps = {
  settings: PlaySettings;
  onChange: (to: Partial<PlaySettings>) => void;
};

/** Settings for sign-ups and for the names that others see (ROSTER-3, SEEN-70). */
export function EntrySettings({ settings, onChange }: EntrySettingsProps) {
  const { handOverHours, isApprovedByHand, showsFullNames } = settings;
  return (
    <>
      <div className={styles.choice}>
        <Checkbox
          label="Подтверждаю сам"
          isChecked={isApprovedByHand}
          onChange={(isChecked) => onChange({ isApprovedByHand: isChecked })}
        />
        <p>
          {isApprovedByHand
            ? 'Кто записался на странице, ждёт, пока его не подтвердят. Свободные места сами не занимаются.'
            : 'Свободное место сразу занимает первый из листа ожидания.'}
        </p>
      </div>
      {isSettingUsed('handOverHours', settings) && (
        <div className={styles.choice}>
          <Select
            label="Место переходит само до начала за"
            value={String(handOverHours)}
            options={listHourOptions(handOverHours).map((count) => ({
              value: String(count),
              label: formatQuantity(count, 'час', 'часа', 'часов'),
            }))}
            onChoose={(value) => onChange({ handOverHours: Number(value) })}
          />
          <p>Позже о свободном месте спросят вас.</p>
        </div>
      )}
      <div className={styles.choice}>
        <Checkbox
          label="Показывать фамилии целиком"
          isChecked={showsFullNames}
          onChange={(isChecked) => onChange({ showsFullNames: isChecked })}
        />
        <p>
          {showsFullNames
            ? 'На экране, на странице и в текстах — у тех, кто разрешил это при записи. Остальные — «Анна К.».'
            : 'Другие видят «Анна К.».'}
        </p>
      </div>
    </>
  );
}
