import { groupComing } from '../../../../../domain/list/comingGroups';
import type { Season } from '../../../../../domain/list/splitSeason';
import type { Tournament } from '../../../../../domain/tournament/tournament';

/** The heading of a part of the list, and of its first group. */
type HeadingItem = { heading: string; group: string };
/** DESK-4: the strip on top of the list. */
type StripItem = { strip: 'upNext' };

/** A row of the list. */
export type ListItem = Tournament | HeadingItem | StripItem;

/** LIST-13: the list from top to bottom, each part under its heading where it has headings. */
export type ListItemSequence = ReturnType<typeof createListItems>;

export const isTournamentListItem = (item: ListItem | undefined): item is Tournament =>
  item !== undefined && 'id' in item;

export const getListItemKey = (item: ListItem): string | number =>
  'id' in item ? item.id : 'strip' in item ? item.strip : item.heading + item.group;

type ListPart = { head: readonly ListItem[]; tournaments: Tournament[]; from: number; to: number };

function listParts({ coming, past }: Season, today: string, hasHeadings: boolean): ListPart[] {
  const toPart = (tournaments: Tournament[]) => ({ tournaments, from: 0, to: tournaments.length });
  if (!hasHeadings) return [coming, past].map((one) => ({ head: [], ...toPart(one) }));
  const groups = groupComing(coming, today);
  const nearest = groups[0]?.name;
  const isSoon = nearest === 'Сегодня' || nearest === 'Завтра';
  const parts = groups.map(({ name, from, to }, index): ListPart => {
    const heading = index === 0 ? 'Предстоящие' : name;
    // «Позже» says nothing where nothing is nearer.
    const group = index === 0 && name !== 'Позже' ? name : '';
    const strip: StripItem[] = index === 0 && isSoon ? [{ strip: 'upNext' }] : [];
    return { head: [...strip, { heading, group }], tournaments: coming, from, to };
  });
  return past.length === 0
    ? parts
    : [...parts, { head: [{ heading: 'Прошедшие', group: '' }], ...toPart(past) }];
}

/**
 * Nothing is made for each row: a long list has more of them than are ever looked at.
 * @param today yyyy-MM-dd in the club's time zone
 */
export function createListItems(season: Season, today: string, hasHeadings: boolean) {
  const parts = listParts(season, today, hasHeadings);
  const getSize = ({ head, from, to }: ListPart) => head.length + to - from;
  const length = parts.reduce((sum, part) => sum + getSize(part), 0);

  return {
    length,

    at(index: number): ListItem | undefined {
      let place = index;
      for (const part of parts) {
        const { head, tournaments, from } = part;
        if (place < getSize(part)) return head[place] ?? tournaments[from + place - head.length];
        place -= getSize(part);
      }
      return undefined;
    },

    /** Every tournament's id, from top to bottom. */
    ids: (): number[] =>
      parts.flatMap(({ tournaments, from, to }) => tournaments.slice(from, to).map(({ id }) => id)),

    /** Where a tournament stands; -1 where it does not. */
    indexOf(id: number): number {
      let before = 0;
      for (const part of parts) {
        const { head, tournaments, from, to } = part;
        const place = tournaments.slice(from, to).findIndex((tournament) => tournament.id === id);
        if (place >= 0) return before + head.length + place;
        before += getSize(part);
      }
      return -1;
    },
  };
}
