import { runSteps, type Piece } from '../../trust/part';
import { isSound } from '../../trust/report';

/** Runs some steps of a trust part. @returns figures that miss their goal */
export async function listMissedFigures(piece: Piece, from: number, to: number) {
  const figures = piece.figures(await runSteps(piece, { from, to }));
  return figures.filter((figure) => !isSound([figure]));
}
