import { LIST_TOPIC, PLAYERS_TOPIC, PLAYS_TOPIC } from '../../domain/protocol/liveEvents';
import type { ClubDatabase } from '../db/tables';
import { createPlayRepository } from '../play/log/playRepository';
import { createPlayersTag, type PlayersTagDependencies } from '../players/profiles/playersTag';
import { createListRepository } from '../tournaments/list/listRepository';
import { formatListEtag } from '../tournaments/list/listEtag';

/** Data that may change. Subscribers receive their tag. */
export type Topic = {
  /** Unique name of the topic. Two topics with the same name are the same. */
  readonly name: string;
  /** Name of the event when it differs from the topic's. */
  readonly event?: string;
  readonly readTag: () => Promise<string>;
  /** Reads the content of a tag for its event. Null when the content has changed again. */
  readonly readContent?: (tag: string) => Promise<string | null>;
  /** True when a subscription needs no session. */
  readonly isPublic: boolean;
};

/** A topic that needs no session. */
export type PublicTopic = Topic & { readonly isPublic: true };

export function createListTopic(database: ClubDatabase): Topic {
  const list = createListRepository(database);
  return {
    name: LIST_TOPIC,
    readTag: async () => formatListEtag(await list.readState()),
    isPublic: false,
  };
}

/** Creates the topic of all plays together. A client that shows a play requests it again after an event (ROSTER-15). */
export const createPlaysTopic = (database: ClubDatabase): Topic => ({
  name: PLAYS_TOPIC,
  readTag: () => createPlayRepository(database).readTag(),
  isPublic: false,
});

/**
 * Creates the topic of all players together. A client that shows their list or a card requests it again after an event
 * (PLAYER-80).
 */
export const createPlayersTopic = (dependencies: PlayersTagDependencies): Topic => ({
  name: PLAYERS_TOPIC,
  readTag: createPlayersTag(dependencies),
  isPublic: false,
});
