import { formatQuantity } from '../../../domain/lib/formatQuantity';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';

type LeaveImportProps = {
  /** Number of rows that would be lost. */
  count: number;
  isBusy: boolean;
  endsSession: boolean;
  onLeave: () => void;
  onStay: () => void;
};

const BUSY = 'Созданные турниры останутся, а остальные строки созданы не будут.';

/** Asks before the user leaves rows that are not created (COMFORT-21, COMFORT-52). */
export function LeaveImport({ count, isBusy, endsSession, onLeave, onStay }: LeaveImportProps) {
  const left = formatQuantity(count, 'строка', 'строки', 'строк');
  const go = endsSession ? 'Выйти' : 'Уйти';
  return (
    <ConfirmDialog
      confirm={isBusy ? `${go}, прервав создание` : `${go}, не создавая`}
      cancel={isBusy ? 'Подождать' : 'Вернуться к таблице'}
      onConfirm={onLeave}
      onCancel={onStay}
      title={isBusy ? 'Турниры ещё создаются' : 'Не все турниры созданы'}
      message={
        isBusy ? BUSY : `Не создано: ${left}. Если уйти, таблица и исправления в ней пропадут.`
      }
    />
  );
}
