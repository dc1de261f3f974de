import {
  buildRoundPictureContent,
  buildStandingsContent,
} from '../../../../../domain/play/picture/contents';
import { buildRoundPicture } from '../../../../../domain/play/picture/roundPicture';
import type { MeasureText, Shape, Size } from '../../../../../domain/play/picture/shapes';
import { buildStandingsPicture } from '../../../../../domain/play/picture/standingsPicture';
import { buildPublicRounds } from '../../../../../domain/play/output/publicRounds';
import type { Play } from '../../../../../domain/play/wire/playWire';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import { config } from '../../../../config';
import { formatRoundTimes } from '../../rounds/formatRoundTimes';
import { getPublicStandings } from '../../standings/getPublicStandings';

export type PlayPictureSubject =
  { kind: 'table' } | { kind: 'round'; number: number; planned: number };

export type PlayPicture = {
  /** The text «Итоговая таблица», «Раунд 3 из 7». */
  heading: string;
  buildShapes: (size: Size, measure: MeasureText) => Shape[];
};

/** The picture of a play's standings or of a round (SEEN-33). */
export function buildPlayPicture(
  tournament: Tournament,
  play: Play,
  of: PlayPictureSubject,
): PlayPicture {
  const source = { tournament, club: config.title };
  if (of.kind === 'table') {
    const { heading, rows, nameOf } = getPublicStandings(play);
    const content = buildStandingsContent(source, heading, rows, play, nameOf);
    return {
      heading,
      buildShapes: (size, measure) => buildStandingsPicture(content, size, measure),
    };
  }
  const round = buildPublicRounds(play)[of.number - 1]!;
  const times = formatRoundTimes(round.round, play.rounds[of.number]);
  const content = buildRoundPictureContent(source, round, of.planned, times);
  return {
    heading: content.head.heading,
    buildShapes: (size, measure) => buildRoundPicture(content, size, measure),
  };
}
