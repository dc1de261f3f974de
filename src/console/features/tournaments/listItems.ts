import type { Season } from '../../../domain/season';
import type { Tournament } from '../../../domain/tournament';

/** A row of the list: a tournament, or the heading of a part. */
export type ListItem = string | Tournament;

/** LIST-13: the list from top to bottom, each part under its heading. */
export type ListItems = ReturnType<typeof listItems>;

export const keyOf = (item: ListItem): string | number =>
  typeof item === 'string' ? item : item.id;

/** Nothing is made for each row: a long list has more of them than are ever looked at. */
export function listItems({ coming, past }: Season) {
  const parts = [
    { heading: 'Предстоящие', tournaments: coming },
    { heading: 'Прошедшие', tournaments: past },
  ].filter(({ tournaments }) => tournaments.length > 0);
  const length = parts.reduce((sum, { tournaments }) => sum + 1 + tournaments.length, 0);

  return {
    length,

    at(index: number): ListItem | undefined {
      let place = index;
      for (const { heading, tournaments } of parts) {
        if (place <= tournaments.length) return place === 0 ? heading : tournaments[place - 1];
        place -= 1 + tournaments.length;
      }
      return undefined;
    },

    isPast: (index: number): boolean => index >= length - past.length,

    /** Where a tournament stands; -1 where it does not. */
    indexOf(id: number): number {
      let before = 1;
      for (const { tournaments } of parts) {
        const place = tournaments.findIndex((tournament) => tournament.id === id);
        if (place >= 0) return before + place;
        before += 1 + tournaments.length;
      }
      return -1;
    },
  };
}
