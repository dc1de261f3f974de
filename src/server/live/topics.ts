import { LIST_TOPIC, PLAYERS_TOPIC, PLAYS_TOPIC } from '../../domain/protocol/liveEvents';
import type { ClubDatabase } from '../db/tables';
import { createPlayRepository } from '../play/log/playRepository';
import { createPlayersTag, type PlayersTagDependencies } from '../players/profiles/playersTag';
import { createListRepository } from '../tournaments/list/listRepository';
import { formatListEtag } from '../tournaments/list/listEtag';

/** Something that changes, and whose subscribers are told its tag. */
export type Topic = {
  /** Unique: two topics of one name are the same. */
  readonly name: string;
  /** The event's name, where that is not the topic's. */
  readonly event?: string;
  /** Of its state as it is now. */
  readonly readTag: () => Promise<string>;
  /** What a tag names, for an event that tells of it; null where that has changed again. */
  readonly readContent?: (tag: string) => Promise<string | null>;
  /** Whether it may be followed without a session. */
  readonly isPublic: boolean;
};

/** One that may be followed without a session. */
export type PublicTopic = Topic & { readonly isPublic: true };

/** The list of tournaments. */
export function createListTopic(database: ClubDatabase): Topic {
  const list = createListRepository(database);
  return {
    name: LIST_TOPIC,
    readTag: async () => formatListEtag(await list.readState()),
    isPublic: false,
  };
}

/** ROSTER-15: all plays together; who reads one asks for it again. */
export const createPlaysTopic = (database: ClubDatabase): Topic => ({
  name: PLAYS_TOPIC,
  readTag: () => createPlayRepository(database).readTag(),
  isPublic: false,
});

/** PLAYER-80: all players together; who reads their list or a card asks for it again. */
export const createPlayersTopic = (dependencies: PlayersTagDependencies): Topic => ({
  name: PLAYERS_TOPIC,
  readTag: createPlayersTag(dependencies),
  isPublic: false,
});
