import type { ListParams, ListRow, ListSpec } from '@alur/contracts/kernel/list';
import { getList } from './get-list';

/** The server's maximum page size. */
const PAGE = 500;

/** Fetches every row of a list, page after page, for an export. */
export async function allRows<L extends ListSpec>(spec: L, params: ListParams<L>): Promise<ListRow<L>[]> {
  const rows: ListRow<L>[] = [];
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, so that a long list does not flood the server
    const { data, meta } = await getList(spec, { ...params, page, limit: PAGE });
    rows.push(...data);
    if (data.length < PAGE || rows.length >= (meta.total ?? 0)) return rows;
  }
}
