import { useNavigate } from 'react-router';
import { paths } from '../../../paths';
import { Button } from '../../../ui/controls/Button';
import { BallIcon } from '../../../ui/icons/icons';
import { EmptyState } from '../../../ui/feedback/EmptyState';

/** The screen of a club without tournaments (LIST-5). */
export function NoTournaments() {
  const navigate = useNavigate();
  return (
    <EmptyState
      picture={<BallIcon />}
      title="Турниров пока нет"
      text="Создайте первый турнир для вашего клуба"
    >
      <Button kind="primary" onClick={() => void navigate(paths.newTournament)}>
        Создать турнир
      </Button>
      <Button onClick={() => void navigate(paths.importing)}>Импорт</Button>
    </EmptyState>
  );
}
