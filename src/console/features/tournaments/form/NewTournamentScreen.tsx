import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { config } from '../../../config';
import { useAppSelector } from '../../../hooks';
import { selectListPath } from '../../../state/listAddress';
import { BackButton } from '../../../ui/controls/BackButton';
import '../../../ui/dialogs/keyboardRoom';
import { requestLeave } from '../../../ui/leaving/leaving';
import { useToday } from '../../../ui/time/useToday';
import { CreatedScreen } from './CreatedScreen';
import { NewTournamentForm } from './NewTournamentForm';
import { FieldRulesPanel } from './FieldRulesPanel';
import { useInitialValues } from './useInitialValues';
import styles from './NewTournamentScreen.module.css';

/** Screen of the create form (CREATE). The address contains the form's initial values (COMFORT-22). */
export function NewTournamentScreen() {
  const navigate = useNavigate();
  const listPath = useAppSelector(selectListPath);
  const { search } = useLocation();
  const today = useToday();
  const initial = useInitialValues(today);
  const [createdCount, setCreatedCount] = useState(0);

  if (createdCount > 0) {
    return <CreatedScreen count={createdCount} onNext={() => setCreatedCount(0)} />;
  }
  return (
    <div className={styles.page}>
      <title>{`Создать турнир · ${config.title}`}</title>
      <BackButton onClick={() => requestLeave(() => void navigate(listPath))} />
      {initial ? (
        <NewTournamentForm
          key={search}
          initial={initial}
          today={today}
          onCreated={setCreatedCount}
        />
      ) : (
        <div className={styles.screen}>
          <p className={styles.card}>Загрузка турнира...</p>
          <FieldRulesPanel />
        </div>
      )}
    </div>
  );
}
