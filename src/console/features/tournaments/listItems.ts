import type { Season } from '../../../domain/season';
import type { Tournament } from '../../../domain/tournament';

export type ListItem =
  { key: string; heading: string } | { key: number; tournament: Tournament; isPast: boolean };

const section = (heading: string, tournaments: readonly Tournament[], isPast: boolean) =>
  tournaments.length === 0
    ? []
    : [
        { key: heading, heading },
        ...tournaments.map((tournament) => ({ key: tournament.id, tournament, isPast })),
      ];

/** LIST-13: the list from top to bottom, each part under its heading. */
export const listItems = ({ coming, past }: Season): ListItem[] => [
  ...section('Предстоящие', coming, false),
  ...section('Прошедшие', past, true),
];
