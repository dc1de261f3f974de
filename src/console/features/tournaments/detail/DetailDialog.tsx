import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { hasServerId } from '../../../../domain/tournament/tournamentWire';
import { selectPlaySummaries } from '../../../api/play/cachedPlaySummaries';
import { useAppDispatch, useAppSelector } from '../../../hooks';
import { getCopyPath, getPlayPath } from '../../../paths';
import { hasFeature } from '../../../serverFeatures';
import { dialogOpened, selectOpenDialog } from '../../../state/dialogSlice';
import type { DialogKind } from '../../../state/openDialog';
import { Button } from '../../../ui/controls/Button';
import type { MenuOption } from '../../../ui/controls/Menu';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog';
import { DescriptionList } from '../../../ui/layout/DescriptionList';
import { DetailMenu } from '../exporting/DetailMenu';
import { PhoneActions } from '../../../ui/people/PhoneActions';
import { buildTournamentFacts } from '../display/buildTournamentFacts';
import { TypeChip } from '../display/TypeChip';
import { NEXT_WEEK_LABEL, useCopyNextWeek } from '../saving/useCopyNextWeek';
import { DetailHeader } from './DetailHeader';
import { DetailSide } from './DetailSide';
import { useDetailKeys } from './useDetailKeys';
import { useNeighbours } from './useNeighbours';
import styles from './DetailDialog.module.css';

type DetailDialogProps = { tournament: Tournament; onClose: () => void };

/**
 * Details of a tournament (DETAIL, COMFORT-33). «Провести» opens the roster (ROSTER-17); «Ещё» has all other actions
 * (SEEN-85). An edit or delete dialog replaces the details (DETAIL-5), as does a neighbour in the list (DESK-12).
 */
export function DetailDialog({ tournament, onClose }: DetailDialogProps) {
  const { id, organizer_phone } = tournament;
  const titleId = useId();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const player = useAppSelector(selectOpenDialog)?.player;
  const neighbours = useNeighbours(id);
  const winners = useAppSelector(selectPlaySummaries)?.[id]?.winners;
  const [firstId] = useState(id);
  const [historyOpenings, setHistoryOpenings] = useState(0);
  const body = useRef<HTMLDivElement>(null);

  const open = (kind: DialogKind, tournamentId = id) =>
    void dispatch(dialogOpened({ kind, tournamentId }));
  const openTournament = (to: Tournament | undefined) => to && open('detail', to.id);
  const copyNextWeek = useCopyNextWeek();
  const duplicate = () => void navigate(getCopyPath(id));
  const isStored = hasServerId(tournament);
  const canPlay = isStored && hasFeature('play');
  const copies: MenuOption[] = [
    { text: NEXT_WEEK_LABEL, onChoose: () => copyNextWeek(tournament) },
    { text: 'Дублировать', onChoose: duplicate },
  ];
  const { previous, next } = neighbours;
  const others: MenuOption[] = [
    ...(isStored && hasFeature('history')
      ? [{ text: 'История', onChoose: () => setHistoryOpenings((count) => count + 1) }]
      : []),
    {
      text: 'Предыдущий турнир',
      isDisabled: !previous,
      onChoose: () => openTournament(previous),
    },
    { text: 'Следующий турнир', isDisabled: !next, onChoose: () => openTournament(next) },
    ...(isStored ? [{ text: 'Удалить', onChoose: () => open('delete') }] : []),
  ];
  useDetailKeys({
    previous: () => openTournament(previous),
    next: () => openTournament(next),
    ...(isStored && {
      edit: () => open('edit'),
      remove: () => open('delete'),
      duplicate,
    }),
  });

  const shownId = useRef(id);
  useEffect(() => {
    if (shownId.current === id) return;
    shownId.current = id;
    // For a searched player, the player's row scrolls into view instead (DESK-14).
    if (!player) body.current?.scrollTo({ top: 0 });
    // The previously focused element may have disappeared with its tournament.
    if (document.activeElement === document.body) body.current?.focus();
  }, [id, player]);

  return (
    <Dialog
      titleId={titleId}
      width={1040}
      isFullOnPhone
      className={styles.dialog}
      onClose={onClose}
    >
      <DetailHeader
        titleId={titleId}
        tournament={tournament}
        neighbours={neighbours}
        hasMoved={id !== firstId}
      />
      <div ref={body} className={styles.body} tabIndex={-1}>
        <div key={id} className={styles.main}>
          <TypeChip type={tournament.tournament_type} />
          <DescriptionList
            className={styles.facts}
            facts={{
              ...buildTournamentFacts(tournament, winners),
              Телефон: <PhoneActions phone={organizer_phone} />,
            }}
          />
        </div>
        <DetailSide tournament={tournament} player={player} historyOpenings={historyOpenings} />
      </div>
      <DialogFooter>
        {canPlay && (
          <Button kind="primary" onClick={() => void navigate(getPlayPath(id))}>
            Провести
          </Button>
        )}
        {isStored && (
          <Button kind={canPlay ? 'plain' : 'primary'} onClick={() => open('edit')}>
            Редактировать
          </Button>
        )}
        <DetailMenu tournament={tournament} before={isStored ? copies : []} after={others} />
        <Button className={styles.close} onClick={onClose}>
          Закрыть
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
