import { runSteps, type Piece } from '../../trust/part';
import { isSound } from '../../trust/report';

/** Runs some steps of a piece of the trust. @returns the figures that are not what they have to be */
export async function listMissedFigures(piece: Piece, from: number, to: number) {
  const figures = piece.figures(await runSteps(piece, { from, to }));
  return figures.filter((figure) => !isSound([figure]));
}
