import { budgets } from '../budgets.ts';
import type { HandwrittenPage } from '../handwritten/build.ts';
import { visitBoth } from '../measurements.ts';
import type { Bench } from '../measurements.ts';
import { inKib, limit, medians, times } from '../row.ts';
import type { Row } from '../row.ts';

/** The demo team and contacts have names in four scripts and more. */
const fontBytes: Record<HandwrittenPage, number> = {
  'sign-in': budgets.firstPageFontKib,
  team: budgets.fourScriptsFontKib,
  contacts: budgets.fourScriptsFontKib,
};

const pages: readonly HandwrittenPage[] = ['sign-in', 'team', 'contacts'];

export async function fastLine(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of pages) rows.push(...(await rowsOf(bench, page)));
  return rows;
}

async function rowsOf(bench: Bench, page: HandwrittenPage): Promise<Row[]> {
  const visits = await visitBoth(bench, page, {});
  return [
    times(
      `${page} usable, without slow-down`,
      budgets.usableRatio,
      medians(visits, ({ usableAt }) => usableAt),
    ),
    times(
      '  main thread until then',
      budgets.mainThreadRatio,
      medians(visits, ({ mainThread }) => mainThread),
    ),
    limit(
      '  script files until then',
      budgets.scriptFiles,
      medians(visits, ({ scriptFiles }) => scriptFiles),
      String,
    ),
    limit(
      '  requests until the network is idle',
      budgets.requests,
      medians(visits, ({ requests }) => requests),
      String,
    ),
    limit(
      '  fonts',
      fontBytes[page],
      medians(visits, (visit) => visit.fontBytes / 1024),
      inKib,
    ),
  ];
}
