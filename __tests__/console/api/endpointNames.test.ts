import { readdirSync, readFileSync } from 'node:fs';
import { api } from '../../../src/console/api/store/api';

const API = 'src/console/api';

/** Endpoints that each cover several operations. */
const EXCEPTIONS = ['setPlayLink'];

/** Operation ids of docs/openapi.json. */
function listOperationIds(): string[] {
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  return Object.values(paths).flatMap((operations) =>
    Object.values(operations).flatMap(({ operationId }) => operationId ?? []),
  );
}

/**
 * Loads every file that adds endpoints.
 * @returns the names of all endpoints
 */
async function listEndpointNames(): Promise<string[]> {
  for (const file of readdirSync(API, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )) {
    const text = readFileSync(`${API}/${file}`, 'utf8');
    if (text.includes('.injectEndpoints(')) await import(`../../../${API}/${file}`);
  }
  return Object.keys(api.endpoints);
}

test('an endpoint is named as its operation in docs/openapi.json', async () => {
  const operations = listOperationIds();
  const names = await listEndpointNames();
  expect(names).toEqual(expect.arrayContaining(['listTournaments', 'changePlay', ...EXCEPTIONS]));
  expect(names.filter((name) => !operations.includes(name)).sort()).toEqual(EXCEPTIONS);
});
