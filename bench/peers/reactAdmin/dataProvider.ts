import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { inOrder, load, makeSearch } from '../common/tournaments';

// The list is requested while the application itself starts.
const search = load().then((tournaments) => makeSearch(inOrder(tournaments)));

async function getList({ filter, pagination }: GetListParams) {
  const { page, perPage } = pagination!;
  const found = (await search)(String((filter as { organizer?: string }).organizer ?? ''));
  return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
}

const never = () => Promise.reject(new Error('The benchmark only reads the list'));

/** Gives react-admin pages of the list, which is loaded as a whole and has a fixed order. */
export const dataProvider: DataProvider = {
  getList: async <Row extends RaRecord>(_resource: string, params: GetListParams) => {
    const { data, total } = await getList(params);
    return { data: data as unknown as Row[], total };
  },
  getOne: never,
  getMany: never,
  getManyReference: never,
  create: never,
  update: never,
  updateMany: never,
  delete: never,
  deleteMany: never,
};
