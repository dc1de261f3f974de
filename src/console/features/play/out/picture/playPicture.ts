import { roundContent, tableContent } from '../../../../../domain/play/picture/contents';
import { roundPicture } from '../../../../../domain/play/picture/roundPicture';
import type { Measure, Shape, Size } from '../../../../../domain/play/picture/shapes';
import { tablePicture } from '../../../../../domain/play/picture/tablePicture';
import { shownRounds } from '../../../../../domain/play/output/shownRound';
import type { Play } from '../../../../../domain/play/playWire';
import type { Tournament } from '../../../../../domain/tournament';
import { config } from '../../../../config';
import { roundTimes } from '../../rounds/roundTimes';
import { sharedTable } from '../../table/sharedTable';

/** What a picture is of. */
export type PictureOf = { kind: 'table' } | { kind: 'round'; number: number; planned: number };

export type PlayPicture = {
  /** «Итоговая таблица», «Раунд 3 из 7». */
  heading: string;
  shapes: (size: Size, measure: Measure) => Shape[];
};

/** SEEN-33: the picture of a play's table, or of one of its rounds. */
export function playPicture(tournament: Tournament, play: Play, of: PictureOf): PlayPicture {
  const shown = { tournament, club: config.title };
  if (of.kind === 'table') {
    const { heading, rows, nameOf } = sharedTable(play);
    const content = tableContent(shown, heading, rows, play.settings, nameOf);
    return { heading, shapes: (size, measure) => tablePicture(content, size, measure) };
  }
  const round = shownRounds(play)[of.number - 1]!;
  const times = roundTimes(round.round, play.rounds[of.number]);
  const content = roundContent(shown, round, of.planned, times);
  return {
    heading: content.head.heading,
    shapes: (size, measure) => roundPicture(content, size, measure),
  };
}
