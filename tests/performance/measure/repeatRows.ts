import type { Page } from 'playwright';

interface Row {
  id: string | number;
}

export interface RepeatedRows {
  /** URLs of the call, as Playwright matches them. */
  address: string;
  /** Property of the response that has the rows; '' for a bare array. */
  list: string;
  count: number;
}

const repeated = (rows: readonly Row[], count: number): Row[] =>
  Array.from({ length: count }, (_none, index) => ({
    ...rows[index % rows.length],
    // The first rows are unchanged, so that they can be opened.
    id: rows[index]?.id ?? `entry-${index}`,
  }));

/** Makes a call return `count` rows, copied from the original ones. */
export async function repeatRows(page: Page, { address, list, count }: RepeatedRows) {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Row[] | Partial<Record<string, Row[]>>;
    const json = Array.isArray(body)
      ? repeated(body, count)
      : { ...body, [list]: repeated(body[list] ?? [], count), next_cursor: null };
    await route.fulfill({ response, json });
  });
}
