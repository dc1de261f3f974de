import { getCourtName } from '../model/gameSettings';
import type { Play } from '../wire/playWire';
import { buildPublicRounds, type PublicMatch } from './publicRounds';

/** The matches of a court, round by round. */
type CourtSheet = {
  court: number;
  courtName: string;
  /** Without a match: a round that is planned and not drawn yet. */
  lines: readonly { number: number; match: PublicMatch | undefined }[];
};

/**
 * SEEN-32: what is played on each court, for a sheet on which scores are written. Rounds in which a court is empty
 * are left out.
 * @param planned how many rounds there are
 */
export function buildCourtSheets(
  play: Pick<Play, 'entries' | 'rounds' | 'settings'>,
  planned: number,
): CourtSheet[] {
  const drawn = buildPublicRounds(play);
  const courts = new Set(drawn.flatMap(({ matches }) => matches.map(({ court }) => court)));
  const plannedLines = Array.from({ length: Math.max(0, planned - drawn.length) }, (_, index) => ({
    number: drawn.length + index + 1,
    match: undefined,
  }));
  return [...courts]
    .sort((one, other) => one - other)
    .map((court) => ({
      court,
      courtName: getCourtName(play.settings, court),
      lines: [
        ...drawn.flatMap(({ number, matches }) => {
          const match = matches.find((one) => one.court === court);
          return match ? [{ number, match }] : [];
        }),
        ...plannedLines,
      ],
    }));
}
