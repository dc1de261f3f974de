import fc from 'fast-check';
import type { JsonSchema } from '../../src/server/contract/operation';
import type { Answer } from '../request';
import type { Given } from './given';
import { parseJson } from './judge';
import type { Model, Row } from './model';
import { checkList, expectSame, type Real } from './real';

export type Command = fc.AsyncCommand<Model, Real>;

/** The version that a request names. */
type Version = 'none' | 'any' | 'current' | 'stale';
export const version = fc.constantFrom<Version>('none', 'any', 'current', 'stale');

export const pick = fc.nat();
export const isKeyed = fc.boolean();
export const createKeyHeader = (key: string): Record<string, string> => ({
  'idempotency-key': key,
});

export const createBodies = <Body>(
  { createValues: valuesOf }: Given,
  title: string,
): fc.Arbitrary<Body> => {
  const schema: JsonSchema = { $ref: `#/components/schemas/${title}` };
  return valuesOf(schema) as fc.Arbitrary<Body>;
};

/** Creates a command whose outcome is compared with the model. The list is also compared after each command. */
export const createCommand = <Drawn>(
  name: string,
  drawn: fc.Arbitrary<Drawn>,
  run: (values: Drawn, model: Model, real: Real) => Promise<void>,
): fc.Arbitrary<Command> =>
  drawn.map((values) => ({
    check: () => true,
    async run(model, real) {
      await run(values, model, real);
      await checkList(model, real);
    },
    toString: () => `${name} ${fc.stringify(values)}`,
  }));

function createIfMatch(which: Version, { tournament }: Row): Record<string, string> {
  if (which === 'none') return {};
  if (which === 'any') return { 'if-match': '*' };
  return { 'if-match': `"${tournament.version! + (which === 'stale' ? 7 : 0)}"` };
}

type Write = {
  row: Row;
  /** True when the write needs a tournament in the trash. */
  isInTrash?: boolean;
  which: Version;
  send: (headers: Record<string, string>) => Promise<Answer>;
  onAccepted: (answer: Answer) => void;
};

/**
 * Sends a write to one tournament. The server must refuse it when the tournament is in the wrong place or the version
 * is stale.
 */
export async function write({ row, isInTrash = false, which, send, onAccepted }: Write) {
  const answer = await send(createIfMatch(which, row));
  if (row.isTrashed !== isInTrash) expectSame('status', answer.status, 404);
  else if (which === 'stale') {
    expectSame('status', answer.status, 412);
    const { current } = parseJson(answer) as { current: Record<string, unknown> };
    const { deleted_at: _, ...tournament } = current;
    expectSame('what is there now', tournament, row.tournament);
  } else onAccepted(answer);
}
