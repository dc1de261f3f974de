import { buildPublicRounds } from '../../../../domain/play/output/publicRounds';
import { buildRoundText } from '../../../../domain/play/output/roundText';
import { listStartedRounds } from '../../../../domain/play/model/round';
import { formatRoundName } from '../../../../domain/play/model/roundName';
import { countPeople, describePlayers, toCountedPlay } from '../../../../domain/play/roster/people';
import { buildRosterText } from '../../../../domain/play/roster/rosterText';
import { countCompleteRounds } from '../../../../domain/play/standings/countedRounds';
import { buildStandingsText } from '../../../../domain/play/standings/standingsText';
import type { Play } from '../../../../domain/play/wire/playWire';
import { buildInvitation } from '../../../../domain/players/inviting/invitationTexts';
import { buildAnnouncement } from '../../../../domain/tournament/announcement';
import type { Tournament } from '../../../../domain/tournament/tournament';
import type { MenuOption } from '../../../ui/controls/Menu';
import { findSignUpAddress } from '../links/signUpAddress';
import { formatRoundTimes } from '../rounds/formatRoundTimes';
import { getPublicStandings } from '../standings/getPublicStandings';

type ChatText = Extract<MenuOption, { onChoose: () => void }>;

/**
 * Menu entries that copy texts for a chat, by the state of the play: before it the invitation, during it the last
 * round, after it the result. The first entry suits the current state best (SEEN-84).
 * @param planned the number of rounds
 */
export function listChatTexts(
  tournament: Tournament,
  play: Play,
  planned: number,
  copy: (text: string, message: string) => Promise<void>,
): readonly [ChatText, ...ChatText[]] {
  const { rounds, settings, outcome } = play;
  const playing = describePlayers(countPeople(toCountedPlay(play)));
  const startedRounds = listStartedRounds(rounds);
  const number = startedRounds.length;
  const current = startedRounds.at(-1);
  const createEntry = (text: string, copied: string, build: () => string): ChatText => ({
    text,
    onChoose: () => void copy(build(), copied),
  });
  const roster = createEntry('Состав для чата', 'Состав скопирован', () =>
    buildRosterText(tournament, play),
  );
  if (!current) {
    return [
      createEntry('Приглашение для чата', 'Приглашение скопировано', () =>
        buildInvitation(tournament, playing, findSignUpAddress(tournament, play)),
      ),
      roster,
      createEntry('Объявление для чата', 'Объявление скопировано', () =>
        buildAnnouncement(tournament, playing),
      ),
    ];
  }
  const roundCopied = current.final ? 'Финал скопирован' : 'Раунд скопирован';
  const round = createEntry(`${formatRoundName(current, number)} для чата`, roundCopied, () => {
    const last = buildPublicRounds(play)[number - 1]!;
    const times = formatRoundTimes(last.round, rounds[number]);
    return buildRoundText(tournament, last, planned, times);
  });
  const table = createEntry('Таблица для чата', 'Таблица скопирована', () => {
    const { heading, rows, nameOf } = getPublicStandings(play);
    return buildStandingsText(tournament, heading, rows, settings, nameOf);
  });
  if (outcome.finishedAt !== null) return [table, round, roster];
  return [round, ...(countCompleteRounds(rounds) > 0 ? [table] : []), roster];
}
