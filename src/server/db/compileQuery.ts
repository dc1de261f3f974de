import type { Compilable } from 'kysely';
import type { ClubDatabase } from './tables';

class Placeholder {
  constructor(readonly name: string) {}

  [Symbol.toPrimitive](): never {
    throw new Error(`The parameter ${this.name} has no value while its query is composed.`);
  }
}

const placeholders = new Proxy(
  {},
  {
    get: (_, name) => new Placeholder(String(name)),
    // A spread would copy no parameter.
    ownKeys: () => {
      throw new Error('A query names each of its parameters.');
    },
  },
);

/** Gives a parameter its value. A parameter that is no placeholder has its value already. */
type Binding = (values: Readonly<Record<string, unknown>>) => unknown;

function createBinding(parameter: unknown): Binding {
  if (!(parameter instanceof Placeholder)) return () => parameter;
  const { name } = parameter;
  return (values) => values[name];
}

/**
 * Composes a frequent query once per database, because composing takes longer than running it.
 * @param compose receives placeholders under the parameters' names
 * @returns runs the query in a database or a transaction of it, with the parameters' values by name
 */
export function compileQuery<Row, Parameters extends object>(
  compose: (database: ClubDatabase, parameters: Parameters) => Compilable<Row>,
) {
  const compileFor = (database: ClubDatabase) => {
    const query = compose(database, placeholders as Parameters).compile();
    return { query, bindings: query.parameters.map(createBinding) };
  };
  /** Keyed by the adapter, which a database shares with its transactions. */
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
