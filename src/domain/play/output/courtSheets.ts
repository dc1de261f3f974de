import { getCourtName } from '../model/gameSettings';
import type { Play } from '../wire/playWire';
import { formatRoundTerms } from '../score/formatRoundTerms';
import { buildPublicRounds, type PublicMatch } from './publicRounds';

/** All matches on one court, by round. */
type CourtSheet = {
  court: number;
  courtName: string;
  /**
   * Rounds on the court; `match` is undefined for a planned round that is not drawn yet. `terms` says the score of a
   * final, which has its own; empty for any other round.
   */
  lines: readonly { name: string; terms: string; match: PublicMatch | undefined }[];
};

/**
 * The matches of each court, for a sheet on which players write scores (SEEN-32). Rounds in which the court is empty
 * are skipped.
 * @param planned the number of rounds
 */
export function buildCourtSheets(
  play: Pick<Play, 'entries' | 'rounds' | 'settings'>,
  planned: number,
): CourtSheet[] {
  const drawn = buildPublicRounds(play);
  const courts = new Set(drawn.flatMap(({ matches }) => matches.map(({ court }) => court)));
  const plannedLines = Array.from({ length: Math.max(0, planned - drawn.length) }, (_, index) => ({
    name: `Раунд ${drawn.length + index + 1}`,
    terms: '',
    match: undefined,
  }));
  return [...courts]
    .sort((one, other) => one - other)
    .map((court) => ({
      court,
      courtName: getCourtName(play.settings, court),
      lines: [
        ...drawn.flatMap(({ name, matches, round: { final } }) => {
          const match = matches.find((one) => one.court === court);
          const terms = final ? formatRoundTerms(final.terms) : '';
          return match ? [{ name, terms, match }] : [];
        }),
        ...plannedLines,
      ],
    }));
}
