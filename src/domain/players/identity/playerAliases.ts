import { formatFullName } from '../../play/people/names';
import type { Player } from '../playerWire';

type KnownPerson = Pick<
  Player,
  'givenName' | 'familyName' | 'phone' | 'otherNames' | 'otherPhones'
>;

/** The phones of a player, newest first (PLAYER-88). */
export const listPhones = ({ phone, otherPhones }: Pick<Player, 'phone' | 'otherPhones'>) =>
  phone === null ? otherPhones : [phone, ...otherPhones];

/** Each name of a player with each phone, the current ones first; old rosters contain the others (PLAYER-88). */
export const listAliases = (player: KnownPerson): { name: string; phone: string | null }[] =>
  [formatFullName(player), ...player.otherNames].flatMap((name) =>
    [player.phone, ...player.otherPhones].map((phone) => ({ name, phone })),
  );
