import { useState, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAppSelector } from '../../hooks';
import { selectListPath } from '../../state/listAddress';
import { requestLeave } from '../../ui/leaving/leaving';
import { ScreenHead } from '../../ui/layout/ScreenHead';
import { ImportPreview } from './preview/ImportPreview';
import { TableInput, type ImportSource } from './TableInput';
import styles from './ImportScreen.module.css';

function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/**
 * Prevents the browser from opening a file that is dropped outside the drop area, which would replace the console
 * (COMFORT-50).
 */
function usePreventStrayDrop(): void {
  useEffect(() => {
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}

/**
 * Imports tournaments from a table: reads it, shows the rows for correction, then creates them (COMFORT-50 to
 * COMFORT-52).
 */
export function ImportScreen() {
  usePreventStrayDrop();
  const navigate = useNavigate();
  const listPath = useAppSelector(selectListPath);
  const [source, setSource] = useState<ImportSource | null>(null);
  const [hasHeads, setHasHeads] = useState<boolean>();
  const [isAgain, setAgain] = useState(false);

  const handleRead = (next: ImportSource | null) => {
    setHasHeads(undefined);
    setAgain(next === null);
    setSource(next);
  };
  const goToList = () => requestLeave(() => void navigate(listPath));

  return (
    <div>
      <ScreenHead title="Импорт турниров" onBack={goToList}>
        <p className={styles.note}>
          Строки таблицы станут турнирами. Пока вы не подтвердите, ничего не создаётся.
        </p>
      </ScreenHead>
      {source ? (
        <ImportPreview
          key={String(hasHeads)}
          source={source}
          hasHeads={hasHeads}
          onHeadersChange={setHasHeads}
          onChooseOther={() => requestLeave(() => handleRead(null))}
          onShowList={goToList}
        />
      ) : (
        <TableInput isAgain={isAgain} onRead={handleRead} />
      )}
    </div>
  );
}
