import { LeaveDialog } from '../../ui/LeaveDialog';
import { plural } from '../../ui/plural';

type LeaveImportProps = {
  /** How many rows would be lost. */
  count: number;
  isBusy: boolean;
  endsSession: boolean;
  onLeave: () => void;
  onStay: () => void;
};

const BUSY = 'Созданные турниры останутся, а остальные строки созданы не будут.';

/** COMFORT-52, COMFORT-21: asks before rows are left that are not created. */
export function LeaveImport({ count, isBusy, ...leaving }: LeaveImportProps) {
  const left = plural(count, 'строка', 'строки', 'строк');
  return (
    <LeaveDialog
      {...leaving}
      title={isBusy ? 'Турниры ещё создаются' : 'Не все турниры созданы'}
      message={
        isBusy ? BUSY : `Не создано: ${left}. Если уйти, таблица и исправления в ней пропадут.`
      }
    />
  );
}
