import { useMemo, useState } from 'react';
import { formatFullName } from '../../../../domain/play/people/names';
import type { Play } from '../../../../domain/play/wire/playWire';
import { countPeople, describePlayers, toCountedPlay } from '../../../../domain/play/roster/people';
import {
  listCandidates,
  type InvitationCandidate,
} from '../../../../domain/players/inviting/candidates';
import {
  buildInvitation,
  formatEachWeekday,
  buildCandidatePhones,
} from '../../../../domain/players/inviting/invitationTexts';
import type { InvitationTimes } from '../../../../domain/players/parsePlayers';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { useListInvitationsQuery, useListPlayersQuery } from '../../../api/players/playersApi';
import { useAddInvitationsMutation } from '../../../api/players/playerMutations';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { Dialog, DialogBody, DialogFooter } from '../../../ui/dialogs/Dialog';
import { LongList } from '../../../ui/tables/LongList';
import { useSingleFlight } from '../../../ui/loading/useSingleFlight';
import { useToday } from '../../../ui/time/useToday';
import adding from '../adding/Adding.module.css';
import { findSignUpAddress } from '../links/signUpAddress';
import { CandidateRow } from './CandidateRow';
import styles from './InviteDialog.module.css';

type InviteDialogProps = {
  tournament: Tournament;
  play: Play;
  copy: (text: string, message: string) => Promise<void>;
  onClose: () => void;
};

const NOBODY: ReadonlySet<string> = new Set();
const NO_INVITATIONS: InvitationTimes = {};

/** Players with an entry or an application, including those who do not play. */
const listPersons = ({ applications }: Tournament, { entries }: Play) => [
  ...entries
    .filter(({ status }) => status !== 'removed')
    .map((entry) => ({ name: formatFullName(entry), phone: entry.phone })),
  ...applications.map(({ name, contact_phone }) => ({ name, phone: contact_phone || null })),
];

export function InviteDialog({ tournament, play, copy, onClose }: InviteDialogProps) {
  const today = useToday();
  const {
    currentData: players,
    error,
    refetch,
  } = useListPlayersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const invitations = useListInvitationsQuery(tournament.id);
  const [addInvitations, { error: addError }] = useAddInvitationsMutation();
  const [toggled, setToggled] = useState(NOBODY);
  const playing = describePlayers(countPeople(toCountedPlay(play)));
  const asked = invitations.currentData ?? NO_INVITATIONS;
  const candidates = useMemo(() => {
    const all =
      players && listCandidates(players, tournament, listPersons(tournament, play), today);
    const isAsked = ({ player }: InvitationCandidate) => player.id in asked;
    return all && [...all.filter((one) => !isAsked(one)), ...all.filter(isAsked)];
  }, [players, tournament, play, asked, today]);

  // Regular players without an invitation are ticked at first.
  const isTicked = ({ player, isRegular }: InvitationCandidate): boolean =>
    (isRegular && !(player.id in asked)) !== toggled.has(player.id);
  const ticked = (candidates ?? []).filter(isTicked);
  const phones = ticked.filter(({ player }) => player.phone !== null).length;
  const toggle = (id: string) =>
    setToggled((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const noteInvitations = useSingleFlight(async () => {
    const playerIds = ticked.map(({ player }) => player.id);
    const { error: failure } = await addInvitations({ tournamentId: tournament.id, playerIds });
    // After an invitation, the invited players are no longer ticked.
    if (!failure) setToggled(NOBODY);
  });
  const problem = error ?? invitations.error ?? addError;

  return (
    <Dialog width={860} isFullOnPhone onClose={onClose}>
      <DialogBody title="Пригласить игроков" isFocusedFirst>
        <p className={adding.note}>
          Кто бывает {formatEachWeekday(tournament.date)}, подходит по{'\u00a0'}уровню и{'\u00a0'}
          ещё не
          {'\u00a0'}записан. Консоль никому не{'\u00a0'}пишет: скопируйте текст и отправьте его
          сами.
        </p>
        {!candidates && !error && <p role="status">Загрузка игроков...</p>}
        {problem && (
          <Alert>
            {problem.message} {error && <Button onClick={() => void refetch()}>Повторить</Button>}
          </Alert>
        )}
        {candidates?.length === 0 && <p role="status">Таких игроков не нашлось.</p>}
        {candidates && candidates.length > 0 && (
          <LongList
            items={candidates}
            getKey={({ player }) => player.id}
            label="Кого пригласить"
            className={styles.list}
          >
            {(candidate) => (
              <CandidateRow
                candidate={candidate}
                date={tournament.date}
                isMixed={play.settings.variant === 'mixed'}
                askedAt={asked[candidate.player.id]}
                isTicked={isTicked(candidate)}
                onToggle={() => toggle(candidate.player.id)}
              />
            )}
          </LongList>
        )}
      </DialogBody>
      <DialogFooter>
        <Button
          onClick={() =>
            void copy(
              buildInvitation(tournament, playing, findSignUpAddress(tournament, play)),
              'Текст скопирован',
            )
          }
        >
          Скопировать текст
        </Button>
        <Button
          disabled={phones === 0}
          onClick={() => void copy(buildCandidatePhones(ticked), 'Телефоны скопированы')}
        >
          Скопировать телефоны{phones > 0 && `: ${phones}`}
        </Button>
        <Button kind="primary" disabled={ticked.length === 0} onClick={noteInvitations}>
          {ticked.length === 0
            ? 'Отметить, что спросили'
            : `Спросили ${formatQuantity(ticked.length, 'игрока', 'игроков', 'игроков')}`}
        </Button>
        <Button onClick={onClose}>Закрыть</Button>
      </DialogFooter>
    </Dialog>
  );
}
