import type { Season } from '../../../../domain/season';
import type { Tournament } from '../../../../domain/tournament';

/** A row of the list: a tournament, or the heading of a part. */
export type ListItem = string | Tournament;

/** LIST-13: the list from top to bottom, each part under its heading where it has headings. */
export type ListItems = ReturnType<typeof listItems>;

export const keyOf = (item: ListItem): string | number =>
  typeof item === 'string' ? item : item.id;

/** Nothing is made for each row: a long list has more of them than are ever looked at. */
export function listItems({ coming, past }: Season, hasHeadings: boolean) {
  const first = hasHeadings ? 1 : 0;
  const parts = [
    { heading: 'Предстоящие', tournaments: coming },
    { heading: 'Прошедшие', tournaments: past },
  ].filter(({ tournaments }) => tournaments.length > 0);
  const length = parts.reduce((sum, { tournaments }) => sum + first + tournaments.length, 0);

  return {
    length,

    at(index: number): ListItem | undefined {
      let place = index;
      for (const { heading, tournaments } of parts) {
        if (place < first + tournaments.length)
          return place < first ? heading : tournaments[place - first];
        place -= first + tournaments.length;
      }
      return undefined;
    },

    /** Every tournament's id, from top to bottom. */
    ids: (): number[] => parts.flatMap(({ tournaments }) => tournaments.map(({ id }) => id)),

    /** Where a tournament stands; -1 where it does not. */
    indexOf(id: number): number {
      let before = first;
      for (const { tournaments } of parts) {
        const place = tournaments.findIndex((tournament) => tournament.id === id);
        if (place >= 0) return before + place;
        before += first + tournaments.length;
      }
      return -1;
    },
  };
}
