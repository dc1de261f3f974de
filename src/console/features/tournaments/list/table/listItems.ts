import { groupComing } from '../../../../../domain/list/comingGroups';
import type { Season } from '../../../../../domain/list/splitSeason';
import type { Tournament } from '../../../../../domain/tournament/tournament';

/** Heading of a part of the list and of its first group. */
type HeadingItem = { heading: string; group: string };
/** The strip above the list (DESK-4). */
type StripItem = { strip: 'upNext' };

export type ListItem = Tournament | HeadingItem | StripItem;

/** The list from top to bottom, with headings between its parts if it has any (LIST-13). */
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
    // «Позже» is a heading only after nearer tournaments.
    const group = index === 0 && name !== 'Позже' ? name : '';
    const strip: StripItem[] = index === 0 && isSoon ? [{ strip: 'upNext' }] : [];
    return { head: [...strip, { heading, group }], tournaments: coming, from, to };
  });
  return past.length === 0
    ? parts
    : [...parts, { head: [{ heading: 'Прошедшие', group: '' }], ...toPart(past) }];
}

/**
 * The headings and tournaments of the list by index. No object is created per row, because most rows of a long list
 * never become visible.
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

    /** Ids of all tournaments, from top to bottom. */
    ids: (): number[] =>
      parts.flatMap(({ tournaments, from, to }) => tournaments.slice(from, to).map(({ id }) => id)),

    /** Index of a tournament; -1 when it is not listed. */
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
