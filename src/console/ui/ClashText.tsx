import { formatTimeRange } from '../../domain/time';
import type { Tournament } from '../../domain/tournament';

/** COMFORT-26: what stands before a clash. */
export const CLASHING = 'В это время уже идёт: ';

type ClashTextProps = {
  clash: Pick<Tournament, 'tournament_type' | 'start_time' | 'end_time' | 'organizer_name'>;
};

/** «Мексикано, 18:00 – 20:00, Иван Петров». */
export function ClashText({ clash }: ClashTextProps) {
  const { tournament_type, start_time, end_time, organizer_name } = clash;
  return (
    <>
      <bdi>{tournament_type}</bdi>,{' '}
      <bdi>{formatTimeRange(start_time, end_time).replaceAll(' ', '\u00a0')}</bdi>,{' '}
      <bdi>{organizer_name}</bdi>
    </>
  );
}
