import { expect, test } from 'vitest';
import { columnShares } from '../../components/DataTable/columnKinds.ts';
import { memberColumns } from './memberColumns.tsx';

const t = ((key: string) => key) as unknown as Parameters<typeof memberColumns>[0];

test('the team table has widths of 28, 34, 18, 12 and 8 percent (spec 2.8)', () => {
  const shares = columnShares(memberColumns(t)).map(
    (share) => (share as Record<string, string | undefined>)['--platform-column-share-0'],
  );
  expect(shares.map((share) => Math.round(Number.parseFloat(share ?? '')))).toEqual([
    28, 34, 18, 12, 8,
  ]);
});
