import { useId } from 'react';
import { useNavigate } from 'react-router';
import {
  formatFee,
  formatLevelRange,
  formatTimeRange,
  NOTHING,
  shown,
} from '../../../domain/format';
import { formatLongDate, shownLongDateOf } from '../../../domain/longDate';
import type { Tournament } from '../../../domain/tournament';
import { isSendable } from '../../../domain/wire';
import { can } from '../../api/conditions';
import { config } from '../../config';
import { copyPath } from '../../paths';
import { Button, IconButton } from '../../ui/Button';
import { Dialog, DialogFooter } from '../../ui/Dialog';
import { CrossIcon } from '../../ui/icons';
import { Facts } from '../../ui/Facts';
import { HistorySection } from './history/HistorySection';
import { Participants } from './Participants';
import { PhoneLink } from './PhoneLink';
import { TypeChip } from './TypeChip';
import styles from './DetailDialog.module.css';

type DetailDialogProps = { tournament: Tournament; onClose: () => void };

/** DETAIL, COMFORT-33; «Дублировать» leads to the create form (COMFORT-22). */
export function DetailDialog({ tournament, onClose }: DetailDialogProps) {
  const titleId = useId();
  const navigate = useNavigate();
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
        <Facts
          className={styles.facts}
          facts={{
            Дата: shown(tournament.date, formatLongDate),
            Время: formatTimeRange(tournament.start_time, tournament.end_time),
            'Уровень игроков': formatLevelRange(tournament.level_from, tournament.level_to),
            Взнос: formatFee(tournament.entry_fee),
            'Количество заявок': applications.length,
            Создан: shownLongDateOf(tournament.created_at, config.timeZone),
            Организатор: tournament.organizer_name || NOTHING,
            Телефон: <PhoneLink phone={organizer_phone} />,
            'ID турнира': tournament.id > 0 ? `#${tournament.id}` : NOTHING,
            Обновлён: shownLongDateOf(tournament.updated_at, config.timeZone),
          }}
        />
        <Participants applications={applications} />
        {can('history') && isSendable(tournament) && (
          <HistorySection tournamentId={tournament.id} />
        )}
      </div>
      <DialogFooter>
        {isSendable(tournament) && (
          <Button onClick={() => void navigate(copyPath(tournament.id))}>Дублировать</Button>
        )}
        <Button onClick={onClose}>Закрыть</Button>
      </DialogFooter>
    </Dialog>
  );
}
