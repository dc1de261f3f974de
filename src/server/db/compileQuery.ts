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
    // A spread would copy no parameter. It therefore throws.
    ownKeys: () => {
      throw new Error('A query names each of its parameters.');
    },
  },
);

/** Returns the value of a query's parameter. A parameter that is not a placeholder already has its value. */
type Binding = (values: Readonly<Record<string, unknown>>) => unknown;

function createBinding(parameter: unknown): Binding {
  if (!(parameter instanceof Placeholder)) return () => parameter;
  const { name } = parameter;
  return (values) => values[name];
}

/**
 * Composes a frequent query once per database, because composing takes longer than running it.
 * @param compose receives placeholders, keyed by parameter
 * @returns a function that runs the query in a database or its transaction, with the parameters' values by name
 */
export function compileQuery<Row, Parameters extends object>(
  compose: (database: ClubDatabase, parameters: Parameters) => Compilable<Row>,
) {
  const compileFor = (database: ClubDatabase) => {
    const query = compose(database, placeholders as Parameters).compile();
    return { query, bindings: query.parameters.map(createBinding) };
  };
  /** The key is the adapter, which a database shares with its transactions. */
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
