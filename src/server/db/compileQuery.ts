import type { Compilable } from 'kysely';
import type { ClubDatabase } from './tables';

/** Stands for a parameter while its query is composed. */
class Placeholder {
  constructor(readonly name: string) {}

  [Symbol.toPrimitive](): never {
    throw new Error(`The parameter ${this.name} has no value while its query is composed.`);
  }
}

/** Has a placeholder under every name. */
const placeholders = new Proxy(
  {},
  {
    get: (_, name) => new Placeholder(String(name)),
    // A spread would copy no parameter at all.
    ownKeys: () => {
      throw new Error('A query names each of its parameters.');
    },
  },
);

/** Gives a parameter its value; one that is no placeholder has it already. */
type Binding = (values: Readonly<Record<string, unknown>>) => unknown;

function createBinding(parameter: unknown): Binding {
  if (!(parameter instanceof Placeholder)) return () => parameter;
  const { name } = parameter;
  return (values) => values[name];
}

/**
 * A query of every request: it is composed once for each database, since composing takes longer than
 * running it.
 * @param compose is given placeholders under the parameters' names, to be put where their values belong
 * @returns runs it in a database, or in a transaction of it, with the parameters' values by name
 */
export function compileQuery<Row, Parameters extends object>(
  compose: (database: ClubDatabase, parameters: Parameters) => Compilable<Row>,
) {
  const compileFor = (database: ClubDatabase) => {
    const query = compose(database, placeholders as Parameters).compile();
    return { query, bindings: query.parameters.map(createBinding) };
  };
  /** By the adapter, which a database shares with its transactions. */
  const known = new WeakMap<object, ReturnType<typeof compileFor>>();
  return async (database: ClubDatabase, values: Parameters): Promise<Row[]> => {
    const { adapter } = database.getExecutor();
    let composed = known.get(adapter);
    if (!composed) known.set(adapter, (composed = compileFor(database)));
    const { query, bindings } = composed;
    const parameters = bindings.map((bind) => bind(values as Record<string, unknown>));
    return (await database.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
