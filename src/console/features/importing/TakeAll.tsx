import { Check } from '../../ui/Check';
import type { JudgedRow } from './judging';

type TakeAllProps = {
  /** Those that are shown. */
  rows: readonly JudgedRow[];
  isBusy: boolean;
  onWanted: (numbers: number[], isWanted: boolean) => void;
};

/** COMFORT-52: ticks all rows that may be created, but no double, and unticks all. */
export function TakeAll({ rows, isBusy, onWanted }: TakeAllProps) {
  const open = rows.filter(({ mayBeTaken }) => mayBeTaken);
  const plain = open.filter(({ double }) => double === null);
  if (plain.length < 2) return null;
  const areTaken = plain.every(({ isWanted }) => isWanted);
  return (
    <Check
      label={plain.length < open.length ? 'Выбрать все, кроме повторов' : 'Выбрать все'}
      isChecked={areTaken}
      isMixed={!areTaken && open.some(({ isWanted }) => isWanted)}
      isDisabled={isBusy}
      onChange={(isWanted) =>
        onWanted(
          (isWanted ? plain : open).map(({ row }) => row.line.number),
          isWanted,
        )
      }
    />
  );
}
