import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { Tournament } from '../../../../domain/tournament';
import { isSendable } from '../../../../domain/wire';
import { hasFeature } from '../../../serverFeatures';
import { useAppDispatch } from '../../../hooks';
import { copyPath } from '../../../paths';
import { opened } from '../../../state/dialogSlice';
import type { DialogKind } from '../../../state/openDialog';
import { Button, IconButton } from '../../../ui/Button';
import { Dialog, DialogFooter } from '../../../ui/Dialog';
import { CrossIcon } from '../../../ui/icons';
import { DescriptionList } from '../../../ui/DescriptionList';
import { HistorySection } from './history/HistorySection';
import { DetailMenu } from '../exporting/DetailMenu';
import { Participants } from './Participants';
import { PhoneLink } from '../display/PhoneLink';
import { tournamentFacts } from '../display/tournamentFacts';
import { TypeChip } from '../display/TypeChip';
import styles from './DetailDialog.module.css';

type DetailDialogProps = { tournament: Tournament; onClose: () => void };

/**
 * DETAIL, COMFORT-33. «Дублировать» opens the create form (COMFORT-22), «Ещё» exports, and the edit or delete
 * dialog replaces the details (DETAIL-5).
 */
export function DetailDialog({ tournament, onClose }: DetailDialogProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const open = (kind: DialogKind) => dispatch(opened({ kind, tournamentId: tournament.id }));
  const { applications, organizer_phone } = tournament;
  return (
    <Dialog titleId={titleId} className={styles.dialog} onClose={onClose}>
      <header className={styles.header}>
        <h2 id={titleId}>Детальная информация о турнире</h2>
        <TypeChip type={tournament.tournament_type} />
        <IconButton className={styles.cross} label="Закрыть окно" onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </header>
      <div className={styles.body} tabIndex={-1}>
        <DescriptionList
          className={styles.facts}
          facts={{
            ...tournamentFacts(tournament),
            Телефон: <PhoneLink phone={organizer_phone} />,
          }}
        />
        <Participants applications={applications} />
        {hasFeature('history') && isSendable(tournament) && (
          <HistorySection tournamentId={tournament.id} />
        )}
      </div>
      <DialogFooter>
        <DetailMenu tournament={tournament} />
        {isSendable(tournament) && (
          <>
            <Button onClick={() => void navigate(copyPath(tournament.id))}>Дублировать</Button>
            <Button onClick={() => open('delete')}>Удалить</Button>
            <Button onClick={() => open('edit')}>Редактировать</Button>
          </>
        )}
        <Button onClick={onClose}>Закрыть</Button>
      </DialogFooter>
    </Dialog>
  );
}
