import { courtName } from '../gameSettings';
import type { Play } from '../playWire';
import { shownRounds, type ShownMatch } from './shownRound';

/** The matches of a court, round by round. */
export type CourtSheet = {
  court: number;
  courtName: string;
  /** Without a match: a round that is planned and not drawn yet. */
  lines: readonly { number: number; match: ShownMatch | undefined }[];
};

/**
 * SEEN-32: what is played on each court, for a sheet on which scores are written. Rounds in which a court is empty
 * are left out.
 * @param planned how many rounds there are
 */
export function courtSheets(
  play: Pick<Play, 'entries' | 'rounds' | 'settings'>,
  planned: number,
): CourtSheet[] {
  const drawn = shownRounds(play);
  const courts = new Set(drawn.flatMap(({ matches }) => matches.map(({ court }) => court)));
  const ahead = Array.from({ length: Math.max(0, planned - drawn.length) }, (_, index) => ({
    number: drawn.length + index + 1,
    match: undefined,
  }));
  return [...courts]
    .sort((one, other) => one - other)
    .map((court) => ({
      court,
      courtName: courtName(play.settings, court),
      lines: [
        ...drawn.flatMap(({ number, matches }) => {
          const match = matches.find((one) => one.court === court);
          return match ? [{ number, match }] : [];
        }),
        ...ahead,
      ],
    }));
}
